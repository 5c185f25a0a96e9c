import { cardText, type Seat, seatText, sideOf } from 'naipe/game';
import type { LinePlay, LineTrick, PlayMark } from 'naipe/laws';
import { playReasonText } from 'naipe/laws/texts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { CardNotation } from '../../../components/card-notation.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import parts from '../parts/assistant.module.css';
import { SentenceText } from '../sentence-text.tsx';
import type { ClaimReportProps } from './claim-report.tsx';
import classes from './line.module.css';

/** Tricks of a line, each with its four cards and who wins it. */
export function LineTricks({
  line,
  children,
}: {
  readonly line: readonly LineTrick[];
  /** What there is to say of a trick. */
  readonly children?: (trick: LineTrick, number: number) => React.ReactNode;
}) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  return (
    <ol className={classes.line}>
      {line.map((trick, index) => (
        <li key={trick.plays.map(({ card }) => card).join()}>
          <p className={classes.trick}>
            {trick.plays.map(({ seat, card }) => (
              <span key={card} className={classes.play} data-winner={seat === trick.winner}>
                <span className={classes.seat}>{seatText(seat, style)}</span> <CardNotation card={card} />
              </span>
            ))}
            <span className={classes.winner}>{t('wins', { seat: t(`common:seat.${trick.winner}`) })}</span>
          </p>
          {children?.(trick, index + 1)}
        </li>
      ))}
    </ol>
  );
}

/** Cards of which there is nothing to say: no choice was made, or not by the claiming side. */
const isTelling = ({ seat, reason }: LinePlay, claimer: Seat): boolean =>
  sideOf(seat) === sideOf(claimer) && reason.code !== 'only-card' && reason.code !== 'already-played';

/** The line that decides: why each choice of the claiming side counts, and the way to rule it irrational. */
export function DecidingLine({ question, judgement, onDecide }: ClaimReportProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  const { claimer, director } = question;
  const strike = (mark: PlayMark): void =>
    onDecide({
      struck: [...(director?.struck ?? []), mark],
      restored: (director?.restored ?? []).filter((each) => !isSame(each, mark)),
    });
  return (
    <Card heading={t('claim.line')}>
      <p className={parts.hint}>{t('claim.lineHint')}</p>
      <LineTricks line={judgement.line}>
        {({ plays }, trick) => (
          <ul className={classes.reasons}>
            {plays.flatMap((play, place) => {
              if (!isTelling(play, claimer)) return [];
              const { seat, card, reason } = play;
              const mark: PlayMark = { card, how: place === 0 ? 'led' : 'played', trick };
              return (
                <li key={card} className={classes.reason}>
                  <span>
                    {t(`common:seat.${seat}`)} <CardNotation card={card} />:{' '}
                    <SentenceText
                      sentence={{ text: playReasonText(reason, style.language), clause: reason.clause }}
                    />
                  </span>
                  {reason.code !== 'stated' && reason.code !== 'partner-of-defender' && (
                    <button
                      type="button"
                      className={parts.remove}
                      aria-label={t('claim.strikeCard', { card: cardText(card, style), trick })}
                      onClick={() => strike(mark)}
                    >
                      {t('claim.strike')}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </LineTricks>
    </Card>
  );
}

/** Are two marks about the same play? */
export const isSame = (one: PlayMark, other: PlayMark): boolean =>
  one.card === other.card && one.how === other.how && one.trick === other.trick;
