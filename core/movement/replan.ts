import { type Fault, fail, ok, type Result } from '../base/index.ts';
import {
  contestants,
  everyoneAt,
  type PairMovement,
  type RoundPlan,
  stationaryNumbers,
  type TablePlan,
} from './movement.ts';
import { ascending, range } from './numbers.ts';
import { couple, type DraftRound, EMPTY, type Room } from './replan-draft.ts';
import { leastDamage } from './replan-search.ts';

/** What really happened, and what has changed since the movement was announced. */
export interface Situation {
  readonly movement: PairMovement;
  /** How many rounds are over. The plan is for those that follow. */
  readonly roundsOver: number;
  /** Every table as it was really played: who sat there, with which boards. */
  readonly played: readonly (TablePlan<number> & { readonly round: number })[];
  /** Numbers that have left, or leave before the next round. */
  readonly leaving?: readonly number[];
  /** How many new pairs come in at the next round. They take vacant numbers first, then new ones. */
  readonly arriving?: number;
  /** Pairs who keep their seats if at all possible; those of the stationary seats unless told. */
  readonly mustStay?: readonly number[];
}

export type DamageCode = 'board-lost' | 'waits' | 'opponents-again' | 'shares' | 'moved';

/** What the new plan could not avoid. */
export interface Damage {
  readonly code: DamageCode;
  readonly round: number;
  readonly message: string;
}

export interface Replan {
  /** The whole session: the rounds that are over as they were played, then the new plan. */
  readonly movement: PairMovement;
  /** The numbers that new pairs were given. */
  readonly arrived: readonly number[];
  readonly damage: readonly Damage[];
}

/**
 * Plans the rounds that are left from what was really played, so that nobody plays a board twice, as few as possible
 * meet again or wait, and as little as possible changes from what was announced.
 */
export function replan(situation: Situation): Result<Replan> {
  const wrong = findFault(situation);
  if (wrong !== undefined) return fail(wrong);
  const { movement, roundsOver, leaving = [], arriving = 0 } = situation;
  const numbers = movement.pairs + movement.vacant.length;
  const fromVacant = movement.vacant.slice(0, arriving);
  const arrived = [...fromVacant, ...range(numbers + 1, numbers + arriving - fromVacant.length)];
  const vacant = movement.vacant.filter((number) => !arrived.includes(number));
  const present = [...contestants(movement), ...arrived]
    .filter((number) => !leaving.includes(number))
    .sort(ascending);

  const room = roomOf(situation, arrived);
  const drafts = leastDamage(room.original, room);
  const { rounds: planned, damage } = settle(drafts, room, roundsOver, present);
  const absent = (round: RoundPlan) => {
    const seated = new Set(round.tables.flatMap(everyoneAt));
    return [...contestants(movement), ...arrived].filter((number) => !seated.has(number)).sort(ascending);
  };
  const rounds = [...history(situation), ...planned].map((round) => ({ ...round, sitOuts: absent(round) }));
  const added = addedTables(situation, arrived);
  const shares = joined([...movement.shares, ...sharesOfAdded(planned, added)]);
  const replanned: PairMovement = {
    kind: 'custom',
    pairs: movement.pairs + arriving,
    rounds,
    vacant,
    rankings: rankingsWith(movement, arrived),
    shares,
    copies: movement.copies,
    barometer: false,
  };
  return ok({ movement: replanned, arrived, damage });
}

function findFault({
  movement,
  roundsOver,
  played,
  leaving = [],
  arriving = 0,
}: Situation): Fault | undefined {
  const known = new Set(contestants(movement));
  const strangers = [...played.flatMap(everyoneAt), ...leaving].filter((number) => !known.has(number));
  if (strangers.length > 0) {
    return { code: 'unknown-number', message: `Pair ${strangers[0]} is not in the movement.` };
  }
  if (!Number.isInteger(roundsOver) || roundsOver < 0 || roundsOver >= movement.rounds.length) {
    const message = `${roundsOver} of ${movement.rounds.length} rounds over leave nothing to plan.`;
    return { code: 'rounds-over', message };
  }
  const late = played.find((table) => table.round > roundsOver);
  if (late !== undefined) {
    return {
      code: 'rounds-over',
      message: `Round ${late.round} has results, and only ${roundsOver} rounds are over.`,
    };
  }
  if (!Number.isInteger(arriving) || arriving < 0 || arriving > movement.pairs) {
    return { code: 'arriving', message: `${arriving} new pairs cannot be seated.` };
  }
  return undefined;
}

