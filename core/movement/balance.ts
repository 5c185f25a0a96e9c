import {
  contestants,
  type Movement,
  playedTables,
  type Sitters,
  sitters,
  type TablePlan,
} from './movement.ts';

/**
 * How evenly a movement lets the contestants compete with one another.
 *
 * At matchpoints a good result moves places in four ways. On a board with N results, for contestants i and j:
 *
 * - they sat in the same direction at two tables: a point that one wins there, the other loses: +1
 * - they sat in opposite directions at two tables: i's good result spoils j's opponents' score, which helps j: -1
 * - they were opponents: j loses against all N - 1 other tables what i wins: +(N - 1)
 * - they were partners (individuals only): they rise and fall together: -(N - 1)
 *
 * The sum over all boards is c(i, j), a whole number: how much of their duel the movement lets them fight. A movement
 * is fair when every couple ranked together has the same c. With n couples, the quality is
 *
 *   100 (Σc)² / (n Σc²)
 *
 * which is 100 exactly when all c are equal (Cauchy and Schwarz) and falls with their variance. A Mitchell of T tables
 * with one winner and no arrow switch has c = 0 between the lines and so about 50: (T - 1) / (2T - 1).
 *
 * The bound. In a complete Howell of p pairs all meet once and play all p - 1 sets, so the mean c is (p - 2) / 2 a board
 * of the set. Write +1 for NS and -1 for EW in a table of pairs by sets, and before it a column of ones: c differs from
 * its mean by the product of the couple's rows. All rows orthogonal would be a Hadamard matrix, so 100 needs p divisible
 * by 4. When p leaves 2: every set has as many NS as EW, so any two of its columns have a product that leaves 2 by 4,
 * never 0. The squares of all products of rows add up to the same as those of columns; so over the couples they are
 * at least 2 (p - 1)(p - 2). That makes 100 / (1 + 16 / (p (p - 2))): 60 for 6 pairs, 83.3 for 10, 91.3 for 14.
 */
export interface Balance {
  /** 0 to 100, to one decimal. */
  readonly quality: number;
  /** The most that any movement of this shape could reach, to one decimal. */
  readonly bound: number;
  /** The exact figures: couples ranked together, the sum of their c and of its squares. */
  readonly couples: number;
  readonly sum: number;
  readonly sumOfSquares: number;
  /** The least and the most c of a couple. */
  readonly competition: Extent;
  /** How often couples meet: of the same ranking, or of different lines when there are several. */
  readonly meetings: Extent;
  readonly verdict: Verdict;
  /** A sentence about both. */
  readonly meaning: string;
}

export interface Extent {
  readonly least: number;
  readonly most: number;
}

export type Verdict = 'perfect' | 'excellent' | 'good' | 'fair' | 'poor';

/** The least quality that earns each word. */
const VERDICTS: readonly (readonly [number, Verdict])[] = [
  [100, 'perfect'],
  [95, 'excellent'],
  [85, 'good'],
  [70, 'fair'],
  [0, 'poor'],
];

/** The best quality of a complete Howell for an even number of pairs, by the argument above. */
export const howellBound = (pairs: number): number =>
  pairs % 4 === 0 ? 100 : 100 / (1 + 16 / (pairs * (pairs - 2)));

/** Square tables of whole numbers by contestant: competition, meetings, boards both played. */
interface Ledger {
  readonly numbers: readonly number[];
  readonly competition: readonly Int32Array[];
  readonly meetings: readonly Int32Array[];
  readonly everyonePlaysAll: boolean;
}

/** Who played so many boards, and where. */
interface Traveller {
  readonly places: readonly Place[];
  readonly boards: number;
}

type Place = { readonly index: number; readonly meeting: number; readonly direction: 1 | -1 };

function ledgerOf(sessions: readonly Movement[]): Ledger {
  const numbers = sessions[0] === undefined ? [] : contestants(sessions[0]);
  const indexOf = new Map(numbers.map((number, index) => [number, index]));
  const square = () => numbers.map(() => new Int32Array(numbers.length));
  const competition = square();
  const meetings = square();
  const travellers: Traveller[] = [];

  for (const movement of sessions) {
    const ofBoard = new Map<number, { readonly meetings: number[]; readonly seen: Set<number> }>();
    const played = playedTables(movement);
    played.forEach(({ ns, ew, boards }, meeting) => {
      const everyone = [...sitters(ns), ...sitters(ew)];
      for (const a of sitters(ns)) {
        for (const b of sitters(ew)) addBoth(meetings, indexOf.get(a) ?? -1, indexOf.get(b) ?? -1, 1);
      }
      for (const board of boards) {
        const traveller = ofBoard.get(board) ?? { meetings: [], seen: new Set() };
        ofBoard.set(board, traveller);
        // Whoever plays a board again has no score on it: only the first time counts.
        if (everyone.some((number) => traveller.seen.has(number))) continue;
        traveller.meetings.push(meeting);
        for (const number of everyone) traveller.seen.add(number);
      }
    });
    travellers.push(
      ...groupAlike([...ofBoard.values()].map((traveller) => traveller.meetings)).map(
        ({ played: tables, boards }) => ({
          boards,
          places: tables.flatMap((meeting) => placesAt(played[meeting], meeting, indexOf)),
        }),
      ),
    );
  }

  let everyonePlaysAll = true;
  for (const { places, boards } of travellers) {
    if (places.length !== numbers.length) everyonePlaysAll = false;
    const others = new Set(places.map((place) => place.meeting)).size - 1;
    for (let first = 0; first < places.length; first++) {
      const a = places[first] as Place;
      for (let second = first + 1; second < places.length; second++) {
        const b = places[second] as Place;
        const sameSide = a.direction === b.direction ? boards : -boards;
        addBoth(competition, a.index, b.index, a.meeting === b.meeting ? -sameSide * others : sameSide);
      }
    }
  }
  return { numbers, competition, meetings, everyonePlaysAll };
}

