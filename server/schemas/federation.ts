import { DIRECTOR_GRADES, ROLES } from 'naipe/federation';
import { RTP_2014_CATEGORIES } from 'naipe/regulation';
import { z } from 'zod';
import { commandId, date, directorName, name, text } from './atoms.ts';

const year = z.int().min(1900).max(2200);
const figure = z.number().min(0).max(9_999_999);
const clubCode = text(12).describe('The code of a club');
const regionName = text(60);
const personNumber = z.int().min(1).max(99_999_999).describe('The number of a person in the register');

const person = z.strictObject({
  name,
  id: text(20).exactOptional().describe('Member number'),
  sex: z.enum(['F', 'M']).exactOptional(),
  born: date.exactOptional(),
  club: clubCode.exactOptional(),
  region: regionName.exactOptional(),
  nationality: text(40).exactOptional(),
  licences: z.array(year).max(200).exactOptional(),
  category: z.enum(RTP_2014_CATEGORIES as [string, ...string[]]).exactOptional(),
  national: z.literal(true).exactOptional(),
  indexes: z
    .array(z.strictObject({ list: text(40), date, value: figure }))
    .max(200)
    .exactOptional(),
  points: figure.exactOptional(),
  rank: figure.exactOptional(),
  grade: z.enum(DIRECTOR_GRADES).exactOptional(),
});

/** A list of fifty thousand people is some megabytes. */
const LIST_LETTERS = 12_000_000;
const list = z
  .string()
  .min(1)
  .max(LIST_LETTERS)
  .describe('A table with names of columns in its first line, as CSV');

const of = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.strictObject({ id: commandId, type: z.literal(type), data });

/** A command to the federation. */
export const federationCommandRequest = z.discriminatedUnion('type', [
  of('write-person', z.strictObject({ number: personNumber.exactOptional(), person })),
  of('import-people', z.strictObject({ csv: list, leaveOutFaulty: z.boolean().exactOptional() })),
  of('merge-people', z.strictObject({ from: personNumber, into: personNumber })),
  of('write-club', z.strictObject({ code: clubCode, name, region: regionName.exactOptional() })),
  of('write-region', z.strictObject({ name: regionName, closed: z.literal(true).exactOptional() })),
  of(
    'appoint-officer',
    z.strictObject({ director: directorName, role: z.enum(ROLES), club: clubCode.exactOptional() }),
  ),
  of('dismiss-officer', z.strictObject({ director: directorName })),
]);

/** What is asked for when people are looked for. */
export const peopleSought = z.strictObject({
  text: z.string().max(120),
  club: clubCode.exactOptional(),
});

/** A list to be looked through. */
export const listGiven = z.strictObject({ csv: list });

export const personNumberGiven = z.strictObject({ number: z.coerce.number().int().min(1) });
