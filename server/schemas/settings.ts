import { LAWS_EDITIONS } from 'naipe/laws';
import { PROFILE_IDS } from 'naipe/regulation';
import { LEAD_POLICIES, METHOD_NAMES, RANKING_TIMES, type Settings, TRAVELLER_TIMES } from 'naipe/tournament';
import { z } from 'zod';

const shape = {
  profile: z.enum(PROFILE_IDS),
  laws: z.literal(LAWS_EDITIONS),
  method: z.enum(METHOD_NAMES),
  sections: z.enum(['across', 'apart']),
  screens: z.boolean(),
  minutesPerBoard: z.number().positive().max(60),
  lead: z.enum(LEAD_POLICIES),
  rounds: z.enum(['called', 'free']),
  official: z.boolean(),
  correctionMinutes: z.int().min(0).max(1_000_000),
  showTraveller: z.enum(TRAVELLER_TIMES),
  showRanking: z.enum(RANKING_TIMES),
} as const satisfies { [K in keyof Settings]: z.ZodType<Settings[K]> };

export const settings = z.strictObject(shape).meta({ id: 'Settings' });

/** Some of the settings: those that differ, or change. */
export const someSettings: z.ZodType<Partial<Settings>> = z.strictObject(
  Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, schema.exactOptional()])),
);
