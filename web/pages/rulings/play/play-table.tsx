import { type Card, cardText, type Seat, seatText } from 'naipe/game';
import {
  cardsInTrick,
  type Happening,
  type Table,
  type TablePlay,
  trickNumber,
  turnToPlay,
} from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardNotation } from '../../../components/card-notation.tsx';
import { QuietButton } from '../../../components/quiet-button.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import boxes from '../bidding-box.module.css';
import { contractText } from '../contract-words.ts';
import { ExposedForm } from '../exposed-form.tsx';
import { FormFrame } from '../form-frame.tsx';
import { CardKeys } from '../parts/card-keys.tsx';
import { SeatKeys } from '../parts/seat-keys.tsx';
import { ReportForm } from '../report-form.tsx';
import classes from '../rulings-page.module.css';

interface PlayTableProps {
  readonly table: Table;
  readonly play: TablePlay;
  /** May something happen now, or does a question come first? */
  readonly open: boolean;
  readonly onHappening: (happening: Happening) => void;
}

/** The play: what fell, the penalty cards, and the next card by anybody. */
export function PlayTable({ table, play, open, onHappening }: PlayTableProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  const { contract } = play;
  return (
    <>
      <p className={classes.sentence}>
        {t('play.contract', {
          contract: contractText(contract, style),
          seat: t(`common:seat.${contract.declarer}`),
        })}
      </p>
      <Tricks play={play} />
      <PenaltyCards table={table} />
      {open && <NextCard play={play} onHappening={onHappening} />}
    </>
  );
}

function Tricks({ play }: { readonly play: TablePlay }) {
  const { t } = useTranslation('rulings');
  const style = useWritingStyle();
  return (
    <ol className={classes.tricks} start={play.firstTrick} aria-label={t('revoke.tricks')}>
      {play.tricks.map(({ plays }) => (
        <li key={plays.map(({ card }) => card).join()}>
          {plays.map(({ seat, card, withdrawn }) => (
            <span key={`${seat}${card}${withdrawn ?? ''}`} className={classes.fallen}>
              {seatText(seat, style)}{' '}
              {withdrawn === undefined ? (
                <CardNotation card={card} />
              ) : (
                <del>
                  <CardNotation card={card} />
                </del>
              )}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

function PenaltyCards({ table }: { readonly table: Table }) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  const cards = table.persists.filter((item) => item.type === 'penalty-card');
  if (cards.length === 0) return null;
  return (
    <p className={classes.duty}>
      {cards
        .map(({ seat, card, kind }) =>
          t(`play.penalty.${kind}`, { seat: t(`common:seat.${seat}`), card: cardText(card, style) }),
        )
        .join(' ')}
    </p>
  );
}

type Form = 'exposed' | 'several' | 'report';

function NextCard({ play, onHappening }: Pick<PlayTableProps, 'play' | 'onHappening'>) {
  const { t } = useTranslation(['rulings', 'common']);
  const [chosen, setChosen] = useState<Seat>();
  const [form, setForm] = useState<Form>();
  const turn = turnToPlay(play);
  const seat = chosen ?? turn ?? play.contract.declarer;
  const done = (happening: Happening): void => {
    setChosen(undefined);
    setForm(undefined);
    onHappening(happening);
  };
  if (form === 'report') {
    return (
      <FormFrame heading={t('more')} onCancel={() => setForm(undefined)}>
        <ReportForm onHappening={done} />
      </FormFrame>
    );
  }
  if (form !== undefined) {
    return (
      <FormFrame heading={t('whose')} onCancel={() => setForm(undefined)}>
        <ExposedForm when={form === 'several' ? 'several' : 'play'} onHappening={done} />
      </FormFrame>
    );
  }
  const isLead = cardsInTrick(play).length === 0;
  const words = seat === turn ? (isLead ? 'play.leads' : 'play.plays') : 'play.outOfTurn';
  return (
    <>
      <div className={boxes.box}>
        <p className={boxes.who} aria-live="polite">
          {t(words, { seat: t(`common:seat.${seat}`), trick: trickNumber(play) })}
        </p>
        <SeatKeys label={t('revoke.who')} seat={seat} onSeat={setChosen} />
        <CardKeys label={t('cards')} onCard={(card: Card) => done({ type: 'card', seat, card })} />
      </div>
      <div className={boxes.box}>
        <p className={boxes.who}>{t('more')}</p>
        <QuietButton onClick={() => setForm('exposed')}>{t('exposed')}</QuietButton>
        <QuietButton onClick={() => setForm('several')}>{t('play.several')}</QuietButton>
        <QuietButton onClick={() => done({ type: 'lead-down', seat })}>
          {t('play.leadDown', { seat: t(`common:seat.${seat}`) })}
        </QuietButton>
        <QuietButton onClick={() => done({ type: 'misexplained-play', seat })}>
          {t('play.misexplained', { seat: t(`common:seat.${seat}`) })}
        </QuietButton>
        <QuietButton onClick={() => setForm('report')}>{t('reports.open')}</QuietButton>
        <QuietButton onClick={() => done({ type: 'play-over' })}>{t('play.over')}</QuietButton>
      </div>
    </>
  );
}
