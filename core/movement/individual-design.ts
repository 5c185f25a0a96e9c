import { INDIVIDUAL_DESIGNS } from './individual-designs.ts';
import { keep } from './keep.ts';
import { modulo } from './numbers.ts';

/** A place on the circle of moving players in round 1, or the player who stays. */
export type Place = number | 'stays';

export interface IndividualTable {
  readonly ns: readonly [Place, Place];
  readonly ew: readonly [Place, Place];
  /** The set it begins with, where sets lie apart. */
  readonly set: number;
}

/** Round 1 of an individual, and how it goes on from there. */
export interface IndividualDesign {
  /** Everybody plays the same set in a round; else each table has its own. */
  readonly together: boolean;
  /** The circle, or circles, that places are added in. */
  readonly moduli: readonly number[];
  readonly tables: readonly IndividualTable[];
  /** The tables that are turned in each round: bit t for table t + 1. */
  readonly turns: readonly number[];
}

/** A line of the list; it is data of ours, so that what cannot be read is a bug. */
function readDesign(line: string): IndividualDesign {
  const [head = '', ...parts] = line.split(' | ');
  const [, kind, circle = ''] = head.split(' ');
  const turns = (parts.pop() ?? '').split('.').map((mask) => Number.parseInt(mask, 36));
  const place = (text: string | undefined): Place => (text === '*' ? 'stays' : Number(text));
  const tables = parts.map((part): IndividualTable => {
    const [seats = '', set] = part.split('@');
    const [n, s, e, w] = seats.split(' ');
    return { ns: [place(n), place(s)], ew: [place(e), place(w)], set: Number(set) };
  });
  return { together: kind === 'together', moduli: circle.split('x').map(Number), tables, turns };
}

const designs = new Map<string, IndividualDesign | undefined>();

/** The design for so many players, with all tables on one set or with sets apart; nothing where there is none. */
export const individualDesign = (players: number, together: boolean): IndividualDesign | undefined =>
  keep(designs, `${players} ${together ? 'together' : 'apart'}`, () => {
    const key = `${players} ${together ? 'together' : 'apart'} `;
    const line = INDIVIDUAL_DESIGNS.find((each) => each.startsWith(key));
    return line === undefined ? undefined : readDesign(line);
  });

/** The place so many steps on: in each of the circles. */
export function movedOn(place: number, steps: number, moduli: readonly number[]): number {
  let [moved, unit, from, by] = [0, 1, place, steps];
  for (const size of moduli) {
    moved += unit * modulo(from + by, size);
    [unit, from, by] = [unit * size, Math.floor(from / size), Math.floor(by / size)];
  }
  return moved;
}
