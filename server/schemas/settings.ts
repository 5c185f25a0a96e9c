import { ROUNDINGS } from 'naipe/base';

import { PROFILE_IDS } from 'naipe/regulation';
import {
  type CarryOverSetting,
  CONTESTANT_KINDS,
  CORRECTION_ENDS,
  DEALING_WAYS,
  DEVICE_POLICIES,
  EVERY_PLACE,
  HANDICAPS,
  LAWS_EDITIONS,
  LEAD_POLICIES,
  LEAVER_POLICIES,
  LINE_POLICIES,
  METHOD_NAMES,
  RANKING_TIMES,
  type Settings,
  TRAVELLER_TIMES,
} from 'naipe/tournament';
import { z } from 'zod';
import { exactNumber, session } from './atoms.ts';

const carryOver: z.ZodType<CarryOverSetting> = z.strictObject({
  afterSession: session,
  share: exactNumber.describe('The part of the score: 1/4'),
  toNearest: exactNumber.describe('The step it is rounded to: 0.01'),
  rounding: z.enum(ROUNDINGS),
});

const places = z.int().min(0).max(EVERY_PLACE);

const shape = {
  contestants: z.enum(CONTESTANT_KINDS),
  profile: z.enum(PROFILE_IDS),
  laws: z.literal(LAWS_EDITIONS),
  method: z.enum(METHOD_NAMES),
  sections: z.enum(['across', 'apart']),
  lines: z.enum(LINE_POLICIES),
  leavers: z
    .enum(LEAVER_POLICIES)
    .describe('Who leaves, or misses a session: ranked behind the others or among them'),
  handicap: z.enum(HANDICAPS),
  carryOver: carryOver.nullable(),
  prizePlaces: places,
  qualifyingPlaces: places,
  sessionCount: session,
  screens: z.boolean(),
  mixed: z.boolean(),
  substitutesOfAnyCategory: z.boolean(),
  timeZone: z.string().max(64).describe("Where it is played, as Europe/Lisbon; the server's unless told"),
  minutesPerBoard: z.number(),
  lead: z.enum(LEAD_POLICIES),
  rounds: z.enum(['called', 'free']),
  official: z.boolean(),
  festival: z.boolean(),
  regionalQualifying: z.boolean(),
  reserves: z.boolean(),
  devices: z.enum(DEVICE_POLICIES),
  dealing: z.enum(DEALING_WAYS).describe('How boards are dealt (Law 6E)'),
  pastDeals: z.boolean().describe('The event replays past deals (Law 6D2)'),
  readings: z
    .record(z.string().regex(/^[A-Za-z0-9-]{1,30}$/), z.string().regex(/^[a-z0-9-]{1,30}$/))
    .describe(
      'Where the regulation can be read in several ways: the way by the reading, as { "A03": "complement" }',
    ),
  correctionMinutes: z.int().min(0).max(1_000_000),
  correctionsEnd: z
    .enum(CORRECTION_ENDS)
    .describe('Of sessions before the last: until the next one starts, or for the correction minutes'),
  requestMinutes: z.int().min(0).max(1_000_000),
  delegate: z.string().max(60),
  showTraveller: z.enum(TRAVELLER_TIMES),
  showRanking: z.enum(RANKING_TIMES),
} as const satisfies { [K in keyof Settings]: z.ZodType<Settings[K]> };

/** Some of the settings: those that differ, or change, or were known when a tournament was created. */
export const someSettings: z.ZodType<Partial<Settings>> = z.strictObject(
  Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, schema.exactOptional()])),
);
