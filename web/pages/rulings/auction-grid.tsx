import { VisuallyHidden } from '@mantine/core';
import { rotationFrom, SEATS, seatText } from 'naipe/game';
import { type MadeCall, type Table, turnOf } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { useWritingStyle } from '../../components/writing-style.ts';
import classes from './auction-grid.module.css';
import { CallNotation } from './call-notation.tsx';

/** The calls that stand, under the players who made them, and struck out those that were cancelled. */
export function AuctionGrid({ table }: { readonly table: Table }) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  const turn = turnOf(table);
  const seats = rotationFrom('W');
  return (
    <table className={classes.grid}>
      <VisuallyHidden component="caption">{t('auction')}</VisuallyHidden>
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
                  .map(({ key, call, cancelled }) =>
                    cancelled ? (
                      <del key={key} className={classes.cancelled}>
                        <CallNotation call={call} />
                      </del>
                    ) : (
                      <CallNotation key={key} call={call} />
                    ),
                  )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Placed extends MadeCall {
  readonly key: string;
  readonly cancelled: boolean;
}

/** The calls that rulings have cancelled, each with the number of calls that stood before it. */
const cancelledCalls = ({
  rulings,
  open,
}: Table): readonly { readonly at: number; readonly made: MadeCall }[] =>
  [...rulings, ...open].flatMap(({ before, consequences }) =>
    consequences.flatMap((each) =>
      each.type === 'cancelled'
        ? before.calls
            .slice(each.at, each.later ? undefined : each.at + 1)
            .map((made, index) => ({ at: each.at + index, made }))
        : [],
    ),
  );

/**
 * The calls in rows from West to South; a call out of rotation begins a new row where it must. A cancelled call
 * stands before the one that filled its place.
 */
function rowsOf(table: Table): readonly { readonly key: number; readonly calls: readonly Placed[] }[] {
  const order = rotationFrom('W');
  const cancelled = cancelledCalls(table);
  const rows: Placed[][] = [];
  let last: number = SEATS.length;
  for (const place of [...table.calls.keys(), table.calls.length]) {
    const gone = cancelled.filter(({ at }) => at === place);
    const made = table.calls[place];
    const seat = made?.seat ?? turnOf(table) ?? gone[0]?.made.seat;
    if (seat === undefined || (made === undefined && gone.length === 0)) continue;
    const column = order.indexOf(seat);
    if (column <= last || rows.length === 0) rows.push([]);
    const row = rows.at(-1);
    row?.push(...gone.map((each, index) => ({ ...each.made, key: `${place}-${index}`, cancelled: true })));
    if (made !== undefined) row?.push({ ...made, key: String(place), cancelled: false });
    last = column;
  }
  return rows.map((calls, key) => ({ key, calls }));
}
