import { ok, type Result } from '../../base/index.ts';
import type { Command, CommandData, CommandOf, CommandType } from '../command.ts';
import { calledIn } from '../contestant.ts';
import { pairsOfScore } from '../corrections.ts';
import { type ContestantId, sitsAt } from '../meeting.ts';
import { meetingsOf, playAt, playedMeetings, seatAtTable } from '../meetings/schedule.ts';
import { roundOfTable, roundsOfTable } from '../meetings/table-round.ts';
import { notForYou, type Refusal, type Refused, refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament, TournamentState } from '../state.ts';
import { restingDevice } from './devices.ts';
import { dealsAndPlays, isDelegate } from './director-plays.ts';
import { isSameTable, type Viewer, type ViewerOf } from './viewer.ts';

/* Who may ask for what: the only place that says so. */

/** Anybody but the director, who may ask for everything. */
type Other = Exclude<Viewer, ViewerOf<'director'>>;

type Permit<T extends CommandType> = (
  tournament: Tournament,
  viewer: Other,
  data: CommandData[T],
) => Refused | undefined;

const byDirector = (): Refused => notForYou('Only the director does this.');

type TableCommand =
  | 'record-result'
  | 'agree-result'
  | 'dispute-result'
  | 'confirm-round'
  | 'answer-move'
  | 'take-seats'
  | 'call-director';

/** Did somebody else play there instead of the pair, as the director has written down? */
function isTakenByOthers(
  session: SessionState,
  contestant: ContestantId,
  data: CommandData[TableCommand],
): boolean {
  const { board } = data as { readonly board?: number };
  if (!('round' in data) || board === undefined) return false;
  const play = playAt(session, { ...data, board });
  return play !== undefined && !sitsAt(play, contestant);
}

/** A device speaks for its table; a player for the side where his pair sits. Of which round is for `decide` to say. */
const byTable = (
  tournament: Tournament,
  viewer: Other,
  data: CommandData[TableCommand],
): Refused | undefined => {
  if ('by' in data && data.by === 'director') return byDirector();
  const session = tournament.sessions.get(data.session);
  const section = session?.sections.get(data.section);
  if (session === undefined || section === undefined) return notForYou('There is no such table.');
  const round = 'round' in data ? data.round : roundOfTable(tournament, session, section, data.table);
  switch (viewer.role) {
    case 'table':
      return isSameTable(viewer, data) ? undefined : notForYou('This device belongs to another table.');
    case 'player': {
      const seat = seatAtTable(
        meetingsOf(tournament, session.session, section)[round - 1] ?? [],
        viewer.contestant,
        data.table,
      );
      const isThere = seat !== undefined && (!('by' in data) || data.by === seat.side);
      return isThere && !isTakenByOthers(session, viewer.contestant, data)
        ? undefined
        : notForYou(`${calledIn(tournament, viewer.contestant)} does not sit there.`);
    }
    case 'public':
      return byDirector();
  }
};

/** A table says where its players sit, a player of his own side; what a rule is against, only the director permits. */
const byThoseSeated: Permit<'take-seats'> = (tournament, viewer, data) => {
  if (data.confirmed !== undefined && data.confirmed.length > 0) return byDirector();
  if (viewer.role === 'player' && data.by !== data.side) return byDirector();
  return byTable(tournament, viewer, data);
};

/** A pair's own phone speaks for it, and the device of a table where it has played; what is late only the director takes up. */
const byPair: Permit<'ask-correction' | 'answer-correction'> = (tournament, viewer, data) => {
  if ('confirmed' in data && data.confirmed !== undefined && data.confirmed.length > 0) return byDirector();
  const session = tournament.sessions.get(data.session);
  const { contestant } = data;
  const hasSat = (at: ViewerOf<'table'>): boolean =>
    session !== undefined &&
    at.session === session.session &&
    [...playedMeetings(tournament, session)].some(
      (meeting) =>
        meeting.section === at.section && meeting.table === at.table && sitsAt(meeting, contestant),
    );
  const isTheirs =
    viewer.role === 'player' ? viewer.contestant === contestant : viewer.role === 'table' && hasSat(viewer);
  return isTheirs ? undefined : notForYou(`This device does not speak for pair ${contestant}.`);
};

