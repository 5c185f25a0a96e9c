import { rotationFrom, SEATS, seatText } from 'naipe/game';
import { type AnyCall, type Table, turnOf } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { useWritingStyle } from '../../components/writing-style.ts';
import classes from './auction-grid.module.css';
import { CallNotation } from './call-notation.tsx';

/** The calls that stand, under the players who made them. */
export function AuctionGrid({ table }: { readonly table: Table }) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  const turn = turnOf(table);
  const seats = rotationFrom('W');
  return (
    <table className={classes.grid}>
      <caption className={classes.caption}>{t('auction')}</caption>
      <thead>
        <tr>
          {seats.map((seat) => (
            <th key={seat} scope="col" data-turn={seat === turn} title={t(`common:seat.${seat}`)}>
              {seatText(seat, style)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(table).map((row) => (
          <tr key={row.key}>
            {seats.map((seat) => (
              <td key={seat}>
                {row.calls
                  .filter((made) => made.seat === seat)
                  .map((made) => (
                    <CallNotation key={made.place} call={made.call} />
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Placed {
  readonly seat: Table['calls'][number]['seat'];
  readonly call: AnyCall;
  readonly place: number;
}

/** The calls in rows from West to North; a call out of rotation begins a new row where it must. */
function rowsOf({ calls }: Table): readonly { readonly key: number; readonly calls: readonly Placed[] }[] {
  const order = rotationFrom('W');
  const rows: Placed[][] = [];
  let last: number = SEATS.length;
  for (const [place, { seat, call }] of calls.entries()) {
    const column = order.indexOf(seat);
    if (column <= last || rows.length === 0) rows.push([]);
    rows.at(-1)?.push({ seat, call, place });
    last = column;
  }
  return rows.map((row, key) => ({ key, calls: row }));
}
