import { MACHINE_FORMATS } from 'naipe/format';
import { PROFILE_IDS } from 'naipe/regulation';
import { SIMULTANEOUS_METHODS } from 'naipe/simultaneous';
import { z } from 'zod';
import { commandId, date, name, sentence, text, tournamentId } from './atoms.ts';

/** A board machine's file has up to 99 boards; an evening has fewer. */
const MOST_BOARDS = 64;
/** A booklet: some pages about every board. */
const BOOKLET_LETTERS = 200_000;
const FILE_LETTERS = 500_000;

const simultaneous = z
  .string()
  .regex(/^[0-9a-f]{12}$/, 'must be the id of a simultaneous tournament')
  .describe('The id of the simultaneous tournament');
const instant = z.iso.datetime({ offset: true });
const club = text(60).describe('What the club is called in the rankings');

const plan = z.strictObject({
  name,
  date,
  boards: z.int().min(1).max(MOST_BOARDS),
  method: z.enum(SIMULTANEOUS_METHODS),
  profile: z.enum(PROFILE_IDS),
  embargoUntil: instant,
  filesFrom: instant.exactOptional(),
  handicap: z.literal(true).exactOptional(),
});

const of = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.strictObject({ id: commandId, type: z.literal(type), data });

/** A command about a simultaneous tournament. */
export const simultaneousCommandRequest = z.discriminatedUnion('type', [
  of('write-simultaneous', z.strictObject({ simultaneous, plan })),
  of('withdraw-club', z.strictObject({ simultaneous, club, reason: sentence.min(1) })),
  of('let-play-later', z.strictObject({ simultaneous, club, until: instant })),
  of('write-booklet', z.strictObject({ simultaneous, text: z.string().max(BOOKLET_LETTERS) })),
  of('end-embargo', z.strictObject({ simultaneous, reason: sentence.exactOptional() })),
]);

export const createSimultaneousRequest = z.strictObject({ id: commandId, plan });
export const sealDealsRequest = z.strictObject({
  id: commandId,
  file: z
    .string()
    .max(FILE_LETTERS)
    .exactOptional()
    .describe('PBN or a dealing machine’s file; dealt by the server when it is not given'),
});
export const joinSimultaneousRequest = z.strictObject({
  id: commandId,
  code: z.string().regex(/^\d{8}$/, 'must be eight digits'),
  club,
  tournament: tournamentId,
  session: z.int().min(1).max(99),
});
export const simultaneousGiven = z.strictObject({ simultaneous });
export const boardOfSimultaneous = z.strictObject({
  simultaneous,
  board: z.coerce.number().int().min(1).max(MOST_BOARDS),
});
export const rankingWished = z.strictObject({
  club: club.exactOptional(),
  handicap: z.enum(['yes']).exactOptional(),
});
export const dealsFileRequest = z.strictObject({
  id: commandId,
  club,
  format: z.enum(['pbn', ...MACHINE_FORMATS]),
});