/** Players appeal on their own phone, or on that of the table where it was ruled; what is late is for the director. */
const byAppellant: Permit<'make-appeal'> = (tournament, viewer, data) => {
  if (data.confirmed !== undefined && data.confirmed.length > 0) return byDirector();
  const session = tournament.sessions.get(data.session);
  if (session !== undefined && isOwnRuling(tournament, session, viewer, data)) return undefined;
  return notForYou(`This device does not speak for pair ${data.contestant}, or nothing was ruled there.`);
};

/**
 * Is it a ruling that the viewer knows of: on a board of his table, or a penalty of his own? What else there is, and whether
 * there is anything, he does not learn by trying.
 */
function isOwnRuling(
  tournament: Tournament,
  session: SessionState,
  viewer: Other,
  data: CommandData['make-appeal'],
): boolean {
  const { contestant } = data;
  const isOwn = viewer.role === 'player' && viewer.contestant === contestant;
  if ('penalty' in data) {
    const given = session.penalties.find(({ sequence }) => sequence === data.penalty);
    return isOwn && given?.contestant === contestant;
  }
  const kept = session.cases?.get(data.case);
  if (kept === undefined || kept.rulings.length === 0) return false;
  const { section, table, round } = kept;
  const place = session.sections.get(section);
  // Those who have gone on from there appeal on their own phone, or at the desk.
  const isThere =
    viewer.role === 'table' &&
    place !== undefined &&
    isSameTable(viewer, { session: session.session, section, table }) &&
    round >= roundsOfTable(tournament, session, place, table).now;
  return (isOwn || isThere) && pairsOfScore(tournament, session, kept).includes(contestant);
}

/** A triplet says on its own phone who of it plays. */
const byOwnPhone: Permit<'name-partners'> = (_tournament, viewer, { contestant }) =>
  viewer.role === 'player' && viewer.contestant === contestant
    ? undefined
    : notForYou(`This device does not speak for pair ${contestant}.`);

/** The team's own code is its captain's: he declares and signs for it, and leaves to the director what the rule forbids. */
const byCaptain =
  <T extends 'declare-line-up' | 'agree-match'>(of: (data: CommandData[T]) => ContestantId): Permit<T> =>
  (_tournament, viewer, data) => {
    if ('confirmed' in data && data.confirmed !== undefined && data.confirmed.length > 0) return byDirector();
    return viewer.role === 'player' && viewer.contestant === of(data)
      ? undefined
      : notForYou('Only the captain of the team does this, or the director.');
  };

/** A draw that is not published, or is being changed, is nothing that a captain knows of. */
const byCaptainWhoKnows: Permit<'declare-line-up'> = (tournament, viewer, data) => {
  const refused = byCaptain<'declare-line-up'>(({ contestant }) => contestant)(tournament, viewer, data);
  if (refused !== undefined) return refused;
  const { session, section, round } = data;
  const drawn = tournament.sessions
    .get(session)
    ?.sections.get(section)
    ?.drawn?.find((each) => each.round === round);
  if (drawn === undefined || drawn.publishedAt !== undefined) return undefined;
  const message = `Round ${round} is not drawn in session ${session}.`;
  return refuse('round-not-drawn', message, { params: { round, section } });
};

