import { type IndividualMovement, type Movement, PAIR_KINDS, type PairMovement } from 'naipe/movement';
import { z } from 'zod';
import { board, contestant, LIMITS, number, round, table } from './atoms.ts';

const tablePlan = <S extends z.ZodType>(side: S) =>
  z.strictObject({
    table,
    ns: side,
    ew: side,
    boards: z.array(board).max(LIMITS.boardsPerRound),
    switched: z.literal(true).exactOptional(),
  });

const roundPlan = <S extends z.ZodType>(side: S) =>
  z.strictObject({
    round,
    tables: z.array(tablePlan(side)).max(LIMITS.tables),
    sitOuts: z.array(number).max(LIMITS.pairNumber).exactOptional(),
  });

const plan = {
  vacant: z.array(number).max(LIMITS.pairNumber),
  rankings: z.array(z.array(number).max(LIMITS.pairNumber)).max(LIMITS.sections),
  shares: z.array(z.array(table).max(LIMITS.tables)).max(LIMITS.tables),
  copies: z.int().min(1).max(LIMITS.tables),
  barometer: z.boolean(),
};

const ofPairs: z.ZodType<PairMovement> = z
  .strictObject({
    kind: z.enum(PAIR_KINDS),
    pairs: number,
    rounds: z.array(roundPlan(number)).max(LIMITS.rounds),
    ...plan,
  })
  .meta({ id: 'PairMovement' });

const ofPlayers: z.ZodType<IndividualMovement> = z
  .strictObject({
    kind: z.literal('individual'),
    players: number,
    rounds: z.array(roundPlan(z.tuple([number, number]))).max(LIMITS.rounds),
    ...plan,
  })
  .meta({ id: 'IndividualMovement' });

/** A movement, complete: what the planning answers, or somebody wrote by hand. */
export const movement: z.ZodType<Movement> = z.union([ofPairs, ofPlayers]);

/** Which pair holds each number of a movement: `{"1": "12"}`. */
export const seating = z
  .record(z.string().regex(/^[1-9]\d{0,3}$/, 'must be a number of the movement'), contestant)
  .refine((seats) => Object.keys(seats).length <= LIMITS.pairNumber, 'has too many pairs');
