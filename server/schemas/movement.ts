import { PAIR_KINDS, type PairMovement } from 'naipe/movement';
import { z } from 'zod';
import { board, contestant, LIMITS, number, round, table } from './atoms.ts';

const tablePlan = z.strictObject({
  table,
  ns: number,
  ew: number,
  boards: z.array(board).max(LIMITS.boardsPerRound),
  switched: z.literal(true).exactOptional(),
});

const roundPlan = z.strictObject({
  round,
  tables: z.array(tablePlan).max(LIMITS.tables),
  sitOuts: z.array(number).max(LIMITS.pairNumber).exactOptional(),
});

/** A movement for pairs, complete: what the planning answers, or somebody wrote by hand. */
export const movement: z.ZodType<PairMovement> = z
  .strictObject({
    kind: z.enum(PAIR_KINDS),
    pairs: number,
    rounds: z.array(roundPlan).max(LIMITS.rounds),
    vacant: z.array(number).max(LIMITS.pairNumber),
    rankings: z.array(z.array(number).max(LIMITS.pairNumber)).max(LIMITS.sections),
    shares: z.array(z.array(table).max(LIMITS.tables)).max(LIMITS.tables),
    copies: z.int().min(1).max(LIMITS.tables),
    barometer: z.boolean(),
  })
  .meta({ id: 'PairMovement' });

/** Which pair holds each number of a movement: `{"1": "12"}`. */
export const seating = z
  .record(z.string().regex(/^[1-9]\d{0,3}$/, 'must be a number of the movement'), contestant)
  .refine((seats) => Object.keys(seats).length <= LIMITS.pairNumber, 'has too many pairs');
