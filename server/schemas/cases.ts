import { SEATS, SIDES, VULNERABILITIES } from 'naipe/game';
import { LAWS_EDITIONS, TABLE_REGULATIONS } from 'naipe/laws';
import { BOARD_STATUSES, CALL_SUBJECTS, type CaseStep, MOST_STEPS, REFERRED_TO } from 'naipe/tournament';
import { z } from 'zod';
import {
  board,
  clause,
  commandId,
  confirmed,
  contestant,
  directorName,
  LIMITS,
  result,
  round,
  section,
  sentence,
  session,
  table,
  text,
} from './atoms.ts';
import { penaltyAmount, sideScore } from './score-data.ts';

const grounds = { reason: sentence, clause };
const tableOfSession = { session, section, table };
const meetingBoard = { session, section, round, table, board };
const seat = z.enum(SEATS);

/** A claim with all that its maker said is the longest. */
const MOST_LETTERS_OF_STEP = 4000;
const MOST_LETTERS_OF_HAND = 40;

/** A step of a case file. What it means is for the Laws to read. */
const step: z.ZodType<CaseStep> = z
  .union([text(LIMITS.name), z.record(z.string().max(40), z.json())])
  .refine((told) => JSON.stringify(told).length <= MOST_LETTERS_OF_STEP, 'must not be so long')
  .describe('A step of a case file: N 1H, > accept decline');
const steps = z.array(step).max(MOST_STEPS);
const hand = z.string().max(MOST_LETTERS_OF_HAND);

const setup = z
  .strictObject({
    dealer: seat,
    vulnerable: z.enum(VULNERABILITIES),
    hands: z
      .union([
        z.literal('record'),
        z.strictObject({
          N: hand.exactOptional(),
          E: hand.exactOptional(),
          S: hand.exactOptional(),
          W: hand.exactOptional(),
        }),
      ])
      .exactOptional()
      .describe('Those of the hand record, or as far as they were told: AK4.QJ.T98.76543'),
    contract: text(8).exactOptional(),
    trick: z.int().min(1).max(13).exactOptional(),
    leader: seat.exactOptional(),
    regulation: z.enum(TABLE_REGULATIONS).exactOptional(),
    screens: z.boolean().exactOptional(),
  })
  .describe('How the table began, as a case file says it');

export const caseNumber = z
  .int()
  .min(1)
  .max(LIMITS.facts)
  .describe('The number of the case: of the fact that opened it');
const ofCase = { session, case: caseNumber };

export const caseEffect = {
  result: result.exactOptional(),
  adjustment: z.strictObject({ ns: sideScore, ew: sideScore }).exactOptional(),
  penalties: z
    .array(z.strictObject({ contestant, amount: z.union([z.literal('warning'), penaltyAmount]) }))
    .max(8)
    .exactOptional(),
  becomes: z
    .strictObject({ status: z.enum(BOARD_STATUSES), by: board.exactOptional() })
    .exactOptional()
    .describe('What becomes of the board where it is not simply scored'),
  referrals: z
    .array(z.strictObject({ to: z.enum(REFERRED_TO), confidential: z.literal(true).exactOptional() }))
    .max(8)
    .exactOptional(),
};

const told = { ...ofCase, from: z.int().min(0).max(MOST_STEPS), steps, setup: setup.exactOptional() };
const after = commandId.describe(
  'The id of the command that changed the case last, as the sender saw it: refused when another has since then',
);

/** What facts about calls and cases hold. */
export const CASE_FACTS = {
  'director-called': z.strictObject({
    ...tableOfSession,
    board: board.exactOptional(),
    by: seat.exactOptional(),
    subject: z.enum(CALL_SUBJECTS).exactOptional(),
    about: sentence.exactOptional(),
  }),
  'call-taken': z.strictObject({ ...tableOfSession, director: directorName.exactOptional() }),
  'call-postponed': z.strictObject({ ...tableOfSession, note: sentence.exactOptional() }),
  'director-answered': z.strictObject({ ...tableOfSession, note: sentence.exactOptional() }),
  'case-opened': z.strictObject({ ...meetingBoard, edition: z.literal(LAWS_EDITIONS), setup, steps }),
  'case-told': z.strictObject(told),
  'case-noted': z.strictObject({
    ...ofCase,
    step: z.int().min(0).max(MOST_STEPS).exactOptional(),
    text: sentence,
  }),
  'case-ruled': z.strictObject({
    ...meetingBoard,
    ...ofCase,
    ...grounds,
    ...caseEffect,
    clauses: z.array(text(LIMITS.name)).max(LIMITS.rounds),
    moved: z.strictObject({ to: z.enum(SIDES), tricks: z.int().min(1).max(13) }).exactOptional(),
    before: result.exactOptional(),
    because: sentence.exactOptional(),
  }),
  'ruling-told': z.strictObject(ofCase),
  'case-closed': z.strictObject({ ...ofCase, reason: sentence.exactOptional() }),
} as const;

/** What commands about calls and cases ask for. */
export const CASE_COMMANDS = {
  'call-director': CASE_FACTS['director-called'],
  'take-call': CASE_FACTS['call-taken'],
  'postpone-call': CASE_FACTS['call-postponed'],
  'answer-director': CASE_FACTS['director-answered'],
  'open-case': z.strictObject({
    ...meetingBoard,
    setup: setup.exactOptional(),
    steps: steps.exactOptional(),
  }),
  'tell-case': z.strictObject({ ...told, after }),
  'note-case': CASE_FACTS['case-noted'],
  'rule-case': z.strictObject({
    ...ofCase,
    ...grounds,
    ...caseEffect,
    confirmed,
    because: sentence.exactOptional(),
    after,
  }),
  'tell-ruling': CASE_FACTS['ruling-told'],
  'close-case': CASE_FACTS['case-closed'],
} as const;
