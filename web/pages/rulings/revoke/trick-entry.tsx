import { Textarea } from '@mantine/core';
import { type Card, type Seat, seatText, TRICKS } from 'naipe/game';
import { printTricks } from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardNotation } from '../../../components/card-notation.tsx';
import { QuietButton } from '../../../components/quiet-button.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { CardKeys } from '../parts/card-keys.tsx';
import { SeatKeys } from '../parts/seat-keys.tsx';
import classes from '../rulings-page.module.css';
import { nextToPlay, type RevokeDraft, tricksOf, withCard, withoutLast } from './revoke-draft.ts';

interface TrickEntryProps {
  readonly draft: RevokeDraft;
  readonly onTricks: (text: string) => void;
}

/** The cards as they fell: tapped in turn, or typed and pasted as text. */
export function TrickEntry({ draft, onTricks }: TrickEntryProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  const [chosen, setChosen] = useState<Seat>();
  const read = tricksOf(draft);
  const tricks = read.ok ? read.value : [];
  const earlier = Number(draft.earlierNS) + Number(draft.earlierEW);
  const trick = earlier + tricks.length + (isComplete(tricks) ? 1 : 0);
  const seat = chosen ?? nextToPlay(tricks, draft.contract);
  const fallen = tricks.flatMap(({ plays }) => plays.map(({ card }) => card));
  const play = (card: Card): void => {
    setChosen(undefined);
    onTricks(printTricks(withCard(tricks, { seat, card })));
  };
  return (
    <div className={classes.column}>
      <p className={classes.duty} aria-live="polite">
        {trick <= TRICKS && t('revoke.plays', { seat: t(`common:seat.${seat}`), trick })}
      </p>
      <SeatKeys label={t('revoke.who')} seat={seat} onSeat={setChosen} />
      <CardKeys label={t('cards')} isGone={(card) => fallen.includes(card)} onCard={play} />
      <ol className={classes.tricks} start={earlier + 1} aria-label={t('revoke.tricks')}>
        {tricks.map(({ plays }) => (
          <li key={plays.map(({ card }) => card).join()}>
            {plays.map((each) => (
              <span key={`${each.seat}${each.card}`} className={classes.fallen}>
                {seatText(each.seat, style)} <CardNotation card={each.card} />
              </span>
            ))}
          </li>
        ))}
      </ol>
      <QuietButton onClick={() => onTricks(printTricks(withoutLast(tricks)))} disabled={tricks.length === 0}>
        {t('revoke.takeBack')}
      </QuietButton>
      <Textarea
        label={t('revoke.asText')}
        description={t('revoke.asTextHint')}
        autosize
        minRows={3}
        spellCheck={false}
        value={draft.tricks}
        classNames={{
          input: classes.area ?? '',
          label: classes.label ?? '',
          description: classes.hint ?? '',
        }}
        onChange={(event) => onTricks(event.currentTarget.value)}
      />
    </div>
  );
}

const isComplete = (tricks: readonly { readonly plays: readonly unknown[] }[]): boolean =>
  (tricks.at(-1)?.plays.length ?? 4) >= 4;