const PERMISSION: { readonly [T in CommandType]: Permit<T> } = {
  'record-result': byTable,
  'agree-result': byTable,
  'dispute-result': byTable,
  'confirm-round': byTable,
  'answer-move': byTable,
  'take-seats': byThoseSeated,
  'note-absence': byDirector,
  'end-absence': byDirector,
  'take-place': byDirector,
  'call-director': byTable,
  'ask-correction': byPair,
  'answer-correction': byPair,
  'decide-correction': byDirector,
  'create-tournament': byDirector,
  'change-settings': byDirector,
  'enter-contestant': byDirector,
  'change-contestant': byDirector,
  'rank-contestant': byDirector,
  'withdraw-contestant': byDirector,
  'plan-phase': byDirector,
  'draw-round': byDirector,
  'publish-draw': byDirector,
  'continue-round': byDirector,
  'score-match': byDirector,
  'rule-match': byDirector,
  'set-extra-boards': byDirector,
  'draw-lots': byDirector,
  'mend-match-board': byDirector,
  'declare-line-up': byCaptainWhoKnows,
  'agree-match': byCaptain(({ by }) => by),
  'plan-session': byDirector,
  'seat-contestant': byDirector,
  'attach-deals': byDirector,
  'deal-boards': byDirector,
  'open-session': byDirector,
  'start-round': byDirector,
  'end-round': byDirector,
  'pause-clock': byDirector,
  'resume-clock': byDirector,
  'extend-round': byDirector,
  'seat-round': byDirector,
  'authorise-device': byDirector,
  'withdraw-authorisation': byDirector,
  'make-announcement': byDirector,
  'take-down-announcement': byDirector,
  'record-results': byDirector,
  'correct-result': byDirector,
  'adjust-score': byDirector,
  'score-missed': byDirector,
  'give-penalty': byDirector,
  'give-warning': byDirector,
  penalise: byDirector,
  'exclude-player': byDirector,
  'cancel-board': byDirector,
  'group-board': byDirector,
  'mark-board': byDirector,
  'turn-seats': byDirector,
  'change-opponents': byDirector,
  'change-board': byDirector,
  'name-partners': byOwnPhone,
  'substitute-player': byDirector,
  'replan-movement': byDirector,
  'take-call': byDirector,
  'postpone-call': byDirector,
  'answer-director': byDirector,
  'open-case': byDirector,
  'tell-case': byDirector,
  'note-case': byDirector,
  'tell-ruling': byDirector,
  'rule-case': byDirector,
  'close-case': byDirector,
  'note-report': byDirector,
  'send-report': byDirector,
  'return-report': byDirector,
  'log-incident': byDirector,
  'hand-over': byDirector,
  'name-committee': byDirector,
  'make-appeal': byAppellant,
  'take-deposit': byDirector,
  'note-appeal': byDirector,
  'hold-match': byDirector,
  'take-further': byDirector,
  'decide-appeal': byDirector,
  'withdraw-appeal': byDirector,
  'close-session': byDirector,
  'publish-results': byDirector,
  'reopen-session': byDirector,
  undo: byDirector,
};

const permitted = <T extends CommandType>(
  tournament: Tournament,
  viewer: Other,
  { type, data }: CommandOf<T>,
): Refused | undefined => PERMISSION[type](tournament, viewer, data);

/** RTP 2.1.1.1, ROP 4.1: a delegate only supervises; that somebody is one can still be changed. */
function supervises(
  tournament: Tournament | undefined,
  { name }: ViewerOf<'director'>,
  { type }: Command,
): Refused | undefined {
  if (tournament === undefined || name === undefined || type === 'change-settings') return undefined;
  return isDelegate(tournament, name)
    ? refuse(
        'delegate-supervises',
        'A delegate supervises: the director rules.',
        profileOf(tournament.settings).delegate,
      )
    : undefined;
}

/** What a director may not do because he plays himself. */
function directorRefused(
  tournament: Tournament,
  name: string | undefined,
  { type, data }: Command,
): Refused | undefined {
  const session = type === 'attach-deals' ? tournament.sessions.get(data.session) : undefined;
  return session === undefined ? undefined : dealsAndPlays(tournament, session, name);
}

/** May the viewer send the command? Whether it makes sense is for `decide` to say. */
export function mayCommand(
  { tournament }: TournamentState,
  viewer: Viewer,
  command: Command,
): Result<true, Refusal> {
  if (viewer.role === 'director') {
    const refused = tournament && directorRefused(tournament, viewer.name, command);
    return supervises(tournament, viewer, command) ?? refused ?? ok(true);
  }
  if (tournament === undefined) return byDirector();
  const resting =
    viewer.role === 'player' ? restingDevice(tournament, viewer.contestant, command.time) : undefined;
  return permitted(tournament, viewer, command) ?? resting ?? ok(true);
}
