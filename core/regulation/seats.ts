import type { Seat, Side } from '../game/index.ts';
import type { Breach } from './breach.ts';
import { womenSeats } from './line-up.ts';

/* Which of two partners sits where (Law 5A, RTP 2.2.1, ROP 5.2 and 8.2.1). */

/** Which of the two, in the order of their entry, sits North or East; the other sits opposite. */
export type FirstSeat = 0 | 1;

export interface SeatRules {
  /** Who has chosen his seat keeps it from the first hand on: in a session, or in all of them and in the other line too. */
  readonly keeps: { readonly clause: string; readonly over: 'session' | 'tournament' };
  /** Women have seats of their own in mixed events, where the regulation says so. */
  readonly mixed: string | undefined;
}

/** Two partners as they sit on their side. */
export interface PartnersSeated {
  readonly side: Side;
  readonly first: FirstSeat;
}

/** What is known of two partners besides where they sit. */
export interface PartnersKnown {
  /** Of a mixed event: who of them is a woman. */
  readonly women?: readonly [boolean, boolean];
  readonly screens: boolean;
  /** Where they sat before. */
  readonly before?: PartnersSeated;
  /** They have taken their cards out: in the session, or in the tournament. */
  readonly hasPlayed: { readonly session: boolean; readonly tournament: boolean };
}

const SEATS = { NS: ['N', 'S'], EW: ['E', 'W'] } as const satisfies Record<Side, readonly Seat[]>;

/** The seats of the two partners, in the order of their entry. */
export const seatsOfPartners = ({ side, first }: PartnersSeated): readonly [Seat, Seat] => {
  const [one, other] = SEATS[side];
  return first === 0 ? [one, other] : [other, one];
};

const other = (first: FirstSeat): FirstSeat => (first === 0 ? 1 : 0);

/** ROP 5.2: North goes with West and South with East. */
const inLine = ({ side, first }: PartnersSeated, line: Side): FirstSeat =>
  side === line ? first : other(first);

/** Where the woman of a mixed pair has to sit; nothing where the pair is not of a woman and a man. */
function mixedFirst(side: Side, { women, screens }: PartnersKnown): FirstSeat | undefined {
  if (women === undefined || women[0] === women[1]) return undefined;
  const woman: FirstSeat = women[0] ? 0 : 1;
  const [first] = SEATS[side];
  return womenSeats(screens).some((seat) => seat === first) ? woman : other(woman);
}

/** How two partners will sit on a side, as far as a rule or habit says it. */
export function usualSeats(rules: SeatRules, side: Side, known: PartnersKnown): FirstSeat | undefined {
  const mixed = rules.mixed === undefined ? undefined : mixedFirst(side, known);
  return mixed ?? (known.before === undefined ? undefined : inLine(known.before, side));
}

/** The rule by which the two cannot choose their seats any more. */
export function seatsFixedBy(rules: SeatRules, side: Side, known: PartnersKnown): string | undefined {
  const { mixed, keeps } = rules;
  if (mixed !== undefined && mixedFirst(side, known) !== undefined) return mixed;
  const { before, hasPlayed } = known;
  const isHeld = keeps.over === 'tournament' || before?.side === side;
  return before !== undefined && isHeld && hasPlayed[keeps.over] ? keeps.clause : undefined;
}

/** What speaks against two partners sitting so; the director may still permit it. */
export function seatBreaches(
  rules: SeatRules,
  { side, first }: PartnersSeated,
  known: PartnersKnown,
): readonly Breach[] {
  const clause = seatsFixedBy(rules, side, known);
  if (clause === undefined || usualSeats(rules, side, known) === first) return [];
  return clause === rules.mixed
    ? [{ code: 'women-seats', clause, message: `Women sit ${womenSeats(known.screens).join(' and ')}.` }]
    : [
        {
          code: 'seats-kept',
          clause,
          message: 'From the first hand on nobody changes his seat without leave of the director.',
        },
      ];
}
