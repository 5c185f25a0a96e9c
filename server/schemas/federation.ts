import { parseFraction } from 'naipe/base';
import {
  DIRECTOR_GRADES,
  EVENT_FORMATS,
  EVENT_LEVELS,
  INCIDENT_KINDS,
  QUESTION_SUBJECTS,
  REPORT_BODIES,
  RESERVE_ORDERS,
  ROLES,
  SLOT_TEXTS,
} from 'naipe/federation';
import { EVENT_ITEMS, EVENT_TYPES, GATES, RTP_2014_CATEGORIES, SYSTEM_COLOURS } from 'naipe/regulation';
import { z } from 'zod';
import { commandId, date, directorName, name, sentence, text, tournamentId, writing } from './atoms.ts';
import { material } from './system.ts';

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
const amount = z
  .string()
  .regex(/^-?\d{1,60}([./]\d{1,60})?$/, 'must be a number such as 54.25 or 1/4')
  .refine((text) => parseFraction(text).ok, 'must not divide by nothing');
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
  championship: z.literal(true).exactOptional(),
  festival: z.literal(true).exactOptional(),
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
  confirmUntil: instant.exactOptional(),
  reserves: z.enum(RESERVE_ORDERS).exactOptional(),
  carryOver: z.strictObject({ share: amount, toNearest: amount }).exactOptional(),
  ownCardAllowed: z.literal(true).exactOptional(),
  cardsWaived: z.literal(true).exactOptional(),
  seriesByIndex: z.literal(true).exactOptional(),
  defencesUntil: instant.exactOptional(),
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
  delegated: z.strictObject({ to: name, year, share: amount.exactOptional() }).exactOptional(),
  bids: z
    .array(z.strictObject({ by: name, share: amount }))
    .max(50)
    .exactOptional(),
  homologationFee: figure.exactOptional(),
  deposit: figure.exactOptional(),
  directors: z.array(personNumber).max(20).exactOptional(),
  authorised: sentence.exactOptional(),
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
const changeAt = { event: eventNumber, change: z.int().min(1).max(9999) };
const pair = z.array(personNumber).length(2).describe('The two players of a pair');
const entryAt = { event: eventNumber, entry: entryNumber };
const places = z
  .array(
    z.strictObject({
      entry: entryNumber,
      place: z.int().min(1).max(5000),
      score: amount.exactOptional(),
    }),
  )
  .max(5000);

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
    z.strictObject({
      director: directorName,
      role: z.enum(ROLES),
      club: clubCode.exactOptional(),
      person: personNumber.exactOptional(),
    }),
  ),
  of('dismiss-officer', z.strictObject({ director: directorName })),
  of(
    'write-event',
    z.strictObject({ event: eventNumber.exactOptional(), plan, revision: z.int().min(1).exactOptional() }),
  ),
  of('open-event', ofEvent),
  of(
    'enter',
    z.strictObject({ event: eventNumber, made, accepts: z.boolean(), despite: reason.exactOptional() }),
  ),
  of(
    'change-entry',
    z.strictObject({
      ...entryAt,
      made,
      was: made.shape.players.exactOptional(),
      despite: reason.exactOptional(),
    }),
  ),
  of('withdraw-entry', z.strictObject({ ...entryAt, justified: z.boolean(), reason })),
  of('judge-withdrawal', z.strictObject({ ...entryAt, justified: z.boolean() })),
  of('answer-entry', z.strictObject({ ...entryAt, person: personNumber, agrees: z.boolean() })),
  of('make-list', ofEvent),
  of('confirm-place', z.strictObject({ ...entryAt, confirms: z.boolean() })),
  of('call-reserve', z.strictObject(entryAt)),
  of('record-fee', z.strictObject({ ...entryAt, paid: figure })),
  of(
    'link-tournament',
    z.strictObject({
      event: eventNumber,
      tournament: tournamentId,
      contestants: z.array(entryNumber).max(5000).exactOptional(),
    }),
  ),
  of('record-ranking', z.strictObject({ event: eventNumber, ranking: places })),
  of('note-appeal', ofEvent),
  of('pass-gate', z.strictObject({ event: eventNumber, gate: z.enum(GATES) })),
  of('homologate', ofEvent),
  of(
    'ask-date-change',
    z.strictObject({
      ...entryAt,
      against: entryNumber,
      round: z.int().min(1).max(200),
      rounds: z.int().min(1).max(200),
      commonBoards: z.boolean(),
      teamsPay: z.literal(true).exactOptional(),
      referee: name.exactOptional(),
      fixed: instant,
      wanted: instant,
    }),
  ),
  of('answer-date-change', z.strictObject({ ...changeAt, agrees: z.boolean() })),
  of('decide-date-change', z.strictObject({ ...changeAt, granted: z.boolean(), note: writing(500) })),
  of(
    'record-incident',
    z.strictObject({
      person: personNumber,
      kind: z.enum(INCIDENT_KINDS),
      date,
      event: eventNumber.exactOptional(),
      text: reason,
      justified: z.boolean().exactOptional(),
    }),
  ),
  of(
    'judge-incident',
    z.strictObject({ incident: z.int().min(1), justified: z.boolean().exactOptional(), text: reason }),
  ),
  of('forward-report', z.strictObject({ event: eventNumber, to: z.enum(REPORT_BODIES), note: writing(500) })),
  of(
    'write-categories',
    z.strictObject({
      values: z.partialRecord(z.enum(RTP_2014_CATEGORIES as [string, ...string[]]), figure),
    }),
  ),
  of('write-slot', z.strictObject({ slot: z.enum(SLOT_TEXTS), text: writing(20_000) })),
  of('ask-council', z.strictObject({ about: z.enum(QUESTION_SUBJECTS), text: writing(4000).min(1) })),
  of('answer-question', z.strictObject({ question: z.int().min(1), text: writing(4000).min(1) })),
  of('write-system', z.strictObject({ players: pair, ...material })),
  of('deliver-system', z.strictObject({ ...entryAt, players: pair })),
  of('check-system', z.strictObject({ ...entryAt, players: pair, allowed: z.boolean(), note: writing(500) })),
  of(
    'write-defence',
    z.strictObject({ ...entryAt, players: pair, against: entryNumber, text: writing(4000).min(1) }),
  ),
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
  everybody: z
    .enum(['yes'])
    .exactOptional()
    .describe(
      'Those without a licence count too, and results that nobody homologates: a club outside any federation',
    ),
});
export const clubGiven = z.strictObject({ club: clubCode });
export const makeTournamentRequest = z.strictObject({ id: commandId });

/** Somebody who signs in as a player of the register. */
export const memberGiven = z.strictObject({
  number: text(20).describe('Member number'),
  code: z.string().regex(/^\d{8}$/, 'must be eight digits'),
});
export const partnerSought = z.strictObject({ text: z.string().min(2).max(120) });
export const entryGiven = z.strictObject({
  event: z.coerce.number().int().min(1),
  entry: z.coerce.number().int().min(1),
});
export const playersGiven = z.strictObject({ players: z.array(personNumber).min(1).max(8) });
