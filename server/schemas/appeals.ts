import {
  APPEAL_BODIES,
  APPEAL_OUTCOMES,
  APPEAL_PAPERS,
  APPEAL_SUBJECTS,
  CONCURRENCES,
} from 'naipe/tournament';
import { z } from 'zod';
import { clause, confirmed, contestant, LIMITS, name, sentence, session } from './atoms.ts';
import { caseEffect, caseNumber } from './cases.ts';
import { penaltyAmount } from './score-data.ts';

/** A committee, its reserves, and whoever may still be asked. */
const MOST_MEMBERS = 20;

const grounds = { reason: sentence, clause };
const because = sentence.exactOptional();
const ofAppeal = {
  session,
  appeal: z.int().min(1).max(LIMITS.facts).describe('The number of the appeal: of the fact that made it'),
};
const { referrals: _, ...effect } = caseEffect;

const penaltyNumber = z
  .int()
  .min(1)
  .max(LIMITS.facts)
  .describe('The penalty that is appealed against: the number of the fact that gave it');

const appeal = {
  session,
  contestant,
  subject: z.enum(APPEAL_SUBJECTS),
  concurs: z.enum(CONCURRENCES).describe('Whether partner or captain agrees (Law 92D)'),
  about: sentence,
  confirmed,
  because,
};

const decision = {
  ...ofAppeal,
  ...grounds,
  ...effect,
  body: z.enum(APPEAL_BODIES),
  outcome: z.enum(APPEAL_OUTCOMES),
  withoutMerit: z.literal(true).exactOptional(),
  panel: z.array(name).max(MOST_MEMBERS).exactOptional(),
  penalty: z
    .union([penaltyAmount, z.enum(['warning', 'lifted'])])
    .exactOptional()
    .describe('What becomes of the penalty that was appealed against'),
};

const further = { ...ofAppeal, contestant, about: sentence, confirmed, because };

/** What facts about appeals hold. */
export const APPEAL_FACTS = {
  'committee-named': z.strictObject({
    members: z
      .array(
        z.strictObject({
          name,
          club: name.exactOptional(),
          declines: z.string().max(LIMITS.sentence).exactOptional(),
        }),
      )
      .max(MOST_MEMBERS),
    confirmed,
    because,
  }),
  'appeal-made': z.union([
    z.strictObject({ ...appeal, case: caseNumber, ruling: caseNumber }),
    z.strictObject({ ...appeal, penalty: penaltyNumber }),
  ]),
  'deposit-taken': z.strictObject(ofAppeal),
  'appeal-decided': z.strictObject({
    ...decision,
    heardAll: z.literal(true).exactOptional(),
    deposit: z.enum(['returned', 'kept']).exactOptional(),
    because,
  }),
  'appeal-noted': z.strictObject({
    ...ofAppeal,
    paper: z.enum(APPEAL_PAPERS),
    text: z.string().max(LIMITS.sentence),
  }),
  'appeal-held': z.strictObject({ ...ofAppeal, holds: z.boolean() }),
  'appeal-taken-further': z.strictObject({ ...further, late: z.literal(true).exactOptional() }),
  'appeal-withdrawn': z.strictObject({ ...ofAppeal, reason: sentence.exactOptional() }),
} as const;

/** What commands about appeals ask for. */
export const APPEAL_COMMANDS = {
  'name-committee': APPEAL_FACTS['committee-named'],
  'make-appeal': z.union([
    z.strictObject({ ...appeal, case: caseNumber }),
    z.strictObject({ ...appeal, penalty: penaltyNumber }),
  ]),
  'note-appeal': APPEAL_FACTS['appeal-noted'],
  'hold-match': APPEAL_FACTS['appeal-held'],
  'take-further': z.strictObject({ ...further, subject: z.enum(APPEAL_SUBJECTS) }),
  'take-deposit': APPEAL_FACTS['deposit-taken'],
  'decide-appeal': z.strictObject({ ...decision, confirmed, because }),
  'withdraw-appeal': APPEAL_FACTS['appeal-withdrawn'],
} as const;