/** The tables that new pairs need beyond those of the movement. */
function addedTables({ movement, leaving = [] }: Situation, arrived: readonly number[]): readonly number[] {
  const tables = movement.rounds.flatMap((round) => round.tables.map((plan) => plan.table));
  const last = Math.max(...tables);
  const people = movement.pairs + arrived.length - leaving.length;
  return range(last + 1, Math.ceil(people / 2));
}

function roomOf(situation: Situation, arrived: readonly number[]): Room {
  const { movement, roundsOver, played, leaving = [] } = situation;
  const sets: (readonly number[])[] = [];
  const setIndex = (boards: readonly number[]): number => {
    const known = sets.findIndex((set) => set.join() === boards.join());
    return known >= 0 ? known : sets.push(boards) - 1;
  };
  for (const round of movement.rounds) for (const plan of round.tables) setIndex(plan.boards);

  const held = new Set([...contestants(movement), ...arrived].filter((number) => !leaving.includes(number)));
  const holder = (number: number) => (held.has(number) ? number : EMPTY);
  const added = addedTables(situation, arrived);
  const original = movement.rounds.slice(roundsOver).map((round): DraftRound => {
    const tables = round.tables.map((plan) => ({
      table: plan.table,
      ns: holder(plan.ns),
      ew: holder(plan.ew),
      set: setIndex(plan.boards),
    }));
    const used = new Set(tables.map((table) => table.set));
    const spare = [...sets.keys()].filter((set) => !used.has(set));
    const seated = new Set(tables.flatMap(({ ns, ew }) => [ns, ew]));
    const waiting = [...held].filter((number) => !seated.has(number));
    // New tables start with the new pairs at them: better opponents are found from there.
    const extra = added.map((table, index) => {
      const [ns = EMPTY, ew = EMPTY] = waiting.splice(0, 2);
      return { table, ns, ew, set: spare[index] ?? 0 };
    });
    return { tables: [...tables, ...extra], waiting };
  });

  const meetings = new Map<string, number>();
  for (const { ns, ew } of played) meetings.set(couple(ns, ew), (meetings.get(couple(ns, ew)) ?? 0) + 1);
  const stays = new Set(situation.mustStay ?? stationaryNumbers(movement));
  return {
    sets,
    copies: movement.copies,
    mayShare: (a, b) =>
      movement.shares.some((tables) => tables.includes(a) && tables.includes(b)) ||
      added.includes(a) ||
      added.includes(b),
    playedBoards: new Set(
      played.flatMap((plan) =>
        everyoneAt(plan).flatMap((number) => plan.boards.map((board) => `${number}/${board}`)),
      ),
    ),
    meetings,
    stays,
    line: linesOf(movement),
    original,
  };
}

/** Who sits which way, in an event with a ranking for each line. Arrow switches have one ranking and no lines. */
function linesOf(movement: PairMovement): ReadonlyMap<number, 'NS' | 'EW'> {
  const first = movement.rounds[0]?.tables ?? [];
  if (movement.rankings.length < 2) return new Map();
  return new Map(first.flatMap(({ ns, ew }) => [[ns, 'NS'] as const, [ew, 'EW'] as const]));
}

/** New pairs are ranked with those who sit their way, or in the shorter ranking. */
function rankingsWith(movement: PairMovement, arrived: readonly number[]): readonly (readonly number[])[] {
  const rankings = movement.rankings.map((ranking) => [...ranking]);
  const lines = linesOf(movement);
  for (const number of arrived) {
    const line = lines.get(number);
    const alike =
      line === undefined ? [] : [...lines].flatMap(([other, side]) => (side === line ? [other] : []));
    const own = rankings.find((ranking) => ranking.some((other) => alike.includes(other)));
    const [shortest] = rankings.toSorted((a, b) => a.length - b.length);
    (own ?? shortest)?.push(number);
  }
  return rankings;
}

