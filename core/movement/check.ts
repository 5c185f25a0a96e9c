import {
  contestants,
  everyoneAt,
  isPlayed,
  type Movement,
  mostMeetingsOf,
  playedTables,
  type RoundPlan,
  sitters,
  type TablePlan,
} from './movement.ts';
import { ascending } from './numbers.ts';

export type FindingCode =
  | 'unknown-number'
  | 'two-seats'
  | 'no-seat'
  | 'table-twice'
  | 'boards-elsewhere'
  | 'barometer-boards'
  | 'board-replayed'
  | 'opponents-again'
  | 'partners-again'
  | 'not-ranked';

/** Something wrong with a movement, in a sentence; the numbers, tables and boards it speaks of. */
export interface Finding {
  readonly code: FindingCode;
  readonly message: string;
  readonly round?: number;
}

export interface CheckOptions {
  /** How often two contestants may be opponents. Unless told as often as its kind means them to: pairs once or twice, players in an individual again and again. */
  readonly mostMeetings?: number;
}

/** Everything that is wrong with a movement; nothing when it is sound. */
export function checkMovement(movement: Movement, options: CheckOptions = {}): readonly Finding[] {
  return [
    ...movement.rounds.flatMap((round) => [
      ...checkSeats(movement, round),
      ...checkPlaces(round),
      ...checkBoards(movement, round),
    ]),
    ...checkReplays(movement),
    ...checkMeetings(movement, options.mostMeetings ?? mostMeetingsOf(movement)),
    ...checkRankings(movement),
  ];
}

const who = (movement: Movement): string => (movement.kind === 'individual' ? 'Player' : 'Pair');

const list = (numbers: readonly number[]): string => numbers.join(', ');

/** Counts how often each key comes. */
function tally<K>(keys: Iterable<K>): Map<K, number> {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Everyone has exactly one seat, or is said to sit out. */
function checkSeats(movement: Movement, round: RoundPlan): Finding[] {
  const held = new Set(contestants(movement));
  const known = new Set([...held, ...movement.vacant]);
  const counts = tally([...round.tables.flatMap(everyoneAt), ...(round.sitOuts ?? [])]);
  const findings: Finding[] = [];
  for (const [number, count] of counts) {
    if (!known.has(number)) {
      const message = `Round ${round.round}: number ${number} is not in the movement.`;
      findings.push({ code: 'unknown-number', message, round: round.round });
    } else if (count > 1) {
      const message = `Round ${round.round}: ${who(movement).toLowerCase()} ${number} has ${count} seats.`;
      findings.push({ code: 'two-seats', message, round: round.round });
    }
  }
  for (const number of held) {
    if (counts.has(number)) continue;
    const message = `Round ${round.round}: ${who(movement).toLowerCase()} ${number} has no seat and is not said to sit out.`;
    findings.push({ code: 'no-seat', message, round: round.round });
  }
  return findings;
}

function checkPlaces(round: RoundPlan): Finding[] {
  return [...tally(round.tables.map((plan) => plan.table))].flatMap(([table, count]) =>
    count === 1
      ? []
      : [
          {
            code: 'table-twice' as const,
            message: `Round ${round.round}: table ${table} is used by ${count} meetings.`,
            round: round.round,
          },
        ],
  );
}

/** A board lies at one place at a time, as often as there are copies. Tables that share count as one place. */
function checkBoards(movement: Movement, round: RoundPlan): Finding[] {
  const playing = round.tables.filter((plan) => isPlayed(movement, plan));
  if (movement.barometer) {
    const kinds = new Set(playing.map((plan) => list([...plan.boards].sort(ascending))));
    if (kinds.size < 2) return [];
    const message = `Round ${round.round}: in a barometer all tables play the same boards, not ${kinds.size} different sets.`;
    return [{ code: 'barometer-boards', message, round: round.round }];
  }
  const users = new Map<number, TablePlan[]>();
  for (const plan of playing) {
    for (const board of plan.boards) users.set(board, [...(users.get(board) ?? []), plan]);
  }
  const placeOf = (table: number): string => {
    const share = movement.shares.findIndex((tables) => tables.includes(table));
    return share < 0 ? `table ${table}` : `share ${share}`;
  };
  return [...users].flatMap(([board, plans]) => {
    const places = new Set(plans.map((plan) => placeOf(plan.table))).size;
    if (places <= movement.copies) return [];
    const tables = list(plans.map((plan) => plan.table).sort(ascending));
    const copies = movement.copies === 1 ? 'one copy' : `${movement.copies} copies`;
    const message = `Round ${round.round}: board ${board} is needed at tables ${tables}, and there is ${copies} of it.`;
    return [{ code: 'boards-elsewhere' as const, message, round: round.round }];
  });
}

function checkReplays(movement: Movement): Finding[] {
  const firstRound = new Map<string, number>();
  const findings: Finding[] = [];
  for (const { round, tables } of movement.rounds) {
    for (const plan of tables) {
      if (!isPlayed(movement, plan)) continue;
      for (const number of everyoneAt(plan)) {
        for (const board of plan.boards) {
          const key = `${number}/${board}`;
          const before = firstRound.get(key);
          if (before === undefined) firstRound.set(key, round);
          else {
            const message = `${who(movement)} ${number} plays board ${board} in round ${before} and again in round ${round}.`;
            findings.push({ code: 'board-replayed', message, round });
          }
        }
      }
    }
  }
  return findings;
}

function checkMeetings(movement: Movement, mostMeetings: number): Finding[] {
  const played = playedTables(movement);
  const couple = (a: number, b: number): string => (a < b ? `${a} and ${b}` : `${b} and ${a}`);
  const opponents = tally(
    played.flatMap((plan) => sitters(plan.ns).flatMap((a) => sitters(plan.ew).map((b) => couple(a, b)))),
  );
  const partners = tally(
    played.flatMap((plan) =>
      [plan.ns, plan.ew].flatMap((side) => (typeof side === 'number' ? [] : [couple(...side)])),
    ),
  );
  return [
    ...[...opponents].flatMap(([names, times]) =>
      times <= mostMeetings
        ? []
        : [
            {
              code: 'opponents-again' as const,
              message: `${names} meet ${times} times; ${mostMeetings} is the most.`,
            },
          ],
    ),
    ...[...partners].flatMap(([names, times]) =>
      times === 1
        ? []
        : [{ code: 'partners-again' as const, message: `${names} are partners ${times} times.` }],
    ),
  ];
}

/** Everyone stands in one ranking. */
function checkRankings(movement: Movement): Finding[] {
  const counts = tally(movement.rankings.flat());
  return contestants(movement).flatMap((number) => {
    const count = counts.get(number) ?? 0;
    if (count === 1) return [];
    const message = `${who(movement)} ${number} stands in ${count === 0 ? 'no' : count} rankings.`;
    return [{ code: 'not-ranked' as const, message }];
  });
}
