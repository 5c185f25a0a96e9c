import { PENDING_WAYS } from 'naipe/draw';
import { type CommandData, type CommandType, FAULTS } from 'naipe/tournament';
import { z } from 'zod';
import { APPEAL_COMMANDS } from './appeals.ts';
import {
  board,
  commandId,
  confirmed,
  contestant,
  date,
  exactNumber,
  LIMITS,
  name,
  penaltyRow,
  result,
  round,
  section,
  sentence,
  session,
  sitting,
} from './atoms.ts';
import { CASE_COMMANDS } from './cases.ts';
import { DIRECTING_COMMANDS } from './directing.ts';
import { contestantAsked, exclusion, FACT_DATA, grounds, meeting, offender } from './facts.ts';
import { drawOfRound } from './matches.ts';
import { someSettings } from './settings.ts';

const because = sentence.exactOptional();

const expects = result
  .nullable()
  .exactOptional()
  .describe('The result that the sender believes stands there; null for none');

const fault = z.literal(FAULTS);

/** Several adjusted scores for one reason. */
const scoreMissed = FACT_DATA['score-adjusted']
  .pick({ clause: true, reason: true, confirmed: true, because: true })
  .extend({
    scores: z
      .array(FACT_DATA['score-adjusted'].omit({ clause: true, reason: true, confirmed: true, because: true }))
      .max(LIMITS.boards),
  });

/** A draw that is given, or what is asked of one that is made. */
const drawRound = z.strictObject({
  session,
  section,
  round: round.exactOptional(),
  matches: drawOfRound.matches.exactOptional(),
  bye: drawOfRound.bye.exactOptional(),
  boards: drawOfRound.boards.exactOptional(),
  segments: drawOfRound.segments.exactOptional(),
  method: drawOfRound.method.exactOptional(),
  reasons: drawOfRound.reasons.exactOptional(),
  rounds: round.exactOptional(),
  seed: drawOfRound.seed,
  present: drawOfRound.present,
  pending: z.enum(PENDING_WAYS).exactOptional(),
  rematches: z.enum(['never', 'fewest']).exactOptional(),
  absent: z.array(contestant).max(LIMITS.pairNumber).exactOptional(),
  confirmed,
});

const counted = z.int().min(0).max(LIMITS.minutesOfDelay).exactOptional();

/** An offence by the regulation's table, and who answers for it with what. */
const penalise = z.strictObject({
  session,
  row: penaltyRow,
  told: z.strictObject({
    minutes: counted,
    boardsLost: counted,
    boards: counted,
    harm: z.boolean().exactOptional(),
    shouldHaveKnown: z.boolean().exactOptional(),
    blame: exactNumber.exactOptional(),
  }),
  on: z
    .array(
      z.strictObject({
        contestant,
        offender: offender.exactOptional(),
        measures: z
          .array(
            z.discriminatedUnion('form', [
              z.strictObject({ form: z.enum(['warning', 'suspension']) }),
              z.strictObject({
                form: z.enum(['procedural', 'disciplinary']),
                amount: FACT_DATA['penalty-given'].shape.amount,
              }),
            ]),
          )
          .max(4),
      }),
    )
    .max(4),
  board: board.exactOptional(),
  match: FACT_DATA['penalty-given'].shape.match,
  ...grounds,
  confirmed,
});

const boardMending = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cancelled') }),
  z.strictObject({ kind: z.literal('replaced'), by: board }),
  z.strictObject({
    kind: z.literal('turned-likewise'),
    written: z.literal('for-the-pairs').exactOptional(),
  }),
]);

