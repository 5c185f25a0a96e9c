import { type DraftRound, type DraftTable, EMPTY, type Room } from './replan-draft.ts';

/** Something tried on a draft; calling it changes the draft and answers how to take it back. */
export type Change = () => () => void;

type SideKey = 'ns' | 'ew';
const SIDE_KEYS: readonly SideKey[] = ['ns', 'ew'];

function exchangeSeats(a: DraftTable, sideA: SideKey, b: DraftTable, sideB: SideKey): Change {
  const exchange = () => {
    [a[sideA], b[sideB]] = [b[sideB], a[sideA]];
  };
  return () => {
    exchange();
    return exchange;
  };
}

function exchangeWaiting(round: DraftRound, index: number, table: DraftTable, side: SideKey): Change {
  const exchange = () => {
    [round.waiting[index], table[side]] = [table[side], round.waiting[index] ?? EMPTY];
  };
  return () => {
    exchange();
    return exchange;
  };
}

const takeSet =
  (table: DraftTable, set: () => number): Change =>
  () => {
    const before = table.set;
    table.set = set();
    return () => {
      table.set = before;
    };
  };

const both =
  (first: Change, second: Change): Change =>
  () => {
    const undoFirst = first();
    const undoSecond = second();
    return () => {
      undoSecond();
      undoFirst();
    };
  };

/** Everything that can be tried at one table, or with those who have no seat: people and boards for others'. */
export function changesAt(round: DraftRound, at: number, room: Room): readonly Change[] {
  const here = round.tables[at];
  if (here === undefined) {
    return [...round.waiting.keys()].flatMap((index) =>
      round.tables.flatMap((table) => SIDE_KEYS.map((side) => exchangeWaiting(round, index, table, side))),
    );
  }
  const used = new Set(round.tables.map((table) => table.set));
  return [
    exchangeSeats(here, 'ns', here, 'ew'),
    ...round.tables.filter((other) => other !== here).flatMap((other) => changesBetween(here, other, room)),
    ...[...round.waiting.keys()].flatMap((index) =>
      SIDE_KEYS.map((side) => exchangeWaiting(round, index, here, side)),
    ),
    ...[...room.sets.keys()].filter((set) => !used.has(set)).map((set) => takeSet(here, () => set)),
  ];
}

function changesBetween(here: DraftTable, other: DraftTable, room: Room): Change[] {
  const seats = SIDE_KEYS.flatMap((mine) =>
    SIDE_KEYS.map((theirs) => exchangeSeats(here, mine, other, theirs)),
  );
  const exchangeSets: Change = () => {
    const exchange = () => {
      [here.set, other.set] = [other.set, here.set];
    };
    exchange();
    return exchange;
  };
  if (!room.mayShare(here.table, other.table)) return [...seats, exchangeSets];
  // Sharing the boards lets somebody change tables and still play what was planned.
  const share = takeSet(here, () => other.set);
  return [...seats, exchangeSets, share, ...seats.map((seat) => both(seat, share))];
}
