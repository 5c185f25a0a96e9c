import { type Frame, type Meeting, setAt } from './frame.ts';
import { modulo, range } from './numbers.ts';
import { meetingsApart, rove } from './rover.ts';
import { withExtraSet } from './worger.ts';

/**
 * The Mitchells: the NS pairs 1 to T stay at their tables, the EW pairs T + 1 to 2T start at tables 1 to T and go up,
 * the boards go down. What differs is how an even number of tables avoids the boards that EW would meet again halfway;
 * and, with a rover, where the pair sits that is one too many.
 */
export const MITCHELL_METHODS = [
  'plain',
  'skip',
  'relay',
  'share',
  'web',
  'bowman',
  'appendix',
  'blackpool',
  'worger',
  'rover',
  'bump',
] as const;
export type MitchellMethod = (typeof MITCHELL_METHODS)[number];

/** The odd pair of a field takes others' seats: those of stationary pairs, or of moving ones. */
export type RovingMethod = 'rover' | 'bump';
export const isRoving = (method: MitchellMethod): method is RovingMethod =>
  method === 'rover' || method === 'bump';

/** How the tables move; who roves does so over one of these. */
type SeatingMethod = Exclude<MitchellMethod, RovingMethod | 'appendix' | 'worger'>;

export interface MitchellFrame {
  readonly frame: Frame;
  readonly shares: readonly (readonly number[])[];
}

/** More rounds than that nobody plays, and looking for them takes long. */
const MOST_WORGER_TABLES = 16;

const isOdd = (value: number): boolean => value % 2 === 1;

/**
 * The most rounds in which nobody replays a board, nor meets an opponent again but for the rounds that a method has beyond its
 * tables; 0 where the method does not work.
 */
export function mostRounds(method: MitchellMethod, tables: number, sets: number): number {
  if (tables < 2) return 0;
  switch (method) {
    case 'plain':
      // With an even number EW come to a set again after half the tables.
      return isOdd(tables) ? tables : tables / 2;
    case 'skip':
      return isOdd(tables) || tables < 4 ? 0 : tables - 1;
    case 'relay':
      return isOdd(tables) || tables < 4 ? 0 : tables;
    case 'share':
      return isOdd(tables) || tables < 6 ? 0 : tables - 2;
    case 'web':
      // With an even number EW skip a table halfway, which only fits an even number of tables.
      return sets >= 3 && sets < tables && (isOdd(sets) || !isOdd(tables)) ? sets : 0;
    case 'bowman':
      return tables >= 6 ? tables - 2 : 0;
    case 'appendix':
      return isAppendixBase(sets) && sets < tables && tables <= 2 * sets ? sets : 0;
    case 'blackpool':
      // An odd number has a middle table, whose pairs would meet a third time in the last round.
      return tables < 4 ? 0 : isOdd(tables) ? tables + 1 : tables + 2;
    case 'worger':
      if (tables < 4 || tables > MOST_WORGER_TABLES || (isOdd(tables) && tables % 3 === 0)) return 0;
      return tables + 1;
    case 'rover':
    case 'bump':
      // Whoever would meet another table, another pair and another set in each of 3n rounds of 3n does not exist.
      return tables < 4 ? 0 : isOdd(tables) && tables % 3 === 0 ? tables - 1 : tables;
  }
}

/** The sets of boards that a method keeps in play. The web is made for few: its number is chosen. */
export function setsInPlay(method: MitchellMethod, tables: number, webSets: number): number {
  switch (method) {
    case 'plain':
    case 'skip':
    case 'relay':
    case 'rover':
    case 'bump':
      return tables;
    case 'worger':
      return tables + 1;
    case 'blackpool':
      return tables + 2;
    case 'share':
      return tables - 1;
    case 'bowman':
      return tables - 2;
    case 'web':
    case 'appendix':
      return webSets;
  }
}

/** The EW pair (from 0) at a table (from 0) in a round. */
function ewAt(method: SeatingMethod, table: number, round: number, tables: number, sets: number): number {
  // The two sets that each EW has left lie at one table only when all go over the room in mirror image.
  if (method === 'blackpool' && round === sets) return tables - 1 - table;
  return modulo(table - steps(method, tables, sets, round), tables);
}

/** Where the EW pairs stand in a round, counted in tables from where they started. */
function steps(method: SeatingMethod, tables: number, sets: number, round: number): number {
  switch (method) {
    case 'plain':
    case 'relay':
    case 'blackpool':
      return round - 1;
    case 'skip':
      return round - 1 + (round > tables / 2 ? 1 : 0);
    case 'web':
    case 'bowman':
      return round - 1 + (!isOdd(sets) && round > sets / 2 ? 1 : 0);
    case 'share': {
      // Alternately one table less than half the room and half the room.
      const moves = round - 1;
      return moves * (tables / 2 - 1) + Math.floor(moves / 2);
    }
  }
}

/** The set at a table (from 0) in a round. */
function setOf(method: SeatingMethod, table: number, round: number, tables: number, sets: number): number {
  switch (method) {
    case 'plain':
    case 'skip':
      return setAt(table, round, sets);
    case 'blackpool':
      // Two bye-stands, one of them halfway where the tables are even, both at the end where they are odd.
      return setAt(isOdd(tables) || table < tables / 2 ? table : table + 1, round, sets);
    case 'relay':
      // A bye-stand halfway; the ring closes by the last table playing the first one's boards.
      return setAt(table < tables / 2 ? table : table + 1, round, sets);
    case 'share':
      return setAt(table, round, sets);
    case 'web':
      return webSet(table, round, tables, sets);
    case 'bowman':
      return bowmanSet(table, round, sets);
  }
}

