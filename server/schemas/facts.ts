import { SEATS, VULNERABILITIES } from 'naipe/game';
import { PENALTY_FORMS, PLACE_TAKEN_AS, RTP_2014_HANDICAP, type RtpCategory } from 'naipe/regulation';
import {
  CLEARED_OF_ENTRY,
  EXCLUDED_FROM,
  type Fact,
  type FactData,
  type FactType,
  READY_ANNOUNCEMENTS,
  upcastFact,
} from 'naipe/tournament';
import { z } from 'zod';
import { APPEAL_FACTS } from './appeals.ts';
import {
  board,
  card,
  clause,
  confirmed,
  contestant,
  date,
  deal,
  directorName,
  exactNumber,
  LIMITS,
  name,
  number,
  party,
  penaltyRow,
  result,
  round,
  section,
  sentence,
  session,
  side,
  sitting,
  table,
  text,
} from './atoms.ts';
import { CASE_FACTS } from './cases.ts';
import { DIRECTING_FACTS } from './directing.ts';
import {
  contestants,
  drawOfRound,
  extraBoards,
  impsOfMatch,
  lineUp,
  lots,
  matchAt,
  matchRuling,
  penalisedMatch,
  phase,
  phasePlan,
  segment,
} from './matches.ts';
import { movement, seating } from './movement.ts';
import { penaltyAmount, sideScore } from './score-data.ts';
import { someSettings } from './settings.ts';

/** By name, or the per cent of somebody formerly licensed (RTP 3.5.4). */
const category = z.union([
  z.enum(Object.keys(RTP_2014_HANDICAP) as [RtpCategory, ...RtpCategory[]]),
  z.int().min(0).max(8),
]);
const player = z.strictObject({
  name,
  id: text(40).exactOptional(),
  tier: z.literal([1, 2, 3, 4]).exactOptional(),
  category: category.exactOptional(),
  rank: z.int().min(1).max(1_000_000).exactOptional(),
  club: name.exactOptional(),
  region: name.exactOptional(),
  qualified: z.literal(true).exactOptional(),
  sex: z.enum(['F', 'M']).exactOptional(),
  valueIndex: z.number().min(0).max(1_000_000).exactOptional(),
});
const handicap = exactNumber.describe('Per cent: 2.5');
const partners = z.tuple([player, player]);

const anyEntry = { contestant, valueIndex: z.number().min(0).max(1_000_000).exactOptional() };
const extrasOfPair = {
  handicap: handicap.exactOptional(),
  brought: z.strictObject({ score: exactNumber, amount: exactNumber }).exactOptional(),
  stationary: z.boolean().exactOptional(),
  reserve: z.int().min(1).max(LIMITS.pairNumber).exactOptional(),
};
const teamPlayers = z.array(player).min(1).max(LIMITS.teamPlayers);
const placeInTeam = z.int().min(0).max(LIMITS.teamPlayers);
const captain = z.union([placeInTeam, player]);
const pairEntry = z.strictObject({
  kind: z.literal('pair'),
  ...anyEntry,
  players: partners,
  third: player.exactOptional(),
  ...extrasOfPair,
  confirmed,
});
const teamEntry = z.strictObject({
  kind: z.literal('team'),
  ...anyEntry,
  name,
  club: name.exactOptional(),
  region: name.exactOptional(),
  nation: name.exactOptional(),
  players: teamPlayers,
  captain,
  pairs: z
    .array(
      z.strictObject({
        players: z.tuple([placeInTeam, placeInTeam]),
        system: name.exactOptional(),
        hum: z.literal(true).exactOptional(),
      }),
    )
    .max(LIMITS.teamPlayers * LIMITS.teamPlayers)
    .exactOptional(),
  reserve: z.literal(true).exactOptional(),
  fixedTable: table.exactOptional(),
  confirmed,
});
const playerEntry = z.strictObject({ kind: z.literal('player'), ...anyEntry, player, confirmed });
const cleared = z.array(z.enum(CLEARED_OF_ENTRY)).max(CLEARED_OF_ENTRY.length).exactOptional();
export const grounds = { reason: sentence, clause };
export const meeting = { session, section, round, table };
const meetings = z.array(z.strictObject({ section, round, table })).max(LIMITS.tables);
const meetingBoard = { ...meeting, board };
const recorded = {
  result,
  lead: card.exactOptional(),
  ns: sitting.exactOptional(),
  ew: sitting.exactOptional(),
};
/** The row of the table of penalties, and the form of the penalty. */
const offence = z.strictObject({ row: penaltyRow, form: z.enum(PENALTY_FORMS) });
/** A player by his place in the entry. */
export const offender = z.int().min(0).max(20);

export const exclusion = {
  from: z.enum(EXCLUDED_FROM),
  approvedBy: name.exactOptional(),
};

const onContestant = {
  session,
  contestant,
  offender: offender.exactOptional(),
  board: board.exactOptional(),
  offence: offence.exactOptional(),
  ...grounds,
};
const roundOfSession = z.strictObject({ session, section: section.exactOptional(), round });

