import { SIDES } from 'naipe/game';
import { z } from 'zod';

/** Sizes that no real tournament comes near: what is larger is a mistake or an attack. */
export const LIMITS = {
  tables: 1000,
  rounds: 200,
  boardsPerRound: 100,
  boardNumber: 99_999,
  boards: 1000,
  pairNumber: 5000,
  teamPlayers: 20,
  preparation: 120,
  sessions: 100,
  sections: 100,
  facts: 100_000_000,
  historyLines: 1000,
  name: 120,
  sentence: 1000,
  minutesOfDelay: 10_000,
} as const;

const count = (most: number, what: string) => z.int().min(1).max(most).describe(what);

/**
 * Marks that turn the direction of what follows, halves of characters and what is no character: nobody types them, and
 * with them one name could pass for another. They are left out.
 */
const UNSEEN =
  /[\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\p{Cs}\p{Noncharacter_Code_Point}]/gu;
const typed = z.string().overwrite((given) => given.replace(UNSEEN, ''));

/** Text that people typed: some of it, not too much, no control characters. */
export const text = (most: number) =>
  typed
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'must not contain control characters');

export const name = text(LIMITS.name);
/** What somebody writes, over several lines. */
export const writing = (most: number) =>
  typed.max(most).regex(/^[^\p{Cc}]*(?:[\t\n\r][^\p{Cc}]*)*$/u, 'must not contain control characters');
/** A reason or a note: may have several lines. */
export const sentence = writing(LIMITS.sentence);
export const clause = text(LIMITS.name).describe('The rule it rests on: Law 12C1');

export const session = count(LIMITS.sessions, 'The number of the session');
export const section = text(8).describe('The letter of the section: A');
export const round = count(LIMITS.rounds, 'The number of the round');
export const table = count(LIMITS.tables, 'The number of the table');
export const board = count(LIMITS.boardNumber, 'The number of the board');
export const contestant = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,8}$/, 'must be the number of a contestant, such as 12')
  .describe('The number of the pair, team or player: 12');
/** A side of a table: a contestant, or two players of an individual. */
export const sitting = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,8}(?:\+[A-Za-z0-9-]{1,8})?$/, 'must be who sits there, such as 12 or 3+7')
  .describe('Who sits on a side of a table: 12, in an individual 3+7 (North or East first)');
export const number = count(LIMITS.pairNumber, 'A number of the movement');

export const side = z.enum(SIDES);
export const party = z.enum([...SIDES, 'director']);
export const result = text(12).describe('What was played and made: 4SXN+1, Pass');
export const card = text(4).describe('A card: SA');
/** The longest has every ten as `10` and blanks to spare. */
export const deal = text(120).describe('The four hands, as PBN writes them: N:hand hand hand hand');
export const exactNumber = z
  .string()
  .regex(/^-?\d{1,9}(?:\.\d{1,9}|\/\d{1,9})?$/, 'must be a number such as 60, -3, 57.5 or 1/3')
  .describe('An exact number: 60, -3, 57.5, 1/3');
/** A row of a regulation's table of penalties: `late-or-slow`. */
export const penaltyRow = z
  .string()
  .regex(/^[a-z0-9-]{1,60}$/, 'must be the code of a row, such as late-or-slow')
  .describe('The code of a row of the table of penalties: late-or-slow');
export const date = z.iso.date().describe('2026-03-14');

export const confirmed = z
  .array(text(60))
  .max(50)
  .exactOptional()
  .describe('Codes of findings that the director has seen and lets pass');

/** The id of a command, made where it was given: the same id twice changes nothing. */
export const commandId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be 8 to 64 letters and digits, such as a UUID')
  .describe('Made on the device, a UUID: the same id twice changes nothing');

export const tournamentId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be the id of a tournament')
  .describe('The id of the tournament');

export const newPassword = z
  .string()
  .min(8, 'must have at least 8 characters')
  .max(200)
  .describe('At least 8 characters');
/** It stands in every fact that the director gives cause for. */
export const directorName = text(60)
  .regex(/^\S(.*\S)?$/, 'must not begin or end with a blank')
  .describe('What the director is called');
