/** The four seats in rotation, clockwise from North (Laws 3 and 5). */
export const SEATS = ['N', 'E', 'S', 'W'] as const;
/** A place at the table, by its letter. */
export type Seat = (typeof SEATS)[number];

/** The two sides of a table. */
export const SIDES = ['NS', 'EW'] as const;
/** A partnership, by the letters of its seats. */
export type Side = (typeof SIDES)[number];

const LHO = { N: 'E', E: 'S', S: 'W', W: 'N' } as const satisfies Record<Seat, Seat>;
const PARTNER = { N: 'S', E: 'W', S: 'N', W: 'E' } as const satisfies Record<Seat, Seat>;
const RHO = { N: 'W', E: 'N', S: 'E', W: 'S' } as const satisfies Record<Seat, Seat>;

/** The next player in rotation: the left-hand opponent. */
export const lhoOf = (seat: Seat): Seat => LHO[seat];
/** The player opposite. */
export const partnerOf = (seat: Seat): Seat => PARTNER[seat];
/** The player before in rotation: the right-hand opponent. */
export const rhoOf = (seat: Seat): Seat => RHO[seat];

/** The partnership that a player belongs to. */
export const sideOf = (seat: Seat): Side => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');
/** The opponents of a side. */
export const otherSide = (side: Side): Side => (side === 'NS' ? 'EW' : 'NS');
/** The two seats of a side. */
export const seatsOf = (side: Side): readonly [Seat, Seat] => (side === 'NS' ? ['N', 'S'] : ['E', 'W']);

/** The seat that many places clockwise from `seat`. */
export function seatAfter(seat: Seat, places: number): Seat {
  const index = (((SEATS.indexOf(seat) + places) % 4) + 4) % 4;
  return SEATS[index] as Seat;
}

/** The four seats in rotation from `first`. */
export const rotationFrom = (first: Seat): readonly [Seat, Seat, Seat, Seat] => [
  first,
  lhoOf(first),
  partnerOf(first),
  rhoOf(first),
];

/** Is the text the letter of a seat? */
export const isSeat = (text: string): text is Seat => text.length === 1 && 'NESW'.includes(text);
