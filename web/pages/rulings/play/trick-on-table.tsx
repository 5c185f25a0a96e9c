import { dummyOf, SEATS, type Seat } from 'naipe/game';
import { cardsInTrick, penaltyCardsOf, type Table, type TablePlay, turnToPlay } from 'naipe/laws';
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
  const turn = turnToPlay(play);
  const onTable = cardsInTrick(play);
  return (
    <fieldset className={classes.table} aria-label={t('revoke.who')}>
      {SEATS.map((each) => {
        const played = onTable.find((card) => card.seat === each)?.card;
        const penalty = penaltyCardsOf(table, each).map(({ card }) => card);
        const role = roleOf(each, play);
        return (
          <div
            key={each}
            className={classes.seat}
            style={{ gridArea: each }}
            data-turn={each === turn}
            data-chosen={each === seat}
          >
            <button
              type="button"
              className={classes.name}
              aria-pressed={each === seat}
              onClick={() => onSeat(each)}
            >
              {t(`common:seat.${each}`)}
            </button>
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
          </div>
        );
      })}
    </fieldset>
  );
}

function roleOf(seat: Seat, { contract }: TablePlay): 'declarer' | 'dummy' | undefined {
  if (seat === contract.declarer) return 'declarer';
  return seat === dummyOf(contract) ? 'dummy' : undefined;
}
