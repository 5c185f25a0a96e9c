import { SEATS, VULNERABILITIES } from '../../game/index.ts';
import { withRounds } from '../../movement/index.ts';
import { type CommandType, FAULTS } from '../command.ts';
import { askedBy } from '../corrections.ts';
import { boardsToDeal } from '../decide/deals.ts';
import type { Grounds, Seating } from '../fact.ts';
import type { MeetingBoard } from '../meeting.ts';
import { playsOn } from '../meetings/plays.ts';
import {
  boardsInPlay,
  calledRound,
  isComplete,
  numberOf,
  playAt,
  playedMeetings,
} from '../meetings/schedule.ts';
import { EXCLUDED_FROM } from '../penalties/exclusion.ts';
import type { SessionState, Tournament, TournamentState } from '../state.ts';
import {
  anyAppeal,
  anyAppealNoted,
  anyCallPostponed,
  anyCallTaken,
  anyCaseClosed,
  anyCaseNoted,
  anyCaseRuled,
  anyCaseTold,
  anyCommittee,
  anyDecided,
  anyDeposit,
  anyFurther,
  anyHandOver,
  anyHold,
  anyIncident,
  anyOpenCase,
  anyReportNote,
  anyReportSent,
  anyRulingTold,
  anyWithdrawn,
} from './any-case.ts';
import { anyAmount, anyPlayer, anySideScore } from './any-score.ts';
import { anySettings } from './any-settings.ts';
import { anyTeamCommand, DONE_WITH_TEAMS } from './any-teams.ts';
import { anySections } from './any-tournament.ts';
import type { Dice } from './dice.ts';
import { dealsFor, openSmall, SOME_RESULTS } from './evening.ts';
import { type AnyCommand, command } from './given.ts';

const GROUNDS: Grounds = { clause: 'Law 81C', reason: 'in a test' };

/** Where somebody does something: a board that is played, with what is needed to speak of it. */
interface Place {
  readonly dice: Dice;
  readonly state: TournamentState;
  readonly tournament: Tournament;
  readonly session: SessionState;
  /** A board at a table of the plan. */
  readonly at: MeetingBoard;
  /** One with a result, when there is one. */
  readonly there: MeetingBoard;
  readonly pair: string;
}

function placeIn(state: TournamentState, dice: Dice): Place | undefined {
  const { tournament } = state;
  if (tournament === undefined) return undefined;
  // Most is done in a session that is open.
  const sessions = [...tournament.sessions.values()];
  const open = sessions.filter(({ status }) => status === 'open');
  const session = dice.pick(open.length > 0 && dice.chance(8) ? open : sessions);
  const meetings = [...playedMeetings(tournament, session)];
  if (meetings.length === 0) return undefined;
  const { section, round, table, boards } = dice.pick(meetings);
  const at = { session: session.session, section, round, table, board: dice.pick(boards) };
  const plays = [...session.boards.values()].flatMap((board) => [...playsOn(board)]);
  const played = plays.length === 0 ? at : dice.pick(plays);
  const there = {
    session: session.session,
    section: played.section,
    round: played.round,
    table: played.table,
    board: played.board,
  };
  const seated = [...session.sections.values()].flatMap(({ seating }) => [...seating.values()]);
  return { dice, state, tournament, session, at, there, pair: dice.pick(seated) };
}

const isSomebodyAwaited = ({ session: { absences = [] } }: Place): boolean =>
  absences.some(({ came }) => came === undefined);

const noteAbsence = (place: Place): AnyCommand =>
  command('note-absence', { session: place.session.session, contestant: notThere(place) });

/** Somebody who was not there, or else anybody. */
const notThere = ({ dice, session: { absences = [] }, pair }: Place): string => {
  const waited = absences.filter(({ came }) => came === undefined);
  return waited.length > 0 && dice.chance(9) ? dice.pick(waited).contestant : pair;
};

const anySide = (dice: Dice) => dice.pick(['NS', 'EW'] as const);

/** Others than planned, now and then: turned, or one who plays elsewhere. */
function anySat({ dice, tournament, pair: contestant }: Place) {
  if (!dice.chance(3)) return {};
  const other = dice.pick([...tournament.contestants.keys()]);
  return dice.chance(5) ? { ns: contestant, ew: other } : { [dice.pick(['ns', 'ew'])]: other };
}

