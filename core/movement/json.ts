import {
  jsonCount,
  jsonFlag,
  jsonList,
  jsonObject,
  jsonOptional,
  misfit,
  type Result,
  readJson,
  readValue,
} from '../base/index.ts';
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

const KIND = { code: 'movement-json', title: 'Movement' } as const;

/** Reads a movement from JSON text. What it says may still be unsound: `checkMovement` tells. */
export const parseMovement = (text: string): Result<Movement> => readJson(text, KIND, readMovement);

/** Reads a movement from a value that came out of JSON. Unknown fields, and the balance, are not read. */
export const movementFrom = (value: unknown): Result<Movement> => readValue(value, KIND, readMovement);

const contestant = (value: unknown, at: string): number => jsonCount(value, at, 2 * MOST.contestants);
const table = (value: unknown, at: string): number => jsonCount(value, at, MOST.tables);

function board(value: unknown, at: string): number {
  const number = jsonCount(value, at, MOST.boards);
  return isBoardNumber(number) ? number : misfit(at, 'a board number');
}

function partnership(value: unknown, at: string): Partnership {
  const [first, second, ...more] = jsonList(value, at, 2, contestant);
  if (first === undefined || second === undefined || more.length > 0) return misfit(at, 'two players');
  return [first, second];
}

function round<S extends Sitters>(
  value: unknown,
  at: string,
  side: (value: unknown, at: string) => S,
): RoundPlan<S> {
  const fields = jsonObject(value, at);
  const number = jsonCount(fields.round, `${at}.round`, MOST.rounds);
  const tables = jsonList(fields.tables, `${at}.tables`, MOST.tables, (item, itemAt): TablePlan<S> => {
    const plan = jsonObject(item, itemAt);
    const read = {
      table: table(plan.table, `${itemAt}.table`),
      ns: side(plan.ns, `${itemAt}.ns`),
      ew: side(plan.ew, `${itemAt}.ew`),
      boards: jsonList(plan.boards, `${itemAt}.boards`, MOST.boardsAtTable, board),
    };
    return jsonOptional(plan.switched, false, (switched) => jsonFlag(switched, `${itemAt}.switched`))
      ? { ...read, switched: true }
      : read;
  });
  if (fields.sitOuts === undefined) return { round: number, tables };
  return {
    round: number,
    tables,
    sitOuts: jsonList(fields.sitOuts, `${at}.sitOuts`, MOST.contestants, contestant),
  };
}

function rounds<S extends Sitters>(value: unknown, side: (value: unknown, at: string) => S): RoundPlan<S>[] {
  const read = jsonList(value, 'rounds', MOST.rounds, (item, at) => round(item, at, side));
  const unordered = read.findIndex((plan, index) => plan.round !== index + 1);
  return unordered < 0
    ? read
    : misfit(`rounds[${unordered}].round`, `${unordered + 1}: rounds stand in order`);
}

function readMovement(value: unknown): Movement {
  const fields = jsonObject(value, '');
  const isIndividual = fields.kind === 'individual';
  const counted = isIndividual ? 'players' : 'pairs';
  const held = jsonCount(fields[counted], counted, MOST.contestants);
  const vacant = jsonOptional(fields.vacant, [], (item) =>
    jsonList(item, 'vacant', MOST.contestants, contestant),
  );
  if (new Set(vacant).size < vacant.length || vacant.some((number) => number > held + vacant.length)) {
    misfit('vacant', `different numbers up to ${held + vacant.length}`);
  }
  const everyone = range(1, held + vacant.length).filter((number) => !vacant.includes(number));
  const common = {
    vacant,
    rankings: jsonOptional(fields.rankings, [everyone], (item) =>
      jsonList(item, 'rankings', MOST.contestants, (ranking, at) =>
        jsonList(ranking, at, MOST.contestants, contestant),
      ),
    ),
    shares: jsonOptional(fields.shares, [], (item) =>
      jsonList(item, 'shares', MOST.tables, (tables, at) => jsonList(tables, at, MOST.tables, table)),
    ),
    copies: jsonOptional(fields.copies, 1, (item) => jsonCount(item, 'copies', MOST.copies)),
    barometer: jsonOptional(fields.barometer, false, (item) => jsonFlag(item, 'barometer')),
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
