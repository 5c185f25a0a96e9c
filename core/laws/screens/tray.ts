import { type Seat, seatAfter } from '../../game/index.ts';
import type { Paragraph, TableRegulation } from '../clauses/paragraph.ts';
import { type Table, turnOf } from '../table/table.ts';

/** North and East sit on one side of the screen, South and West on the other (RTP 2.1.8.1, ROP 4.10). */
const SCREEN_MATES: Readonly<Record<Seat, Seat>> = { N: 'E', E: 'N', S: 'W', W: 'S' };

/** The opponent on the same side of the screen. */
export const screenMateOf = (seat: Seat): Seat => SCREEN_MATES[seat];

/** Do the two sit on different sides of the screen? */
export const isAcross = (one: Seat, other: Seat): boolean => one !== other && screenMateOf(one) !== other;

/**
 * Who calls on each visit of the tray, for so many calls. The tray crosses when both of a side have called; with East or West
 * as dealer it carries one call the first time.
 */
export function trayVisits(dealer: Seat, calls: number): readonly (readonly Seat[])[] {
  const visits: Seat[][] = [];
  for (let made = 0; made < calls; made += 1) {
    const seat = seatAfter(dealer, made);
    const last = visits.at(-1);
    const [first] = last ?? [];
    if (last === undefined || first === undefined || isAcross(first, seat)) visits.push([seat]);
    else last.push(seat);
  }
  return visits;
}

/** By whose words the Laws are modified at this table; nothing where it has no screen. */
export const screenRules = ({ screens = false, regulation }: Table): TableRegulation | undefined =>
  screens ? regulation : undefined;

/** Where the regulation says how the Laws are modified behind screens. */
export const MODIFIED: Readonly<Record<TableRegulation, Paragraph>> = { RTP: 'RTP 2.1.8.4', ROP: 'ROP 4.10' };

/** The side that has the tray while calls are made: who is to call, and his screen-mate. Not told while a ruling asks where it is. */
export function trayWith(table: Table): readonly [Seat, Seat] | undefined {
  const turn = screenRules(table) === undefined || table.open.length > 0 ? undefined : turnOf(table);
  return turn && (isAcross('N', turn) ? ['S', 'W'] : ['N', 'E']);
}
