import { DIRECTOR_GRADES, EVENT_FORMATS, EVENT_LEVELS, ROLES } from 'naipe/federation';
import { EVENT_ITEMS, EVENT_TYPES, GATES, RTP_2014_CATEGORIES, SYSTEM_COLOURS } from 'naipe/regulation';
import { z } from 'zod';
import { commandId, date, directorName, name, sentence, text, tournamentId } from './atoms.ts';

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

const eventNumber = z.int().min(1).max(999_999).describe('The number of an event');
const entryNumber = z.int().min(1).max(99_999).describe('The number of an entry of an event');
const instant = z.iso.datetime({ offset: true });
const eventTypes = Object.values(EVENT_TYPES).flatMap((types) => Object.keys(types));

const plan = z.strictObject({
  name,
  profile: z.enum(['rtp-2014', 'rop']),
  kind: z.enum(['pair', 'team']),
  types: z
    .array(z.enum(eventTypes as [string, ...string[]]))
    .min(1)
    .max(4),
  level: z.enum(EVENT_LEVELS),
  official: z.literal(true).exactOptional(),
  region: regionName.exactOptional(),
  club: clubCode.exactOptional(),
  from: date,
  to: date,
  startsAt: instant.exactOptional(),
  entriesUntil: instant.exactOptional(),
  places: z.int().min(1).max(5000).exactOptional(),
  fee: figure.exactOptional(),
  format: z.enum(EVENT_FORMATS).exactOptional(),
  handicap: z.literal(true).exactOptional(),
  systems: z
    .strictObject({ colours: z.array(z.enum(SYSTEM_COLOURS)).max(4), brown: z.boolean() })
    .exactOptional(),
  goesOn: z.strictObject({ into: eventNumber, places: z.int().min(1).max(5000) }).exactOptional(),
  points: z.array(figure).max(5000).exactOptional(),
  limits: z
    .array(
      z.strictObject({
        since: date,
        youth: z.int().exactOptional(),
        junior: z.int().exactOptional(),
        senior: z.int().exactOptional(),
      }),
    )
    .max(50)
    .exactOptional(),
  stated: z.partialRecord(z.enum(EVENT_ITEMS), sentence),
  approval: sentence.exactOptional(),
});

const made = z.strictObject({
  players: z.array(personNumber).min(1).max(8),
  team: name.exactOptional(),
  represents: regionName.exactOptional(),
  exempt: z.literal(true).exactOptional(),
  system: z.strictObject({ colour: z.enum(SYSTEM_COLOURS), brown: z.boolean() }).exactOptional(),
});
const ofEvent = z.strictObject({ event: eventNumber });
const reason = sentence.min(1);
const entryAt = { event: eventNumber, entry: entryNumber };
const places = z.array(z.strictObject({ entry: entryNumber, place: z.int().min(1).max(5000) })).max(5000);

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
  of('write-event', z.strictObject({ event: eventNumber.exactOptional(), plan })),
  of('open-event', ofEvent),
  of(
    'enter',
    z.strictObject({ event: eventNumber, made, accepts: z.boolean(), despite: reason.exactOptional() }),
  ),
  of('change-entry', z.strictObject({ ...entryAt, made, despite: reason.exactOptional() })),
  of('withdraw-entry', z.strictObject({ ...entryAt, justified: z.boolean(), reason })),
  of('record-fee', z.strictObject({ ...entryAt, paid: figure })),
  of('link-tournament', z.strictObject({ event: eventNumber, tournament: tournamentId })),
  of('record-ranking', z.strictObject({ event: eventNumber, ranking: places })),
  of('note-appeal', ofEvent),
  of('pass-gate', z.strictObject({ event: eventNumber, gate: z.enum(GATES) })),
  of('homologate', ofEvent),
]);

/** What is asked for when people are looked for. */
export const peopleSought = z.strictObject({
  text: z.string().max(120),
  club: clubCode.exactOptional(),
});

/** A list to be looked through. */
export const listGiven = z.strictObject({ csv: list });

export const personNumberGiven = z.strictObject({ number: z.coerce.number().int().min(1) });

export const eventNumberGiven = z.strictObject({ event: z.coerce.number().int().min(1) });
export const seasonGiven = z.strictObject({
  season: z.coerce.number().int().min(1900).max(2200),
  best: z.coerce.number().int().min(1).max(100).exactOptional(),
});
export const makeTournamentRequest = z.strictObject({ id: commandId });
