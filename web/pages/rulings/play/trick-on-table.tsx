import { dummyOf, SEATS, type Seat } from 'naipe/game';
import { cardsInTrick, penaltyCardsOf, type Table, type TablePlay, turnToPlay } from 'naipe/laws';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CardNotation } from '../../../components/card-notation.tsx';
import classes from './trick-on-table.module.css';

interface TrickOnTableProps {
  readonly table: Table;
  readonly play: TablePlay;
  /** Who is tapped to play. */
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
}

/** The four players where they sit, with the card each has played to the trick and the penalty cards. */
export function TrickOnTable({ table, play, seat, onSeat }: TrickOnTableProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const id = useId();
  const turn = turnToPlay(play);
  const onTable = cardsInTrick(play);
  return (
    <fieldset className={classes.table} aria-label={t('revoke.who')}>
      {SEATS.map((each) => {
        const played = onTable.find((card) => card.seat === each)?.card;
        const penalty = penaltyCardsOf(table, each).map(({ card }) => card);
        const role = roleOf(each, play);
        return (
          <button
            key={each}
            type="button"
            className={classes.seat}
            style={{ gridArea: each }}
            aria-label={t(`common:seat.${each}`)}
            aria-describedby={`${id}${each}`}
            aria-pressed={each === seat}
            data-turn={each === turn}
            onClick={() => onSeat(each)}
          >
            <span className={classes.name}>{t(`common:seat.${each}`)}</span>
            <span id={`${id}${each}`} className={classes.more}>
              {role !== undefined && <span className={classes.role}>{t(`play.${role}`)}</span>}
              {penalty.map((card) => (
                <span key={card} className={classes.penalty}>
                  {t('play.faceUp')} <CardNotation card={card} />
                </span>
              ))}
              {played !== undefined && (
                <span className={classes.card}>
                  <CardNotation card={played} />
                </span>
              )}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

function roleOf(seat: Seat, { contract }: TablePlay): 'declarer' | 'dummy' | undefined {
  if (seat === contract.declarer) return 'declarer';
  return seat === dummyOf(contract) ? 'dummy' : undefined;
}
