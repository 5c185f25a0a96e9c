import { ROUNDINGS } from 'naipe/base';
import { ALLEGIANCES, type Reason, TEAM_KINDS } from 'naipe/draw';
import { VP_SCALE_IDS } from 'naipe/regulation';
import { ROOMS } from 'naipe/scoring';
import {
  type AwardData,
  type DrawnTables,
  type DrawSetting,
  FIRST_DRAWS,
  LINE_UP_WAYS,
  MATCH_SCORINGS,
  type MatchRuling,
  type PhaseFormat,
} from 'naipe/tournament';
import { z } from 'zod';
import {
  board,
  contestant,
  exactNumber,
  LIMITS,
  name,
  round,
  section,
  session,
  table,
  text,
} from './atoms.ts';

export const phase = z.int().min(1).max(LIMITS.sessions).describe('The number of the phase');
export const segment = z.int().min(1).max(LIMITS.rounds).describe('The number of the segment');
const match = z.int().min(1).max(LIMITS.tables).describe('The number of the match in its round');
export const contestants = z.array(contestant).max(LIMITS.pairNumber);

export const matchAt = { session, section, round, match };

const apart = z.strictObject({
  by: z.enum(ALLEGIANCES),
  rounds: round.exactOptional(),
  release: z.literal('if-necessary').exactOptional(),
});

const draw: z.ZodType<DrawSetting> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('round-robin'), double: z.boolean(), neighboursEarly: z.boolean() }),
  z.strictObject({
    kind: z.literal('swiss'),
    rounds: round,
    first: z.enum(FIRST_DRAWS),
    method: z.enum(['regulation', 'nearest']),
    odd: z.enum(['bye', 'triple']),
    danishRounds: z.literal([0, 1, 2]),
    apart: z.array(apart).max(10),
    lag: z.literal([0, 1]),
  }),
  z.strictObject({ kind: z.literal('knockout'), thirdPlace: z.boolean(), until: round.exactOptional() }),
  z.strictObject({
    kind: z.literal('movement'),
    movement: z.enum(TEAM_KINDS),
    rounds: round.exactOptional(),
  }),
]);

const format: z.ZodType<PhaseFormat> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('pairs') }),
    z.strictObject({
      kind: z.literal('matches'),
      draw,
      match: z.strictObject({
        boards: z.int().min(1).max(LIMITS.boards),
        segments: z.int().min(1).max(LIMITS.rounds),
        preparation: z.int().min(0).max(LIMITS.preparation).exactOptional(),
        scoring: z.enum(MATCH_SCORINGS),
        scale: z.enum(VP_SCALE_IDS).exactOptional(),
        patton: z
          .strictObject({
            win: z.literal([1, 2]),
            table: z
              .array(
                z.strictObject({
                  from: z.int().min(0).max(LIMITS.boards),
                  winner: exactNumber,
                  loser: exactNumber,
                }),
              )
              .min(1)
              .max(LIMITS.boards)
              .exactOptional(),
          })
          .exactOptional(),
        written: z.literal('travellers').exactOptional(),
        home: z.literal('by-lot').exactOptional(),
        tables: z.literal('fresh').exactOptional(),
        halves: z.literal('exchanged').exactOptional(),
        lineUps: z.enum(LINE_UP_WAYS),
        handicap: z.literal('by-value').exactOptional(),
        deals: z.enum(['common', 'own']),
      }),
      bonuses: z
        .discriminatedUnion('by', [
          z.strictObject({ by: z.literal('place'), vps: z.array(exactNumber).min(1).max(LIMITS.pairNumber) }),
          z.strictObject({ by: z.literal('resistance'), share: exactNumber }),
        ])
        .exactOptional(),
      playOffs: z.int().min(1).max(LIMITS.pairNumber).exactOptional(),
    }),
  ])
  .meta({ id: 'PhaseFormat' });

export const phasePlan = {
  phase,
  name: name.exactOptional(),
  format,
  groups: z.array(z.strictObject({ section, contestants })).max(LIMITS.sections),
  carryOver: z
    .strictObject({
      from: phase,
      among: z.literal(true).exactOptional(),
      share: exactNumber,
      toNearest: exactNumber,
      rounding: z.enum(ROUNDINGS),
    })
    .exactOptional(),
  championship: z.boolean().exactOptional(),
  seed: text(LIMITS.name).exactOptional(),
  meeting: z.strictObject({ absent: contestants }).exactOptional(),
  hierarchical: z.literal(true).exactOptional(),
  exempt: contestants.exactOptional(),
  numbers: contestants.exactOptional(),
  playOff: z.strictObject({ phase, section }).exactOptional(),
};

const boards = z.array(board).max(LIMITS.boards);

const drawnTables: z.ZodType<DrawnTables> = z.strictObject({
  match,
  home: contestant,
  away: contestant,
  open: table,
  closed: table.exactOptional(),
  boards: boards.exactOptional(),
  segments: z.strictObject({ [ROOMS[0]]: segment, [ROOMS[1]]: segment }).exactOptional(),
});

const teams = z.array(contestant).max(LIMITS.pairNumber);
const reason = z.strictObject({
  code: text(40),
  teams,
  because: z.array(z.strictObject({ code: text(40), teams })).max(LIMITS.rounds),
}) as unknown as z.ZodType<Reason>;

export const drawOfRound = {
  matches: z.array(drawnTables).max(LIMITS.tables),
  bye: contestant.nullable(),
  boards,
  segments: segment,
  method: text(40).describe('How it was drawn: regulation, by-hand'),
  reasons: z.array(reason).max(LIMITS.pairNumber),
  seed: text(LIMITS.name).exactOptional(),
  present: contestants.exactOptional(),
};

const seats = z.tuple([z.int().min(0).max(LIMITS.teamPlayers), z.int().min(0).max(LIMITS.teamPlayers)]);
/** Two players for each room, by their places in the entry from 0. */
export const lineUp = { open: seats, closed: seats };

export const impsOfMatch = z.strictObject({ home: exactNumber, away: exactNumber });

const award: z.ZodType<AwardData> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('vps'), vps: exactNumber }),
  z.strictObject({ kind: z.literal('best-of-three') }),
  z.strictObject({ kind: z.literal('own-mean') }),
  z.strictObject({ kind: z.literal('no-show') }),
]);

export const matchRuling: z.ZodType<MatchRuling> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('no-show'), absent: z.array(contestant).min(1).max(2) }),
    z.strictObject({ kind: z.literal('award'), home: award, away: award }),
    z.strictObject({ kind: z.literal('shortened'), scheduled: z.int().min(1).max(LIMITS.boards) }),
    z.strictObject({ kind: z.literal('winner'), contestant }),
    z.strictObject({ kind: z.literal('both') }),
  ])
  .meta({ id: 'MatchRuling' });

export const lots = { phase, section: section.exactOptional(), contestants: contestants.min(2) };
export const extraBoards = boards.min(1);
/** What a penalty is taken off. */
export const penalisedMatch = z.strictObject({ section, round, match: matchAt.match.exactOptional() });
