import { APPEAL_BODIES, APPEAL_OUTCOMES, APPEAL_SUBJECTS, CONCURRENCES } from 'naipe/tournament';
import { z } from 'zod';
import { clause, confirmed, contestant, LIMITS, name, sentence, session } from './atoms.ts';
import { caseEffect, caseNumber } from './cases.ts';

/** A committee, its reserves, and whoever may still be asked. */
const MOST_MEMBERS = 20;

const grounds = { reason: sentence, clause };
const because = sentence.exactOptional();
const ofAppeal = {
  session,
  appeal: z.int().min(1).max(LIMITS.facts).describe('The number of the appeal: of the fact that made it'),
};
const { referrals: _, ...effect } = caseEffect;

const appeal = {
  session,
  case: caseNumber,
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
};

/** What facts about appeals hold. */
export const APPEAL_FACTS = {
  'committee-named': z.strictObject({
    members: z.array(z.strictObject({ name, club: name.exactOptional() })).max(MOST_MEMBERS),
    confirmed,
    because,
  }),
  'appeal-made': z.strictObject({ ...appeal, ruling: caseNumber }),
  'deposit-taken': z.strictObject(ofAppeal),
  'appeal-decided': z.strictObject({
    ...decision,
    deposit: z.enum(['returned', 'kept']).exactOptional(),
    panel: z.array(name).max(MOST_MEMBERS).exactOptional(),
  }),
  'appeal-withdrawn': z.strictObject({ ...ofAppeal, reason: sentence.exactOptional() }),
} as const;

/** What commands about appeals ask for. */
export const APPEAL_COMMANDS = {
  'name-committee': APPEAL_FACTS['committee-named'],
  'make-appeal': z.strictObject(appeal),
  'take-deposit': APPEAL_FACTS['deposit-taken'],
  'decide-appeal': z.strictObject({ ...decision, confirmed, because }),
  'withdraw-appeal': APPEAL_FACTS['appeal-withdrawn'],
} as const;