/** A team that is entered may leave its name and its captain to the regulation. */
export const contestantAsked = z.discriminatedUnion('kind', [
  pairEntry,
  teamEntry.extend({ name: name.exactOptional(), captain: captain.exactOptional() }),
  playerEntry,
]);

/** What each kind of fact holds. Commands ask for the same, so these are their schemas too. */
export const FACT_DATA = {
  'tournament-created': z.strictObject({ name, date, venue: name.exactOptional(), settings: someSettings }),
  'settings-changed': z.strictObject({ changes: someSettings, confirmed, because: sentence.exactOptional() }),
  'contestant-entered': z.discriminatedUnion('kind', [pairEntry, teamEntry, playerEntry]),
  'contestant-changed': z.discriminatedUnion('kind', [
    pairEntry.extend({ players: partners.exactOptional(), cleared }),
    teamEntry.extend({
      name: name.exactOptional(),
      players: teamPlayers.exactOptional(),
      captain: captain.exactOptional(),
      cleared,
    }),
    playerEntry.extend({ player: player.exactOptional(), cleared }),
  ]),
  'contestant-ranked': z.strictObject({ contestant, ranked: z.boolean(), ...grounds, confirmed }),
  'contestant-withdrawn': z.strictObject({
    contestant,
    from: roundOfSession.exactOptional(),
    reason: sentence.exactOptional(),
    excluded: z.literal(true).exactOptional(),
  }),
  'phase-planned': z.strictObject({ ...phasePlan, confirmed }),
  'round-drawn': z.strictObject({
    session,
    section,
    round,
    ...drawOfRound,
    order: contestants.exactOptional(),
    confirmed,
  }),
  'draw-published': z.strictObject({ session, section, round }),
  'round-continued': z.strictObject({ session, section, round, segment }),
  'line-up-declared': z.strictObject({ session, section, round, segment, contestant, ...lineUp, confirmed }),
  'match-scored': z.strictObject({ ...matchAt, imps: impsOfMatch, confirmed }),
  'match-agreed': z.strictObject({ ...matchAt, by: contestant }),
  'match-ruled': z.strictObject({ ...matchAt, ruling: matchRuling, ...grounds, confirmed }),
  'extra-boards-set': z.strictObject({ ...matchAt, boards: extraBoards, confirmed }),
  'lots-drawn': z.strictObject({ ...lots, ...grounds }),
  'session-planned': z.strictObject({
    session,
    phase: phase.exactOptional(),
    sections: z.array(z.strictObject({ section, movement, seating })).min(1).max(LIMITS.sections),
    startsAt: z.iso.datetime().exactOptional(),
    inGroups: z.literal(true).exactOptional(),
    confirmed,
    because: sentence.exactOptional(),
  }),
  'contestant-seated': z.strictObject({ session, section, number, contestant }),
  'deals-attached': z.strictObject({
    session,
    deals: z.array(z.strictObject({ board, deal })).min(1).max(LIMITS.boards),
    dealt: z.literal(true).exactOptional(),
    sealed: z.strictObject({ director: directorName.exactOptional() }).exactOptional(),
  }),
  'session-opened': z.strictObject({ session, confirmed, because: sentence.exactOptional() }),
  'round-started': roundOfSession,
  'round-ended': roundOfSession,
  'clock-paused': z.strictObject({
    session,
    until: z.iso.datetime().exactOptional(),
    message: name.exactOptional(),
    confirmed,
  }),
  'clock-resumed': z.strictObject({ session }),
  'round-seated': roundOfSession,
  'round-extended': roundOfSession.extend({ minutes: z.int().min(-1000).max(1000), confirmed }),
  'result-recorded': z.strictObject({ ...meetingBoard, ...recorded, by: party, confirmed }),
  'result-agreed': z.strictObject({
    ...meetingBoard,
    by: side,
    seconds: z
      .number()
      .min(0)
      .max(86_400)
      .exactOptional()
      .describe('How long the side had it before its eyes, when the device sends it late'),
  }),
  'result-disputed': z.strictObject({ ...meetingBoard, by: side, reason: sentence.exactOptional() }),
  'round-confirmed': z.strictObject({ ...meeting, by: side }),
  'seats-taken': z.strictObject({
    ...meeting,
    side,
    first: z.literal([0, 1]),
    by: party,
    confirmed,
    because: sentence.exactOptional(),
  }),
  'absence-noted': z.strictObject({ session, contestant }),
  'absence-ended': z.strictObject({ session, contestant }),
  'place-taken': z.strictObject({
    session,
    section,
    instead: contestant,
    from: contestant,
    contestant,
    as: z.enum(PLACE_TAKEN_AS),
    fromRound: round,
    ...grounds,
    confirmed,
  }),
  'move-answered': z.strictObject({ ...meeting, by: party, underWay: board.nullable() }),
  'result-corrected': z.strictObject({ ...meetingBoard, ...recorded, ...grounds, confirmed }),
  'correction-asked': z.strictObject({ ...meetingBoard, contestant, says: sentence, confirmed }),
  'correction-answered': z.strictObject({
    session,
    request: z.int().min(1).max(LIMITS.facts),
    contestant,
    agrees: z.boolean(),
  }),
  'correction-decided': z.strictObject({
    session,
    request: z.int().min(1).max(LIMITS.facts),
    accepted: z.boolean(),
    deposit: z.enum(['returned', 'kept']).exactOptional(),
    ...grounds,
  }),
  'score-adjusted': z.strictObject({
    ...meetingBoard,
    ...grounds,
    ns: sideScore,
    ew: sideScore,
    confirmed,
    because: sentence.exactOptional(),
  }),
  'penalty-given': z.strictObject({
    ...onContestant,
    amount: penaltyAmount,
    match: penalisedMatch.exactOptional(),
    confirmed,
  }),
  'warning-given': z.strictObject(onContestant),
  'suspension-given': z.strictObject({
    ...onContestant,
    excluded: z.strictObject(exclusion).exactOptional(),
  }),
  'board-cancelled': z.strictObject({
    session,
    board,
    section: section.exactOptional(),
    meetings: meetings.exactOptional(),
    ...grounds,
  }),
  'board-marked': z.strictObject({
    session,
    board,
    dealer: z.enum(SEATS),
    vulnerable: z.enum(VULNERABILITIES),
    meetings: meetings.exactOptional(),
    ...grounds,
  }),
  'board-grouped': z.strictObject({
    session,
    board,
    group: text(20).exactOptional(),
    meetings,
    ...grounds,
  }),
  'seats-turned': z.strictObject({
    ...meeting,
    boards: z.array(board).min(1).max(LIMITS.boardNumber).exactOptional(),
    written: z.literal('for-the-pairs').exactOptional(),
    ...grounds,
  }),
  'places-exchanged': z.strictObject({
    session,
    section,
    round,
    through: round,
    contestants: z.tuple([contestant, contestant]),
    ...grounds,
  }),
  'boards-changed': z.strictObject({
    ...meeting,
    boards: z.array(board).min(1).max(LIMITS.boardNumber),
    moved: z.strictObject({ from: board, to: board.exactOptional() }).exactOptional(),
    ...grounds,
  }),
  'player-substituted': z.strictObject({
    session,
    contestant,
    player: placeInTeam,
    substitute: player,
    fromRound: round,
    toRound: round.exactOptional(),
    reason: sentence.exactOptional(),
    forceMajeure: z.literal(true).exactOptional(),
    keepsRegion: z.boolean().exactOptional(),
    approved: z.literal(true).exactOptional(),
    confirmed,
    because: sentence.exactOptional(),
  }),
  'partners-named': z.strictObject({
    session,
    contestant,
    playing: z.tuple([placeInTeam, placeInTeam]),
    fromRound: round,
  }),
  'movement-replanned': z.strictObject({
    session,
    section,
    fromRound: round,
    movement,
    seating,
    reason: sentence,
    confirmed,
  }),
  ...CASE_FACTS,
  ...APPEAL_FACTS,
  ...DIRECTING_FACTS,
  'device-authorised': z.strictObject({ session, contestant, player: placeInTeam, reason: sentence }),
  'authorisation-withdrawn': z.strictObject({ session, authorisation: z.int().min(1) }),
  'announcement-made': z.union([
    z.strictObject({ text: sentence }),
    z.strictObject({ ready: z.enum(READY_ANNOUNCEMENTS) }),
  ]),
  'announcement-taken-down': z.strictObject({ announcement: z.int().min(1) }),
  'session-closed': z.strictObject({ session, confirmed }),
  'results-published': z.strictObject({ session }),
  'session-reopened': z.strictObject({ session, reason: sentence }),
  'person-erased': z.strictObject({ facts: z.int().min(1).max(LIMITS.facts) }),
  undone: z.strictObject({ sequence: z.int().min(1), reason: sentence.exactOptional() }),
} as const satisfies { [T in FactType]: z.ZodType<FactData[T]> };

const envelope = z.object({
  sequence: z.int().min(1),
  time: z.iso.datetime(),
  actor: z.string().max(LIMITS.name),
  cause: z.string().min(1).max(LIMITS.name),
  type: z.enum(Object.keys(FACT_DATA) as [FactType, ...FactType[]]),
});

const present = envelope
  .extend({ data: z.unknown() })
  .strict()
  .transform((given, context): Fact => {
    const data = FACT_DATA[given.type].safeParse(given.data);
    if (data.success) return { ...given, data: data.data } as Fact;
    for (const issue of data.error.issues)
      context.issues.push({ ...issue, code: 'custom', input: given.data, path: ['data', ...issue.path] });
    return z.NEVER;
  });

/** A fact as a file holds it, in whatever version it was written. */
export const fact: z.ZodType<Fact> = z.preprocess(upcastFact, present);
