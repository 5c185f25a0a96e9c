import { AWARD_NAMES, PENALTY_UNITS } from 'naipe/scoring';
import type { SideScoreData } from 'naipe/tournament';
import { z } from 'zod';
import { exactNumber, result } from './atoms.ts';

const outcomes = z.array(z.strictObject({ result, weight: exactNumber })).max(50);

/** What a side scores instead of what happened (Law 12C). */
export const sideScore: z.ZodType<SideScoreData> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('kept') }),
    z.strictObject({ kind: z.literal('assigned'), outcomes }),
    z.strictObject({
      kind: z.literal('self-inflicted'),
      table: outcomes,
      withoutInfraction: outcomes,
      withoutError: outcomes,
    }),
    z.strictObject({ kind: z.literal('named'), name: z.enum(AWARD_NAMES) }),
    z.strictObject({ kind: z.literal('percent'), percent: exactNumber }),
    z.strictObject({ kind: z.literal('imps'), imps: exactNumber }),
    z.strictObject({ kind: z.literal('points'), points: exactNumber }),
    z.strictObject({ kind: z.literal('no-score') }),
  ])
  .meta({ id: 'SideScore' });

export const penaltyAmount = z.strictObject({ unit: z.enum(PENALTY_UNITS), value: exactNumber });