/** The rounds that are over, as they were really played. */
const history = ({ movement, roundsOver, played }: Situation): readonly RoundPlan<number>[] =>
  movement.rounds.slice(0, roundsOver).map(({ round }) => ({
    round,
    tables: played
      .filter((table) => table.round === round)
      .map(({ round: _, ...plan }): TablePlan<number> => plan)
      .sort((a, b) => a.table - b.table),
  }));

/** Turns drafts into rounds: a board that somebody has played, or that is not to be had, is not played. */
function settle(drafts: readonly DraftRound[], room: Room, roundsOver: number, present: readonly number[]) {
  const played = new Set(room.playedBoards);
  const meetings = new Map(room.meetings);
  const damage: Damage[] = [];
  const rounds = drafts.map((draft, index): RoundPlan<number> => {
    const round = roundsOver + index + 1;
    const note = (code: DamageCode, message: string) =>
      damage.push({ code, round, message: `Round ${round}: ${message}` });
    const tables: TablePlan<number>[] = [];
    for (const { table, ns, ew, set } of draft.tables) {
      if (ns === EMPTY || ew === EMPTY) continue;
      const wanted = room.sets[set] ?? [];
      const boards = wanted.filter((board) => {
        const users = tables.filter(
          (other) => other.boards.includes(board) && !room.mayShare(other.table, table),
        );
        return users.length < room.copies && !played.has(`${ns}/${board}`) && !played.has(`${ew}/${board}`);
      });
      const lost = wanted.filter((board) => !boards.includes(board));
      if (lost.length > 0) {
        note('board-lost', `${boardWords(lost)} not played at table ${table} (pairs ${ns} and ${ew}).`);
      }
      if (boards.length === 0) continue;
      for (const board of boards) played.add(`${ns}/${board}`).add(`${ew}/${board}`);
      const times = (meetings.get(couple(ns, ew)) ?? 0) + 1;
      meetings.set(couple(ns, ew), times);
      if (times > 1) note('opponents-again', `pairs ${ns} and ${ew} meet again (${times} times in all).`);
      const sharing = tables.filter((other) => other.boards.some((board) => boards.includes(board)));
      if (sharing.length >= room.copies) {
        note(
          'shares',
          `table ${table} shares ${boards.join(', ')} with table ${sharing.map((other) => other.table).join(', ')}.`,
        );
      }
      tables.push({ table, ns, ew, boards });
    }
    const seated = new Set(tables.flatMap(everyoneAt));
    for (const number of present) if (!seated.has(number)) note('waits', `pair ${number} waits.`);
    noteMoves(draft, room.original[index], (message) => note('moved', message));
    return { round, tables };
  });
  return { rounds, damage };
}

const boardWords = (boards: readonly number[]): string =>
  boards.length === 1 ? `board ${boards[0]} is` : `boards ${boards.join(', ')} are`;

/** Who sits elsewhere than was announced. */
function noteMoves(
  draft: DraftRound,
  original: DraftRound | undefined,
  note: (message: string) => void,
): void {
  const placeOf = (round: DraftRound | undefined, number: number) =>
    round?.tables.find(({ ns, ew }) => ns === number || ew === number)?.table;
  for (const { table, ns, ew } of draft.tables) {
    for (const number of [ns, ew]) {
      const before = placeOf(original, number);
      if (number === EMPTY || before === table) continue;
      note(`pair ${number} sits at table ${table}${before === undefined ? '' : ` instead of ${before}`}.`);
    }
  }
}

/** An added table shares boards with whichever table has them. */
function sharesOfAdded(
  rounds: readonly RoundPlan<number>[],
  added: readonly number[],
): readonly (readonly number[])[] {
  return added.flatMap((table) => {
    const partners = rounds.flatMap((round) => {
      const boards = round.tables.find((plan) => plan.table === table)?.boards ?? [];
      return round.tables
        .filter((plan) => plan.boards.some((board) => boards.includes(board)))
        .map((plan) => plan.table);
    });
    const group = [...new Set([table, ...partners])].sort(ascending);
    return group.length > 1 ? [group] : [];
  });
}

/** Groups of tables with a table in common become one. */
function joined(groups: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return groups.reduce<readonly (readonly number[])[]>((apart, group) => {
    const touching = apart.filter((other) => other.some((table) => group.includes(table)));
    const merged = [...new Set([...touching.flat(), ...group])].sort(ascending);
    return [...apart.filter((other) => !touching.includes(other)), merged];
  }, []);
}
