import {
  flagAt,
  listAt,
  misfit,
  objectAt,
  optionalAt,
  parseDocument,
  type Result,
  readDocument,
  wholeAt,
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

const DOCUMENT = { what: 'Movement', code: 'movement-json' } as const;

/** Reads a movement from JSON text. What it says may still be unsound: `checkMovement` tells. */
export const parseMovement = (text: string): Result<Movement> => parseDocument(text, DOCUMENT, readMovement);

/** Reads a movement from a value that came out of JSON. Unknown fields, and the balance, are not read. */
export const movementFrom = (value: unknown): Result<Movement> => readDocument(value, DOCUMENT, readMovement);

const count = (value: unknown, at: string, most: number): number => wholeAt(value, at, 1, most);
const contestant = (value: unknown, at: string): number => count(value, at, 2 * MOST.contestants);
const table = (value: unknown, at: string): number => count(value, at, MOST.tables);

function board(value: unknown, at: string): number {
  const number = count(value, at, MOST.boards);
  return isBoardNumber(number) ? number : misfit(at, 'a board number');
}

function partnership(value: unknown, at: string): Partnership {
  const [first, second, ...more] = listAt(value, at, 2, contestant);
  if (first === undefined || second === undefined || more.length > 0) return misfit(at, 'two players');
  return [first, second];
}

function round<S extends Sitters>(
  value: unknown,
  at: string,
  side: (value: unknown, at: string) => S,
): RoundPlan<S> {
  const fields = objectAt(value, at);
  const number = count(fields.round, `${at}.round`, MOST.rounds);
  const tables = listAt(fields.tables, `${at}.tables`, MOST.tables, (item, itemAt): TablePlan<S> => {
    const plan = objectAt(item, itemAt);
    const read = {
      table: table(plan.table, `${itemAt}.table`),
      ns: side(plan.ns, `${itemAt}.ns`),
      ew: side(plan.ew, `${itemAt}.ew`),
      boards: listAt(plan.boards, `${itemAt}.boards`, MOST.boardsAtTable, board),
    };
    return optionalAt(plan.switched, false, (switched) => flagAt(switched, `${itemAt}.switched`))
      ? { ...read, switched: true }
      : read;
  });
  if (fields.sitOuts === undefined) return { round: number, tables };
  return {
    round: number,
    tables,
    sitOuts: listAt(fields.sitOuts, `${at}.sitOuts`, MOST.contestants, contestant),
  };
}

function rounds<S extends Sitters>(value: unknown, side: (value: unknown, at: string) => S): RoundPlan<S>[] {
  const read = listAt(value, 'rounds', MOST.rounds, (item, at) => round(item, at, side));
  const unordered = read.findIndex((plan, index) => plan.round !== index + 1);
  return unordered < 0
    ? read
    : misfit(`rounds[${unordered}].round`, `${unordered + 1}: rounds stand in order`);
}

function readMovement(value: unknown): Movement {
  const fields = objectAt(value, '');
  const isIndividual = fields.kind === 'individual';
  const counted = isIndividual ? 'players' : 'pairs';
  const held = count(fields[counted], counted, MOST.contestants);
  const vacant = optionalAt(fields.vacant, [], (item) =>
    listAt(item, 'vacant', MOST.contestants, contestant),
  );
  if (new Set(vacant).size < vacant.length || vacant.some((number) => number > held + vacant.length)) {
    misfit('vacant', `different numbers up to ${held + vacant.length}`);
  }
  const everyone = range(1, held + vacant.length).filter((number) => !vacant.includes(number));
  const common = {
    vacant,
    rankings: optionalAt(fields.rankings, [everyone], (item) =>
      listAt(item, 'rankings', MOST.contestants, (ranking, at) =>
        listAt(ranking, at, MOST.contestants, contestant),
      ),
    ),
    shares: optionalAt(fields.shares, [], (item) =>
      listAt(item, 'shares', MOST.tables, (tables, at) => listAt(tables, at, MOST.tables, table)),
    ),
    copies: optionalAt(fields.copies, 1, (item) => count(item, 'copies', MOST.copies)),
    barometer: optionalAt(fields.barometer, false, (item) => flagAt(item, 'barometer')),
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
