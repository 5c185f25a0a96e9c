import { Textarea } from '@mantine/core';
import { type Card, type Seat, seatText, TRICKS } from 'naipe/game';
import { bestOf, printTricks, type RecordedTrick } from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardNotation } from '../../../components/card-notation.tsx';
import { Choice } from '../../../components/choice.tsx';
import { QuietButton } from '../../../components/quiet-button.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import parts from '../parts/assistant.module.css';
import { CardKeys } from '../parts/card-keys.tsx';
import { More } from '../parts/more.tsx';
import { SeatKeys } from '../parts/seat-keys.tsx';
import page from '../rulings-page.module.css';
import {
  type Fate,
  fateOf,
  nextToPlay,
  pasted,
  trickNumber,
  tricksOf,
  withCard,
  withFate,
  withNextTrick,
  withoutLast,
} from './revoke-draft.ts';
import type { RevokePartProps } from './revoke-page.tsx';
import classes from './trick-entry.module.css';

const FATES: readonly Fate[] = ['stands', 'withdrawn', 'placed', 'surplus'];

/** The cards as they fell: tapped in turn, or typed and pasted as text. */
export function TrickEntry({ draft, onChange }: RevokePartProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const [chosen, setChosen] = useState<Seat>();
  const read = tricksOf(draft);
  const tricks = read.ok ? read.value : [];
  const trick = trickNumber(draft, tricks);
  const seat = chosen ?? nextToPlay(tricks, draft.contract);
  const fallen = tricks.flatMap(({ plays }) =>
    plays
      .filter(({ withdrawn, role }) => withdrawn === undefined && role !== 'surplus')
      .map(({ card }) => card),
  );
  const last = tricks.at(-1)?.plays.at(-1);
  const keep = (next: readonly RecordedTrick[]): void => onChange({ tricks: printTricks(next), answers: {} });
  const play = (card: Card): void => {
    setChosen(undefined);
    keep(withCard(tricks, { seat, card }));
  };
  return (
    <section className={parts.part} aria-labelledby="tricks">
      <h2 id="tricks" className={parts.heading}>
        {t('revoke.tricks')}
      </h2>
      <Tricks tricks={tricks} draft={draft} />
      {trick <= TRICKS && (
        <>
          <p className={page.duty} aria-live="polite">
            {t('revoke.plays', { seat: t(`common:seat.${seat}`), trick })}
          </p>
          <SeatKeys label={t('revoke.who')} chosen={[seat]} onSeat={setChosen} />
          <CardKeys label={t('cards')} isGone={(card) => fallen.includes(card)} onCard={play} />
        </>
      )}
      <QuietButton onClick={() => keep(withoutLast(tricks))} disabled={tricks.length === 0}>
        {t('revoke.takeBack')}
      </QuietButton>
      {last !== undefined && (
        <More label={t('revoke.oddCard')}>
          <Choice
            label={t('revoke.lastCard')}
            orientation="vertical"
            value={fateOf(last)}
            options={FATES.map((value) => ({ value, label: t(`revoke.fates.${value}`) }))}
            onChange={(fate) => keep(withFate(tricks, fate))}
          />
          <QuietButton onClick={() => keep(withNextTrick(tricks))}>{t('revoke.nextTrick')}</QuietButton>
        </More>
      )}
      <More label={t('revoke.asText')}>
        <Textarea
          aria-label={t('revoke.asText')}
          description={t('revoke.asTextHint')}
          autosize
          minRows={3}
          spellCheck={false}
          value={draft.tricks}
          classNames={{ input: classes.area ?? '', description: parts.hint ?? '' }}
          onChange={(event) => onChange({ tricks: event.currentTarget.value, answers: {} })}
          onPaste={(event) => {
            const changed = pasted(event.clipboardData.getData('text'), draft);
            if (changed === undefined) return;
            event.preventDefault();
            onChange(changed);
          }}
        />
      </More>
    </section>
  );
}

function Tricks({
  tricks,
  draft,
}: Pick<RevokePartProps, 'draft'> & { readonly tricks: readonly RecordedTrick[] }) {
  const { t } = useTranslation('rulings');
  const style = useWritingStyle();
  const earlier = Number(draft.earlierNS) + Number(draft.earlierEW);
  return (
    <ol className={classes.tricks} start={earlier + 1} aria-label={t('revoke.tricks')}>
      {tricks.map(({ plays }) => {
        const best = bestOf(plays, draft.contract.strain);
        return (
          <li key={plays.map(({ card }) => card).join()}>
            <span className={classes.trick}>
              {plays.map((each) => (
                <span
                  key={`${each.seat}${each.card}${each.withdrawn ?? ''}`}
                  className={classes.card}
                  data-best={each === best}
                  data-fate={fateOf(each)}
                >
                  <span className={classes.seat}>{seatText(each.seat, style)}</span>{' '}
                  <CardNotation card={each.card} />
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
