import type { Side } from '../game/index.ts';
import {
  contestants,
  everyoneAt,
  isPlayed,
  type Movement,
  type RoundPlan,
  type Sitters,
  sitters,
} from './movement.ts';

/** What one contestant does in one round. */
export type GuideLine =
  | {
      readonly round: number;
      readonly table: number;
      readonly side: Side;
      readonly opponents: Sitters;
      /** Only in an individual. */
      readonly partner?: number;
      readonly boards: readonly number[];
      readonly switched: boolean;
    }
  /** No opponents: at a table with a vacant number, or nowhere. */
  | { readonly round: number; readonly sitsOut: true; readonly table?: number };

/** What a contestant carries round the room. */
export interface GuideCard {
  readonly number: number;
  readonly lines: readonly GuideLine[];
}

export const guideCards = (movement: Movement): readonly GuideCard[] =>
  contestants(movement).map((number) => ({
    number,
    lines: (movement.rounds as readonly RoundPlan[]).map((round) => guideLine(movement, round, number)),
  }));

function guideLine(movement: Movement, round: RoundPlan, number: number): GuideLine {
  const plan = round.tables.find((candidate) => everyoneAt(candidate).includes(number));
  if (plan === undefined) return { round: round.round, sitsOut: true };
  if (!isPlayed(movement, plan)) return { round: round.round, sitsOut: true, table: plan.table };
  const side: Side = sitters(plan.ns).includes(number) ? 'NS' : 'EW';
  const [own, opponents] = side === 'NS' ? [plan.ns, plan.ew] : [plan.ew, plan.ns];
  const partner = sitters(own).find((other) => other !== number);
  return {
    round: round.round,
    table: plan.table,
    side,
    opponents,
    ...(partner === undefined ? {} : { partner }),
    boards: plan.boards,
    switched: plan.switched === true,
  };
}

/** Where somebody goes after a round: a seat, the stand of those who sit out, or home. */
export type Move =
  | { readonly number: number; readonly to: 'stay' }
  | { readonly number: number; readonly to: 'seat'; readonly table: number; readonly side: Side }
  | { readonly number: number; readonly to: 'sit-out' }
  | { readonly number: number; readonly to: 'end' };

/** Where the boards of a table go after a round: the next table that plays any of them, or the bye-stand. */
export type BoardMove =
  | { readonly to: 'table'; readonly tables: readonly number[] }
  | { readonly to: 'bye-stand' }
  | { readonly to: 'end' };

export interface TableLine {
  readonly round: number;
  readonly ns: Sitters;
  readonly ew: Sitters;
  readonly boards: readonly number[];
  readonly played: boolean;
  readonly moves: readonly Move[];
  readonly boardsMove: BoardMove;
}

/** What lies on a table: who comes in each round, and where all go next. */
export interface TableCard {
  readonly table: number;
  readonly lines: readonly TableLine[];
}

export function tableCards(movement: Movement): readonly TableCard[] {
  const rounds: readonly RoundPlan[] = movement.rounds;
  const tables = [...new Set(rounds.flatMap((round) => round.tables.map((plan) => plan.table)))];
  return tables
    .sort((a, b) => a - b)
    .map((table) => ({
      table,
      lines: rounds.flatMap((round, index) => {
        const next = rounds[index + 1];
        return round.tables
          .filter((plan) => plan.table === table)
          .map((plan): TableLine => {
            const { ns, ew, boards } = plan;
            const played = isPlayed(movement, plan);
            const people = everyoneAt(plan).filter((number) => !movement.vacant.includes(number));
            const moves = people.map((number) => moveOf(number, round, next));
            return {
              round: round.round,
              ns,
              ew,
              boards,
              played,
              moves,
              boardsMove: boardMove(boards, table, next),
            };
          });
      }),
    }));
}

type Chair = { readonly table: number; readonly side: Side };

function seatIn(round: RoundPlan, number: number): Chair | undefined {
  const plan = round.tables.find((candidate) => everyoneAt(candidate).includes(number));
  if (plan === undefined) return undefined;
  return { table: plan.table, side: sitters(plan.ns).includes(number) ? 'NS' : 'EW' };
}

/** Who moves where. */
function moveOf(number: number, now: RoundPlan, next: RoundPlan | undefined): Move {
  if (next === undefined) return { number, to: 'end' };
  const from = seatIn(now, number);
  const to = seatIn(next, number);
  if (to === undefined) return { number, to: 'sit-out' };
  if (from?.table === to.table && from.side === to.side) return { number, to: 'stay' };
  return { number, to: 'seat', ...to };
}

function boardMove(boards: readonly number[], table: number, next: RoundPlan | undefined): BoardMove {
  if (next === undefined) return { to: 'end' };
  const users = next.tables.filter((plan) => plan.boards.some((board) => boards.includes(board)));
  const tables = users
    .map((plan) => plan.table)
    .sort((a, b) => Math.abs(a - table) - Math.abs(b - table) || a - b);
  return tables.length === 0 ? { to: 'bye-stand' } : { to: 'table', tables };
}
