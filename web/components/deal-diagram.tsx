import {
  type Conditions,
  type Deal,
  highCardPoints,
  isVulnerable,
  SEATS,
  type Seat,
  seatText,
  sideOf,
} from 'naipe/game';
import { useTranslation } from 'react-i18next';
import classes from './deal-diagram.module.css';
import { HandLines } from './hand-lines.tsx';
import { useWritingStyle } from './writing-style.ts';

interface DealDiagramProps {
  readonly deal: Deal;
  /** Left out where the deal is of no board. */
  readonly board?: number;
  readonly conditions: Conditions;
  /** Small and without ink to spare. */
  readonly paper?: boolean;
}

/** The four hands where the players sit, around the table they sit at. */
export function DealDiagram({ deal, board, conditions, paper = false }: DealDiagramProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.frame} data-paper={paper}>
      <div className={classes.diagram}>
        {SEATS.map((seat) => (
          <div key={seat} className={classes.place} data-seat={seat}>
            <h3 className={classes.seat}>
              {t(`seat.${seat}`)}{' '}
              <span className={classes.points}>
                {t('deal.points', { points: highCardPoints(deal[seat]) })}
              </span>
            </h3>
            <HandLines hand={deal[seat]} />
          </div>
        ))}
        <Table {...(board === undefined ? {} : { board })} {...conditions} />
      </div>
    </div>
  );
}

/** The table: who deals and who is vulnerable, for the eye only; the words stand beside it. */
function Table({ board, dealer, vulnerable }: Conditions & { readonly board?: number }) {
  const style = useWritingStyle();
  const edge = (seat: Seat) => (
    <span
      key={seat}
      className={classes.edge}
      data-seat={seat}
      data-dealer={seat === dealer}
      data-vulnerable={isVulnerable(sideOf(seat), vulnerable)}
    >
      {seatText(seat, style)}
    </span>
  );
  return (
    <div aria-hidden className={classes.table}>
      {SEATS.map(edge)}
      <span className={classes.number}>{board}</span>
    </div>
  );
}
