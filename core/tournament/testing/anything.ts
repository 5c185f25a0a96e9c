import fc from 'fast-check';
import type { Side } from '../../game/index.ts';
import { factsOf } from '../evolve/fact-chain.ts';
import type { MeetingBoard } from '../meeting.ts';
import { playsOn } from '../meetings/plays.ts';
import { playAt, playedMeetings } from '../meetings/schedule.ts';
import type { TournamentState } from '../state.ts';
import { attach, SOME_RESULTS } from './evening.ts';
import { type AnyCommand, command, handle, timeAt } from './given.ts';

/** What somebody might do next, before it is known what there is to do it with. */
export interface Whim {
  readonly what: number;
  readonly where: number;
  readonly how: number;
}

export const anyWhims = (most: number): fc.Arbitrary<readonly Whim[]> =>
  fc.array(fc.record({ what: fc.nat(99), where: fc.nat(9999), how: fc.nat(9999) }), {
    maxLength: most,
    size: 'max',
  });

const pick = <T>(things: readonly T[], at: number): T => {
  const thing = things[at % things.length];
  if (thing === undefined) throw new Error('Nothing to pick from.');
  return thing;
};

const GROUNDS = { clause: 'Law 81C', reason: 'in a test' } as const;

const confirmation = ({ board: _, ...meeting }: MeetingBoard, by: Side): AnyCommand =>
  command('confirm-round', { ...meeting, by });

/** Somebody plays with the clock, speaks to everybody or allows a device; every command of a test comes at the same moment, so breaks end later. */
function roomWhim(how: number): AnyCommand {
  const session = 1;
  if (how % 8 === 4) return command('make-announcement', { text: `Said ${how}` });
  if (how % 8 === 5) return command('take-down-announcement', { announcement: how % 60 });
  if (how % 8 === 6)
    return command('authorise-device', { session, contestant: '1', player: 0, reason: 'on call' });
  if (how % 8 === 7) return command('withdraw-authorisation', { session, authorisation: how % 60 });
  if (how % 4 === 0) return command('pause-clock', { session });
  if (how % 4 === 1) return command('pause-clock', { session, until: timeAt(10), message: 'Coffee' });
  if (how % 4 === 2) return command('resume-clock', { session });
  return command('extend-round', { session, round: (how % 5) + 1, minutes: (how % 9) - 4 });
}

/** Turns a whim into a command about something that exists, though it may well be refused. */
function commandFor(state: TournamentState, { what, where, how }: Whim): AnyCommand {
  const { tournament } = state;
  const session = tournament?.sessions.get(1);
  if (tournament === undefined || session === undefined) throw new Error('Nothing is planned.');
  const meeting = pick([...playedMeetings(tournament, session)], where);
  const { section, round, table } = meeting;
  const board = pick(meeting.boards, how);
  const at = { session: 1, section, round, table, board };
  const by: Side = how % 2 === 0 ? 'NS' : 'EW';
  const result = pick(SOME_RESULTS, how);
  const plays = [...session.boards.values()].flatMap((state) => [...playsOn(state)]);
  const played = plays.length === 0 ? undefined : pick(plays, where);
  // Somewhere with a result, when there is one.
  const there =
    played === undefined
      ? at
      : {
          session: 1,
          section: played.section,
          round: played.round,
          table: played.table,
          board: played.board,
        };
  const expects = playAt(session, at)?.recorded?.result;
  const expecting = expects === undefined ? {} : { expects };
  if (what < 35) return command('record-result', { ...at, result, by, ...expecting });
  if (what < 55) return command('agree-result', { ...there, by });
  if (what < 58) return command('record-result', { ...at, result, by: 'director' });
  if (what < 61) return command('dispute-result', { ...there, by });
  if (what < 64) return confirmation(there, by);
  if (what < 67) return command('correct-result', { ...there, result, ...GROUNDS });
  if (what < 70) {
    const [ns, ew] = how % 2 === 0 ? (['A+', 'A-'] as const) : (['A', 'A'] as const);
    return command('adjust-score', {
      ...at,
      ns: { kind: 'named', name: ns },
      ew: { kind: 'named', name: ew },
      ...GROUNDS,
    });
  }
  if (what < 72) {
    const amount = { unit: 'percent-of-top', value: `${(how % 3) + 1}0` } as const;
    return command('give-penalty', { session: 1, contestant: meeting.ns, amount, ...GROUNDS });
  }
  if (what < 73) return command('give-warning', { session: 1, contestant: meeting.ew, ...GROUNDS });
  if (what < 74) return command('cancel-board', { session: 1, board, ...GROUNDS });
  if (what < 75) {
    const meetings = [{ section, round, table }];
    return command('group-board', { session: 1, board, group: 'other', meetings, ...GROUNDS });
  }
  if (what < 78) return command('call-director', { session: 1, section, table });
  if (what < 80) return command('answer-director', { session: 1, section, table });
  if (what < 83) return command('start-round', { session: 1, round: (how % 5) + 1 });
  if (what < 84) return command('end-round', { session: 1, round });
  if (what < 85) {
    const data = { session: 1, contestant: meeting.ns, player: 0, fromRound: round } as const;
    return command('substitute-player', { ...data, substitute: { name: 'Stand-in' } });
  }
  if (what < 86)
    return command('withdraw-contestant', { contestant: meeting.ew, from: { session: 1, round } });
  if (what < 87) {
    const missing = ['missing-results', 'unagreed-results', 'disputed-results'];
    return command('close-session', { session: 1, confirmed: missing });
  }
  if (what < 88) return command('publish-results', { session: 1 });
  if (what < 91) return command('reopen-session', { session: 1, reason: 'in a test' });
  if (what < 92) return command('change-settings', { changes: { showRanking: 'live' } });
  if (what < 94) return attach([board], how);
  if (what < 95) return roomWhim(how);
  return command('undo', { sequence: (where % state.version) + 1 });
}

/** What becomes of a tournament when people do as they like. */
export function afterWhims(start: TournamentState, whims: readonly Whim[]): TournamentState {
  let state = start;
  for (const whim of whims) state = handle(state, commandFor(state, whim)).state;
  if (factsOf(state.log).length !== state.version) throw new Error('A fact was lost.');
  return state;
}
