import { type Fault, fail, ok, type Result } from '../base/index.ts';
import { isBoardNumber } from '../game/index.ts';
import { type Balance, balanceOf } from './balance.ts';
import {
  type IndividualMovement,
  type Movement,
  PAIR_KINDS,
  type PairMovement,
  type Partnership,
  type RoundPlan,
  type Sitters,
  type TablePlan,
} from './movement.ts';
import { range } from './numbers.ts';

/** A movement as a file or the command line shows it: with its balance beside it. */
export type MovementJson = Movement & { readonly balance: Balance };

export const movementJson = (movement: Movement): MovementJson => ({
  ...movement,
  balance: balanceOf(movement),
});

export const printMovement = (movement: Movement): string => JSON.stringify(movementJson(movement));

/** No room in the world is larger: what a file may ask for is limited. */
const MOST = {
  contestants: 800,
  rounds: 100,
  tables: 400,
  boards: 1000,
  boardsAtTable: 100,
  copies: 400,
} as const;

/** Where in the document something is wrong, and what should be there. Thrown and caught inside this file only. */
class Misfit extends Error {}

const misfit = (at: string, expected: string): never => {
  throw new Misfit(`Movement: ${at === '' ? 'the document' : at} should be ${expected}.`);
};

/** Reads a movement from JSON text. What it says may still be unsound: `checkMovement` tells. */
export function parseMovement(text: string): Result<Movement> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail<Fault>({ code: 'movement-json', message: 'Movement: the text is not JSON.' });
  }
  return movementFrom(value);
}

/** Reads a movement from a value that came out of JSON. Unknown fields, and the balance, are not read. */
export function movementFrom(value: unknown): Result<Movement> {
  try {
    return ok(readMovement(value));
  } catch (error) {
    if (error instanceof Misfit) return fail<Fault>({ code: 'movement-json', message: error.message });
    throw error;
  }
}

type Fields = { readonly [name: string]: unknown };

function object(value: unknown, at: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return misfit(at, 'an object');
  return value as Fields;
}

function list<T>(value: unknown, at: string, most: number, read: (item: unknown, at: string) => T): T[] {
  if (!Array.isArray(value) || value.length > most) return misfit(at, `a list of at most ${most}`);
  return value.map((item, index) => read(item, `${at}[${index}]`));
}

const optional = <T>(value: unknown, otherwise: T, read: (value: unknown) => T): T =>
  value === undefined ? otherwise : read(value);

function count(value: unknown, at: string, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return value;
  return misfit(at, `a whole number from 1 to ${most}`);
}

const contestant = (value: unknown, at: string): number => count(value, at, 2 * MOST.contestants);
const table = (value: unknown, at: string): number => count(value, at, MOST.tables);

function board(value: unknown, at: string): number {
  const number = count(value, at, MOST.boards);
  return isBoardNumber(number) ? number : misfit(at, 'a board number');
}

function flag(value: unknown, at: string): boolean {
  return typeof value === 'boolean' ? value : misfit(at, 'true or false');
}

function partnership(value: unknown, at: string): Partnership {
  const [first, second, ...more] = list(value, at, 2, contestant);
  if (first === undefined || second === undefined || more.length > 0) return misfit(at, 'two players');
  return [first, second];
}

function round<S extends Sitters>(
  value: unknown,
  at: string,
  side: (value: unknown, at: string) => S,
): RoundPlan<S> {
  const fields = object(value, at);
  const number = count(fields.round, `${at}.round`, MOST.rounds);
  const tables = list(fields.tables, `${at}.tables`, MOST.tables, (item, itemAt): TablePlan<S> => {
    const plan = object(item, itemAt);
    const read = {
      table: table(plan.table, `${itemAt}.table`),
      ns: side(plan.ns, `${itemAt}.ns`),
      ew: side(plan.ew, `${itemAt}.ew`),
      boards: list(plan.boards, `${itemAt}.boards`, MOST.boardsAtTable, board),
    };
    return optional(plan.switched, false, (switched) => flag(switched, `${itemAt}.switched`))
      ? { ...read, switched: true }
      : read;
  });
  if (fields.sitOuts === undefined) return { round: number, tables };
  return {
    round: number,
    tables,
    sitOuts: list(fields.sitOuts, `${at}.sitOuts`, MOST.contestants, contestant),
  };
}

function rounds<S extends Sitters>(value: unknown, side: (value: unknown, at: string) => S): RoundPlan<S>[] {
  const read = list(value, 'rounds', MOST.rounds, (item, at) => round(item, at, side));
  const unordered = read.findIndex((plan, index) => plan.round !== index + 1);
  return unordered < 0
    ? read
    : misfit(`rounds[${unordered}].round`, `${unordered + 1}: rounds stand in order`);
}

function readMovement(value: unknown): Movement {
  const fields = object(value, '');
  const isIndividual = fields.kind === 'individual';
  const counted = isIndividual ? 'players' : 'pairs';
  const held = count(fields[counted], counted, MOST.contestants);
  const vacant = optional(fields.vacant, [], (item) => list(item, 'vacant', MOST.contestants, contestant));
  if (new Set(vacant).size < vacant.length || vacant.some((number) => number > held + vacant.length)) {
    misfit('vacant', `different numbers up to ${held + vacant.length}`);
  }
  const everyone = range(1, held + vacant.length).filter((number) => !vacant.includes(number));
  const common = {
    vacant,
    rankings: optional(fields.rankings, [everyone], (item) =>
      list(item, 'rankings', MOST.contestants, (ranking, at) =>
        list(ranking, at, MOST.contestants, contestant),
      ),
    ),
    shares: optional(fields.shares, [], (item) =>
      list(item, 'shares', MOST.tables, (tables, at) => list(tables, at, MOST.tables, table)),
    ),
    copies: optional(fields.copies, 1, (item) => count(item, 'copies', MOST.copies)),
    barometer: optional(fields.barometer, false, (item) => flag(item, 'barometer')),
  };
  if (isIndividual) {
    const individual: IndividualMovement = {
      kind: 'individual',
      players: held,
      rounds: rounds(fields.rounds, partnership),
      ...common,
    };
    return individual;
  }
  const kind =
    PAIR_KINDS.find((known) => known === fields.kind) ??
    misfit('kind', `one of ${PAIR_KINDS.join(', ')}, individual`);
  const pairs: PairMovement = { kind, pairs: held, rounds: rounds(fields.rounds, contestant), ...common };
  return pairs;
}