/** The rest of a section without its last round, or with the last two in another order. */
function anyReplan({ dice, session, at }: Place): AnyCommand {
  const section = session.sections.get(at.section);
  if (section === undefined) throw new Error('There is no such section.');
  const { movement } = section;
  const isShorter = dice.chance(5);
  const changed = withRounds(movement, (rounds) =>
    isShorter
      ? rounds.slice(0, -1)
      : [...rounds.slice(0, -2), ...rounds.slice(-2).reverse()].map((plan, index) => ({
          ...plan,
          round: index + 1,
        })),
  );
  const seating: Seating = Object.fromEntries(section.seating);
  return command('replan-movement', {
    session: session.session,
    section: at.section,
    fromRound: Math.max(1, movement.rounds.length - 1),
    movement: changed.kind === 'individual' ? changed : { ...changed, kind: 'custom' },
    seating,
    reason: 'in a test',
  });
}

/** What people do, and how often of a thousand. */
type Deed = readonly [often: number, type: CommandType, (place: Place) => AnyCommand];

const DEEDS: readonly Deed[] = [
  [
    260,
    'record-result',
    (place) => {
      const { dice, at, session } = place;
      const by = dice.pick(['NS', 'EW', 'director'] as const);
      const expects = playAt(session, at)?.recorded?.result;
      return command('record-result', {
        ...at,
        result: dice.pick(SOME_RESULTS),
        ...(dice.chance(2) ? { lead: 'SA' } : {}),
        by,
        ...(by === 'director' ? anySat(place) : {}),
        ...(expects === undefined ? {} : { expects }),
      });
    },
  ],
  [
    120,
    'agree-result',
    ({ session, there }) => {
      const by = playAt(session, there)?.recorded?.by === 'NS' ? 'EW' : 'NS';
      return command('agree-result', { ...there, by });
    },
  ],
  [50, 'dispute-result', ({ dice, there }) => command('dispute-result', { ...there, by: anySide(dice) })],
  [
    80,
    'confirm-round',
    ({ dice, tournament, session, there }) => {
      const complete = [...playedMeetings(tournament, session)].filter((each) => isComplete(session, each));
      const { section, round, table } = complete.length === 0 ? there : dice.pick(complete);
      return command('confirm-round', {
        session: session.session,
        section,
        round,
        table,
        by: anySide(dice),
      });
    },
  ],
  [
    40,
    'take-seats',
    ({ dice, at: { board: _, ...meeting } }) =>
      command('take-seats', {
        ...meeting,
        side: anySide(dice),
        first: dice.pick([0, 1] as const),
        by: dice.pick(['NS', 'EW', 'director'] as const),
        ...(dice.chance(5) ? { confirmed: ['seats-kept', 'women-seats'], because: 'in a test' } : {}),
      }),
  ],
  [40, 'note-absence', noteAbsence],
  [
    40,
    'end-absence',
    (place) =>
      isSomebodyAwaited(place)
        ? command('end-absence', { session: place.session.session, contestant: notThere(place) })
        : noteAbsence(place),
  ],
  [
    60,
    'take-place',
    (place) => {
      const { dice, tournament, session, at } = place;
      if (!isSomebodyAwaited(place)) return noteAbsence(place);
      const instead = notThere(place);
      const free = [...tournament.contestants.keys()].filter((id) => numberOf(session, id) === undefined);
      const as = dice.pick(['reserve', 'stand-in', 'stand-in', 'returned'] as const);
      return command('take-place', {
        session: session.session,
        instead,
        contestant: as === 'returned' || free.length === 0 ? instead : dice.pick(free),
        as,
        fromRound: dice.chance(5) ? 1 : at.round,
        ...GROUNDS,
      });
    },
  ],
  [
    70,
    'answer-move',
    ({ dice, tournament, session }) => {
      const left = [...playedMeetings(tournament, session)].filter(({ section, round }) => {
        const times = session.sections.get(section)?.rounds.get(round);
        return times?.endedAt !== undefined;
      });
      if (left.length === 0)
        return command('end-round', {
          session: session.session,
          round: Math.max(1, ...[...session.sections.values()].map(calledRound)),
        });
      const { section, round, table, boards } = dice.pick(left);
      return command('answer-move', {
        session: session.session,
        section,
        round,
        table,
        by: dice.pick(['NS', 'EW', 'director'] as const),
        underWay: dice.chance(2) ? dice.pick(boards) : null,
      });
    },
  ],
  [
    50,
    'correct-result',
    (place) => {
      const result = place.dice.pick(SOME_RESULTS);
      return command('correct-result', { ...place.there, result, ...anySat(place), ...GROUNDS });
    },
  ],
  [
    80,
    'adjust-score',
    ({ dice, at, there }) =>
      command('adjust-score', {
        ...(dice.chance(5) ? at : there),
        ns: anySideScore(dice),
        ew: anySideScore(dice),
        ...GROUNDS,
      }),
  ],
  [
    60,
    'record-results',
    ({ dice, at: { session, ...at } }) =>
      command('record-results', { session, results: [{ ...at, result: dice.pick(SOME_RESULTS) }] }),
  ],
  [
    100,
    'score-missed',
    ({ dice, at }) =>
      command('score-missed', {
        scores: [{ ...at, ns: anySideScore(dice), ew: anySideScore(dice) }],
        ...GROUNDS,
      }),
  ],
  [
    50,
    'give-penalty',
    ({ dice, pair: contestant, at: { session, board } }) =>
      command('give-penalty', {
        session,
        contestant,
        amount: anyAmount(dice),
        ...(dice.chance(3) ? { board } : {}),
        ...GROUNDS,
      }),
  ],
  [
    10,
    'give-warning',
    ({ pair: contestant, at: { session } }) => command('give-warning', { session, contestant, ...GROUNDS }),
  ],
  [
    40,
    'penalise',
    ({ dice, tournament, pair: contestant, at: { session } }) =>
      command('penalise', {
        session,
        row: dice.pick(
          tournament.settings.profile === 'rop'
            ? ['other', 'lead-card']
            : ['late-or-slow', 'violence', 'smoking'],
        ),
        told: dice.chance(5) ? { boardsLost: 1 } : {},
        on: [
          {
            contestant,
            measures: [
              dice.chance(5)
                ? { form: dice.pick(['warning', 'suspension'] as const) }
                : { form: dice.pick(['procedural', 'disciplinary'] as const), amount: anyAmount(dice) },
            ],
          },
        ],
        ...GROUNDS,
        confirmed: ['not-as-proposed'],
      }),
  ],
  [
    20,
    'cancel-board',
    ({ dice, at: { session, section, board } }) =>
      command('cancel-board', { session, board, ...(dice.chance(5) ? { section } : {}), ...GROUNDS }),
  ],
  [
    30,
    'group-board',
    ({ dice, at, there }) => {
      const { session, board } = dice.chance(5) ? at : there;
      const { section, round, table } = dice.chance(5) ? at : there;
      const meetings = [{ section, round, table }];
      return command('group-board', { session, board, group: dice.pick(['x', 'y']), meetings, ...GROUNDS });
    },
  ],
  [
    15,
    'substitute-player',
    ({ dice, pair: contestant, at: { session, round } }) =>
      command('substitute-player', {
        session,
        contestant,
        player: dice.pick([0, 1] as const),
        substitute: anyPlayer(dice),
        fromRound: round,
        ...(dice.chance(5) ? { toRound: round } : {}),
      }),
  ],
  [70, 'replan-movement', anyReplan],
  [
    40,
    'call-director',
    ({ at: { session, section, table } }) => command('call-director', { session, section, table }),
  ],
  [
    60,
    'answer-director',
    ({ dice, session: { session, sections }, at }) => {
      const { section, calls } = dice.pick([...sections.values()]);
      const [table = at.table] = calls.keys();
      return command('answer-director', { session, section, table });
    },
  ],
  [30, 'take-call', anyCallTaken],
  [30, 'postpone-call', anyCallPostponed],
  [15, 'open-case', anyOpenCase],
  [40, 'tell-case', anyCaseTold],
  [20, 'note-case', anyCaseNoted],
  [10, 'tell-ruling', anyRulingTold],
  [20, 'rule-case', anyCaseRuled],
  [10, 'close-case', anyCaseClosed],
  [12, 'note-report', anyReportNote],
  [16, 'name-committee', anyCommittee],
  [50, 'make-appeal', anyAppeal],
  [40, 'take-deposit', anyDeposit],
  [50, 'decide-appeal', anyDecided],
  [35, 'withdraw-appeal', anyWithdrawn],
  [130, 'take-further', anyFurther],
  [20, 'note-appeal', anyAppealNoted],
  [60, 'hold-match', anyHold],
  [20, 'log-incident', anyIncident],
  [16, 'hand-over', anyHandOver],
  [8, 'send-report', anyReportSent],
  [40, 'return-report', anyReportSent],
  [
    60,
    'start-round',
    ({ dice, session: { session, sections }, at: { section } }) => {
      const called = calledRound(sections.get(section) ?? dice.pick([...sections.values()]));
      const only = dice.chance(3) ? { section } : {};
      return command('start-round', { session, round: called + 1, ...only });
    },
  ],
  [
    15,
    'end-round',
    ({ dice, session: { session, sections } }) =>
      command('end-round', { session, round: Math.max(1, calledRound(dice.pick([...sections.values()]))) }),
  ],
  [
    15,
    'withdraw-contestant',
    ({ dice, pair: contestant, at: { session, round } }) =>
      // Where no round is drawn yet none is called 0.
      command('withdraw-contestant', {
        contestant,
        ...(dice.chance(7) ? { from: { session, round: Math.max(1, round) } } : {}),
      }),
  ],
  [
    15,
    'enter-contestant',
    ({ dice }) =>
      command('enter-contestant', {
        kind: 'pair',
        contestant: `${20 + dice.below(10)}`,
        players: [anyPlayer(dice), anyPlayer(dice)],
        ...(dice.chance(3) ? { reserve: 1 + dice.below(3) } : {}),
        ...(dice.chance(5) ? { handicap: dice.pick(['0', '2.5', '1/3']) } : {}),
      }),
  ],
  [
    25,
    'change-contestant',
    ({ dice, pair: contestant }) =>
      command('change-contestant', {
        kind: 'pair',
        contestant,
        ...(dice.chance(5) ? { players: [anyPlayer(dice), anyPlayer(dice)] } : {}),
        ...(dice.chance(5) ? { handicap: dice.pick(['0', '2.5', '1/3', '10']) } : {}),
        ...(dice.chance(3) ? { cleared: ['handicap'] as const } : {}),
      }),
  ],
  [
    30,
    'seat-contestant',
    ({ dice, tournament, at: { session, section } }) =>
      command('seat-contestant', {
        session,
        section,
        number: dice.below(9) + 1,
        contestant: dice.pick([...tournament.contestants.keys()]),
      }),
  ],
  [
    15,
    'plan-session',
    ({ dice }) => command('plan-session', { session: dice.below(3) + 1, sections: anySections(dice) }),
  ],
  [
    60,
    'open-session',
    ({ dice, tournament: { sessions } }) => {
      const all = [...sessions.values()];
      const planned = all.filter(({ status }) => status === 'planned');
      const { session } = dice.pick(planned.length === 0 ? all : planned);
      return openSmall(session);
    },
  ],
  [12, 'close-session', ({ at: { session } }) => command('close-session', { session })],
  [
    25,
    'publish-results',
    ({ dice, tournament: { sessions } }) => {
      const all = [...sessions.values()];
      const closed = all.filter(({ status }) => status === 'closed');
      const { session } = dice.pick(closed.length === 0 ? all : closed);
      return command('publish-results', { session });
    },
  ],
  [
    60,
    'reopen-session',
    ({ dice, tournament: { sessions } }) => {
      const all = [...sessions.values()];
      const closed = all.filter(({ status }) => status === 'closed' || status === 'published');
      const { session } = dice.pick(closed.length === 0 ? all : closed);
      return command('reopen-session', { session, reason: 'in a test' });
    },
  ],
  [70, 'change-settings', ({ dice }) => command('change-settings', { changes: anySettings(dice) })],
  [
    10,
    'attach-deals',
    ({ dice, at: { session, board } }) =>
      command('attach-deals', { session, deals: dealsFor([board], dice.below(99)) }),
  ],
  [
    40,
    'deal-boards',
    ({ dice, tournament, at: { session, board } }) => {
      // Law 6E4: before it begins.
      const planned = [...tournament.sessions.values()].find(({ status }) => status === 'planned');
      const boards = planned === undefined ? [board] : boardsToDeal(planned).slice(0, 2);
      return command('deal-boards', {
        session: planned?.session ?? session,
        deals: dealsFor(boards, dice.below(99)),
      });
    },
  ],
  [
    20,
    'turn-seats',
    ({ dice, at, there }) => {
      const { board, ...meeting } = dice.chance(3) ? at : there;
      return command('turn-seats', {
        ...meeting,
        ...(dice.chance(5) ? { boards: [board] } : {}),
        ...(dice.chance(5) ? { written: 'for-the-pairs' } : {}),
        ...GROUNDS,
      });
    },
  ],
  [
    60,
    'change-opponents',
    ({ dice, tournament, session, at, there: met }) => {
      const { board: _, ...meeting } = dice.chance(3) ? at : met;
      const all = [...playedMeetings(tournament, session)];
      const inRound = all.filter(
        ({ section, round }) => section === meeting.section && round === meeting.round,
      );
      const there = inRound.length === 0 ? all : inRound;
      const pair = () => dice.pick(there)[dice.pick(['ns', 'ew'] as const)];
      const planned = there.find(({ table }) => table === meeting.table);
      const sat = { ns: planned?.ns ?? pair(), ew: planned?.ew ?? pair() };
      const really = dice.chance(3)
        ? { ns: pair(), ew: pair() }
        : { ...sat, [dice.pick(['ns', 'ew'])]: pair() };
      return command('change-opponents', { ...meeting, ...really, stay: dice.chance(3), ...GROUNDS });
    },
  ],
  [
    40,
    'ask-correction',
    ({ dice, tournament, there }) =>
      command('ask-correction', {
        ...there,
        contestant: dice.pick([...tournament.contestants.keys()]),
        says: 'It was made.',
      }),
  ],
  [
    30,
    'answer-correction',
    ({ dice, tournament, session, there }) => {
      const open = (session.requests ?? []).filter((each) => askedBy(tournament, session, each).length > 0);
      if (open.length === 0)
        return command('ask-correction', { ...there, contestant: '1', says: 'Down one.' });
      const request = dice.pick(open);
      return command('answer-correction', {
        session: session.session,
        request: request.number,
        contestant: dice.pick(askedBy(tournament, session, request)),
        agrees: dice.chance(5),
      });
    },
  ],
  [
    30,
    'decide-correction',
    ({ dice, session, there }) => {
      const open = (session.requests ?? []).filter(({ decided }) => decided === undefined);
      if (open.length === 0)
        return command('ask-correction', { ...there, contestant: '2', says: 'Down two.' });
      return command('decide-correction', {
        session: session.session,
        request: dice.pick(open).number,
        ...(dice.chance(5) ? { result: dice.pick(SOME_RESULTS) } : {}),
        ...GROUNDS,
      });
    },
  ],
  [
    40,
    'exclude-player',
    ({ dice, pair: contestant, at: { session } }) =>
      command('exclude-player', {
        session,
        contestant,
        ...(dice.chance(5) ? { offender: dice.below(2) } : {}),
        from: dice.pick(EXCLUDED_FROM),
        ...(dice.chance(8) ? { approvedBy: 'The organiser' } : {}),
        ...(dice.chance(5) ? { playsOn: true as const } : {}),
        reason: 'in a test',
        clause: 'Law 91B',
        ...(dice.chance(8) ? { confirmed: ['together-short'] } : {}),
      }),
  ],
  [
    15,
    'rank-contestant',
    ({ dice, tournament }) =>
      command('rank-contestant', {
        contestant: dice.pick([...tournament.contestants.keys()]),
        ranked: dice.chance(3),
        ...GROUNDS,
      }),
  ],
  [
    20,
    'mark-board',
    ({ dice, session: { session }, there: { board, section, round, table } }) =>
      command('mark-board', {
        session,
        board,
        dealer: dice.pick(SEATS),
        vulnerable: dice.pick(VULNERABILITIES),
        ...(dice.chance(3) ? { meetings: [{ section, round, table }] } : {}),
        ...GROUNDS,
      }),
  ],
  [
    20,
    'change-board',
    ({ dice, session, at, there }) =>
      command('change-board', {
        ...(dice.chance(5) ? at : there),
        played: dice.pick(boardsInPlay(session)),
        later: dice.chance(3),
        fault: { ns: dice.pick(FAULTS), ew: dice.pick(FAULTS) },
        ...GROUNDS,
      }),
  ],
  [
    60,
    'undo',
    ({ dice, state: { version } }) =>
      command('undo', { sequence: dice.chance(7) ? version - dice.below(8) : dice.below(version) + 1 }),
  ],
];

const ALL = DEEDS.reduce((sum, [often]) => sum + often, 0);

/** Something that somebody might do now: about things that exist, though it may well be refused. */
export function anyCommand(state: TournamentState, dice: Dice): AnyCommand | undefined {
  if (state.tournament?.settings.contestants === 'team' && dice.chance(4)) return anyTeamCommand(state, dice);
  let rest = dice.below(ALL);
  const place = placeIn(state, dice);
  if (place === undefined) return undefined;
  for (const [often, , deed] of DEEDS) {
    rest -= often;
    if (rest < 0) return deed(place);
  }
  return undefined;
}

/** Every kind of command that somebody might give to a tournament that exists. */
export const DONE_BY_SOMEBODY: readonly CommandType[] = [
  ...new Set([...DEEDS.map(([, type]) => type), ...DONE_WITH_TEAMS]),
];