/** What each kind of command asks for. */
const COMMAND_DATA = {
  'create-tournament': z.strictObject({
    name,
    date,
    venue: name.exactOptional(),
    settings: someSettings.exactOptional(),
  }),
  'change-settings': FACT_DATA['settings-changed'],
  'enter-contestant': contestantAsked,
  'change-contestant': FACT_DATA['contestant-changed'],
  'rank-contestant': FACT_DATA['contestant-ranked'],
  'withdraw-contestant': FACT_DATA['contestant-withdrawn'],
  'plan-phase': FACT_DATA['phase-planned'],
  'plan-session': FACT_DATA['session-planned'].extend({
    sections: FACT_DATA['session-planned'].shape.sections.exactOptional(),
  }),
  'draw-round': drawRound,
  'publish-draw': FACT_DATA['draw-published'],
  'continue-round': FACT_DATA['round-continued'].pick({ session: true }).extend({
    section: section.exactOptional(),
    segment: FACT_DATA['round-continued'].shape.segment.exactOptional(),
  }),
  'declare-line-up': FACT_DATA['line-up-declared'],
  'score-match': FACT_DATA['match-scored'],
  'agree-match': FACT_DATA['match-agreed'],
  'rule-match': FACT_DATA['match-ruled'],
  'set-extra-boards': FACT_DATA['extra-boards-set'],
  'mend-match-board': FACT_DATA['extra-boards-set']
    .pick({ session: true, section: true, round: true, match: true })
    .extend({ board, mending: boardMending, ...grounds }),
  'draw-lots': FACT_DATA['lots-drawn'],
  'seat-contestant': FACT_DATA['contestant-seated'],
  // Only the server seals, and opens what it sealed.
  'attach-deals': FACT_DATA['deals-attached'].omit({ sealed: true, dealt: true }),
  // And only the server deals: whoever asks is told no card.
  'deal-boards': FACT_DATA['deals-attached'].pick({ session: true }),
  'open-session': FACT_DATA['session-opened'],
  'start-round': FACT_DATA['round-started'],
  'end-round': FACT_DATA['round-ended'],
  'pause-clock': FACT_DATA['clock-paused'],
  'resume-clock': FACT_DATA['clock-resumed'],
  'extend-round': FACT_DATA['round-extended'],
  'seat-round': FACT_DATA['round-seated'],
  'record-result': FACT_DATA['result-recorded'].extend({ expects }),
  'record-results': z.strictObject({
    session,
    results: z
      .array(FACT_DATA['result-recorded'].omit({ session: true, by: true, confirmed: true }))
      .max(LIMITS.boards * LIMITS.boardsPerRound),
    confirmed,
  }),
  'agree-result': FACT_DATA['result-agreed'].extend({ expects }),
  'dispute-result': FACT_DATA['result-disputed'].extend({ expects }),
  'confirm-round': FACT_DATA['round-confirmed'],
  'take-seats': FACT_DATA['seats-taken'],
  'note-absence': FACT_DATA['absence-noted'],
  'end-absence': FACT_DATA['absence-ended'],
  'take-place': FACT_DATA['place-taken'].omit({ section: true, from: true }),
  'answer-move': FACT_DATA['move-answered'],
  'correct-result': FACT_DATA['result-corrected'].extend({ expects }),
  'ask-correction': FACT_DATA['correction-asked'],
  'answer-correction': FACT_DATA['correction-answered'],
  'decide-correction': FACT_DATA['correction-decided']
    .omit({ accepted: true })
    .extend({ result: result.exactOptional(), confirmed }),
  'adjust-score': FACT_DATA['score-adjusted'],
  'score-missed': scoreMissed,
  'give-penalty': FACT_DATA['penalty-given'],
  'give-warning': FACT_DATA['warning-given'],
  penalise,
  'exclude-player': z.strictObject({
    session,
    contestant,
    offender: offender.exactOptional(),
    ...exclusion,
    playsOn: z.literal(true).exactOptional(),
    ...grounds,
    confirmed,
    because,
  }),
  'cancel-board': FACT_DATA['board-cancelled'],
  'group-board': FACT_DATA['board-grouped'],
  'mark-board': FACT_DATA['board-marked'],
  'turn-seats': FACT_DATA['seats-turned'],
  'change-opponents': z.strictObject({
    ...meeting,
    ns: sitting,
    ew: sitting,
    stay: z.boolean(),
    ...grounds,
  }),
  'change-board': FACT_DATA['score-adjusted']
    .pick({ session: true, section: true, round: true, table: true, board: true, reason: true, clause: true })
    .extend({ played: board, later: z.boolean(), fault: z.strictObject({ ns: fault, ew: fault }) }),
  'name-partners': FACT_DATA['partners-named'],
  'substitute-player': FACT_DATA['player-substituted'],
  'replan-movement': FACT_DATA['movement-replanned'],
  ...CASE_COMMANDS,
  ...APPEAL_COMMANDS,
  ...DIRECTING_COMMANDS,
  'authorise-device': FACT_DATA['device-authorised'],
  'withdraw-authorisation': FACT_DATA['authorisation-withdrawn'],
  'make-announcement': FACT_DATA['announcement-made'],
  'take-down-announcement': FACT_DATA['announcement-taken-down'],
  'close-session': FACT_DATA['session-closed'],
  'publish-results': FACT_DATA['results-published'],
  'reopen-session': FACT_DATA['session-reopened'],
  undo: FACT_DATA.undone,
} as const satisfies { [T in CommandType]: z.ZodType<CommandData[T]> };

export const createRequest = z.strictObject({ id: commandId, data: COMMAND_DATA['create-tournament'] });

/** A command as a device sends it: who sends it and when is for the server to say. */
export type CommandRequest = {
  [T in CommandType]: {
    readonly id: string;
    readonly type: T;
    readonly data: CommandData[T];
    readonly basedOn?: number;
  };
}[CommandType];

const basedOn = z
  .int()
  .min(0)
  .max(LIMITS.facts)
  .exactOptional()
  .describe(
    'The version that the sender saw: when another director has changed the same thing since, it is refused',
  );

const requests = Object.entries(COMMAND_DATA)
  .filter(([type]) => type !== 'create-tournament')
  .map(([type, data]) => z.strictObject({ id: commandId, type: z.literal(type), data, basedOn }));

export const commandRequest = z.discriminatedUnion(
  'type',
  requests as [(typeof requests)[number], ...typeof requests],
) as unknown as z.ZodType<CommandRequest>;