/**
 * Two tables more than sets. The last but one plays what the first does. So EW see every second set and miss one, the last of
 * their row: just that lies at the last table when they come there, if it goes through the sets backwards.
 */
function bowmanSet(table: number, round: number, sets: number): number {
  if (table < sets) return setAt(table, round, sets);
  return table === sets ? setAt(0, round, sets) : modulo(-round, sets);
}

/** What an appendix can be added to: nobody's step, and no difference of two steps, has a part in common with it. */
const isAppendixBase = (tables: number): boolean => tables >= 5 && tables % 2 !== 0 && tables % 3 !== 0;

/** The least base for so many rounds that this many tables can be an appendix of; 0 where there is none. */
export const appendixBase = (tables: number, rounds: number): number =>
  range(Math.max(rounds, Math.ceil(tables / 2)), tables - 1).find(isAppendixBase) ?? 0;

/**
 * A Mitchell of a few tables with others beside some of them that share their boards. Where there are two tables, NS sit
 * still at the one and EW at the other, and who moves goes past them: EW up one place, NS up two, boards down one.
 */
function appendixFrame(tables: number, rounds: number, places: number): MitchellFrame {
  const beside = tables - places;
  const meetings = range(1, rounds).flatMap((round) =>
    range(0, places - 1).flatMap((place): Meeting[] => {
      const set = setAt(place, round, places);
      const common = { round, set, switched: false };
      const [fromNs, fromEw] = [modulo(place - 2 * (round - 1), places), modulo(place - (round - 1), places)];
      // Who begins where there are two tables begins NS at the added one.
      const ns = fromNs < beside ? places + fromNs + 1 : fromNs + 1;
      const ew = tables + fromEw + 1;
      if (place >= beside) return [{ ...common, table: place + 1, ns, ew }];
      const added = places + place + 1;
      return [
        { ...common, table: place + 1, ns: place + 1, ew },
        { ...common, table: added, ns, ew: tables + added },
      ];
    }),
  );
  const shares = range(1, beside).map((table) => [table, places + table]);
  return { frame: { numbers: 2 * tables, sets: places, meetings }, shares };
}

/**
 * In a web the boards of the first tables go down and those of the others go up, in mirror image about the seam.
 * EW see every second set in the first part; past the seam they see, from the far end, just those they have left; and
 * coming round to table 1 they go on where they stopped if twice the first part equals the tables modulo the sets.
 */
function webSet(table: number, round: number, tables: number, sets: number): number {
  const down = isOdd(tables) ? (tables + sets) / 2 : tables / 2;
  if (table < down) return modulo(table + round - 1, sets);
  return modulo(2 * (down - 1) - table - (round - 1), sets);
}

/** The method for so many rounds that moves the fewest things in an unusual way. */
export const simplestMethod = (tables: number, rounds: number) =>
  (['plain', 'skip', 'relay'] as const).find((method) => rounds <= mostRounds(method, tables, 0));

/** Nothing where nobody can rove. */
export function mitchellFrame(
  method: MitchellMethod,
  tables: number,
  rounds: number,
  webSets: number,
): MitchellFrame | undefined {
  if (method === 'appendix') return appendixFrame(tables, rounds, webSets);
  if (method === 'worger') return worgerFrame(tables, rounds);
  if (!isRoving(method)) return seated(method, tables, rounds, webSets);
  const beneath = simplestMethod(tables, rounds);
  if (beneath === undefined) return undefined;
  const { frame, shares } = seated(beneath, tables, rounds, webSets);
  const roving = rove(frame, method === 'rover' ? 'ns' : 'ew');
  return roving === undefined ? undefined : { frame: roving, shares };
}

/** A complete Mitchell with a set more, and a round more in which everybody meets again whom he met over it. */
function worgerFrame(tables: number, rounds: number): MitchellFrame | undefined {
  const { frame, shares } = seated(isOdd(tables) ? 'plain' : 'relay', tables, tables, tables);
  const longer = withExtraSet(frame, [...(meetingsApart(frame)?.values() ?? [])]);
  if (longer === undefined) return undefined;
  const meetings = longer.meetings.filter(({ round }) => round <= rounds);
  return { frame: { ...longer, meetings }, shares };
}

function seated(method: SeatingMethod, tables: number, rounds: number, webSets: number): MitchellFrame {
  const sets = setsInPlay(method, tables, webSets);
  const meetings = range(1, rounds).flatMap((round) =>
    range(0, tables - 1).map((table): Meeting => {
      const ew = ewAt(method, table, round, tables, sets);
      const set = setOf(method, table, round, tables, sets);
      return { round, table: table + 1, ns: table + 1, ew: tables + ew + 1, set, switched: false };
    }),
  );
  return { frame: { numbers: 2 * tables, sets, meetings }, shares: sharesOf(method, tables) };
}

function sharesOf(method: SeatingMethod, tables: number): readonly (readonly number[])[] {
  switch (method) {
    case 'relay':
    case 'share':
      return [[1, tables]];
    case 'bowman':
      return [[1, tables - 1]];
    case 'plain':
    case 'skip':
    case 'web':
    case 'blackpool':
      return [];
  }
}