/** Boards played in the same meetings are counted together. */
function groupAlike(boards: readonly (readonly number[])[]) {
  const groups = new Map<string, { readonly played: readonly number[]; boards: number }>();
  for (const played of boards) {
    const key = played.join();
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { played, boards: 1 });
    else group.boards++;
  }
  return [...groups.values()];
}

function placesAt(
  plan: TablePlan | undefined,
  meeting: number,
  indexOf: ReadonlyMap<number, number>,
): Place[] {
  if (plan === undefined) return [];
  const side = (who: Sitters, direction: 1 | -1) =>
    sitters(who).map((number): Place => ({ index: indexOf.get(number) ?? -1, meeting, direction }));
  return [...side(plan.ns, 1), ...side(plan.ew, -1)];
}

function addBoth(square: readonly Int32Array[], a: number, b: number, amount: number): void {
  const rowA = square[a];
  const rowB = square[b];
  if (rowA === undefined || rowB === undefined) return;
  rowA[b] = (rowA[b] as number) + amount;
  rowB[a] = (rowB[a] as number) + amount;
}

export const balanceOf = (movement: Movement): Balance => balanceOfSessions([movement]);

/** The balance of an event of several sessions with the same numbers, ranked as in the first. */
export function balanceOfSessions(sessions: readonly Movement[]): Balance {
  const ledger = ledgerOf(sessions);
  const rankings = sessions[0]?.rankings ?? [];
  const rankingOf = new Map(rankings.flatMap((list, index) => list.map((number) => [number, index])));
  const oneRanking = rankings.length < 2;
  const duels: number[] = [];
  const encounters: number[] = [];
  ledger.numbers.forEach((a, row) => {
    ledger.numbers.forEach((b, column) => {
      if (column <= row) return;
      const together = rankingOf.get(a) === rankingOf.get(b);
      if (together) duels.push(ledger.competition[row]?.[column] ?? 0);
      if (together === oneRanking) encounters.push(ledger.meetings[row]?.[column] ?? 0);
    });
  });

  const sum = duels.reduce((total, duel) => total + duel, 0);
  const sumOfSquares = duels.reduce((total, duel) => total + duel * duel, 0);
  const exact = sumOfSquares === 0 ? 0 : (100 * sum * sum) / (duels.length * sumOfSquares);
  const meetings = extentOf(encounters);
  const isCompleteHowell =
    oneRanking &&
    sessions.every((movement) => movement.kind !== 'individual') &&
    ledger.everyonePlaysAll &&
    meetings.least === 1 &&
    meetings.most === 1;
  const bound = isCompleteHowell ? howellBound(ledger.numbers.length) : 100;
  const verdict = (VERDICTS.find(([least]) => exact >= least) ?? [0, 'poor' as const])[1];
  return {
    quality: tenths(exact),
    bound: tenths(bound),
    couples: duels.length,
    sum,
    sumOfSquares,
    competition: extentOf(duels),
    meetings,
    verdict,
    meaning: `${meetingWords(meetings, oneRanking)}; the balance is ${verdict}.`,
  };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

const extentOf = (values: readonly number[]): Extent =>
  values.length === 0
    ? { least: 0, most: 0 }
    : values.reduce(
        ({ least, most }, value) => ({ least: Math.min(least, value), most: Math.max(most, value) }),
        {
          least: values[0] ?? 0,
          most: values[0] ?? 0,
        },
      );

function meetingWords({ least, most }: Extent, oneRanking: boolean): string {
  const who = oneRanking ? 'Everyone meets everyone' : 'Everyone meets everyone in the other line';
  if (least === 0) return most > 1 ? 'Some meet more than once, some never' : 'Not everyone meets';
  if (least === most) return least === 1 ? who : `${who} ${least} times`;
  return `${who}, some more often`;
}
