import { ok, type Result } from '../base/index.ts';
import type { Command, CommandData, CommandOf, CommandType } from './command.ts';
import type { PairId } from './meeting.ts';
import { playsOn } from './plays.ts';
import { type Refusal, refuse } from './refusal.ts';
import { isCancelled, meetingAt, meetingsOf, roundOfTable, seatOf } from './schedule.ts';
import type { SessionState, Tournament, TournamentState } from './state.ts';
import type { Role, Viewer } from './viewer.ts';
import { answer, begunSessions } from './views/answer.ts';
import { rankingView, roundFinished } from './views/ranking.ts';
import type { ScorecardLine, SessionCard } from './views/scorecard.ts';
import { yetToPlay } from './views/traveller.ts';
import type { ViewName, ViewRequest, Views } from './views/views.ts';

/*
 * Who may see what and ask for what: the only place that says so. A board is unauthorised information to whoever has
 * still to play it (Law 16, RTP 2.1.5 and 2.2.6); everything else follows the organiser's settings.
 */

type ViewerOf<R extends Role> = Extract<Viewer, { readonly role: R }>;
type Refused = { readonly ok: false; readonly error: Refusal };

const UNAUTHORISED = 'Law 16';

const notForYou = (message: string): Refused => refuse('not-for-you', message);

const notYet = (message: string, clause?: string): Refused =>
  refuse('not-yet', message, clause === undefined ? {} : { clause });

const isOver = ({ status }: SessionState): boolean => status === 'closed' || status === 'published';

/** Has the pair played the board, and is the result agreed? */
function hasAgreed(session: SessionState, pair: PairId, board: number): boolean {
  for (const play of playsOn(session.boards.get(board))) {
    if ((play.ns === pair || play.ew === pair) && play.status === 'agreed') return true;
  }
  return false;
}

/** Is the board behind everybody who was to play it? */
function isBehindEverybody(tournament: Tournament, session: SessionState, board: number): boolean {
  const state = session.boards.get(board);
  if (state === undefined || yetToPlay(tournament, session, board) > 0) return false;
  return [...playsOn(state)].every(
    ({ status, section }) => status === 'agreed' || isCancelled(state, section),
  );
}

/** The pairs that sit at a table now. */
function pairsAt(tournament: Tournament, session: SessionState, at: ViewerOf<'table'>): readonly PairId[] {
  const section = session.sections.get(at.section);
  if (section === undefined) return [];
  const round = roundOfTable(tournament, session, section, at.table);
  const meeting = meetingAt(tournament, session, { ...at, round });
  return [meeting?.ns, meeting?.ew].filter((pair) => pair !== undefined);
}

/** During the session: is the board behind those who look? */
function isBehind(tournament: Tournament, session: SessionState, viewer: Viewer, board: number): boolean {
  switch (viewer.role) {
    case 'director':
      return true;
    case 'table': {
      if (viewer.session !== session.session) return false;
      const pairs = pairsAt(tournament, session, viewer);
      return pairs.length > 0 && pairs.every((pair) => hasAgreed(session, pair, board));
    }
    case 'player':
      return hasAgreed(session, viewer.pair, board);
    case 'public':
      return isBehindEverybody(tournament, session, board);
  }
}

/** Why what others did with a board is not shown, if it is not. */
function hiddenBoard(
  tournament: Tournament,
  session: SessionState,
  viewer: Viewer,
  board: number,
): Refused | undefined {
  if (viewer.role === 'director' || session.status === 'published') return undefined;
  const { showTraveller } = tournament.settings;
  if (showTraveller === 'when-published') return notYet('Boards are shown when the results are published.');
  if (isOver(session)) return undefined;
  if (showTraveller === 'after-session') return notYet('Boards are shown after the session.');
  if (isBehind(tournament, session, viewer, board)) return undefined;
  return notYet(`Board ${board} is shown to those who have played it and agreed the result.`, UNAUTHORISED);
}

/** Why the ranking of a session is not shown, if it is not; the round it is shown after, when not all of it is. */
function shownRanking(
  tournament: Tournament,
  session: SessionState,
): { readonly throughRound?: number } | Refused {
  if (session.status === 'published') return {};
  const { showRanking } = tournament.settings;
  if (showRanking === 'when-published') return notYet('The ranking is shown when it is published.');
  if (isOver(session) || showRanking === 'live') return {};
  if (showRanking === 'after-session') return notYet('The ranking is shown after the session.');
  const throughRound = roundFinished(tournament, session);
  return throughRound > 0 ? { throughRound } : notYet('The ranking is shown when a round is finished.');
}

/** One request by one viewer. */
interface Look<V extends ViewName, W extends Viewer = Viewer> {
  readonly state: TournamentState;
  readonly tournament: Tournament;
  readonly viewer: W;
  readonly request: ViewRequest<V>;
}

type Gate<V extends ViewName, W extends Viewer = Viewer> = (look: Look<V, W>) => Result<Views[V], Refusal>;

type Shown<V extends ViewName> = { readonly [R in Role]: Gate<V, ViewerOf<R>> };

const everything = <V extends ViewName>({ state, request }: Look<V>): Result<Views[V], Refusal> =>
  answer(state, request);

const nothing = (): Refused => notForYou('This is for the director.');

/** A device sees its own table, and no round that is over: those who sit there now may not have played its boards. */
const ownTable: Gate<'table', ViewerOf<'table'>> = (look) => {
  const { viewer, request, tournament } = look;
  if (!isSameTable(viewer, request)) return notForYou('This device belongs to another table.');
  const session = tournament.sessions.get(request.session);
  const section = session?.sections.get(request.section);
  if (session === undefined || section === undefined || request.round === undefined) return everything(look);
  const current = roundOfTable(tournament, session, section, request.table);
  if (request.round >= current) return everything(look);
  return notForYou(`Round ${request.round} is over at this table: ask the director.`);
};

const isSameTable = (
  viewer: ViewerOf<'table'>,
  at: { readonly session: number; readonly section: string; readonly table: number },
): boolean => viewer.session === at.session && viewer.section === at.section && viewer.table === at.table;

/** A player sees the tables where his pair sits, when it sits there. */
const ownMeeting: Gate<'table', ViewerOf<'player'>> = (look) => {
  const seen = everything(look);
  if (!seen.ok) return seen;
  const { ns, ew } = seen.value;
  const { pair } = look.viewer;
  return ns?.pair.pair === pair || ew?.pair.pair === pair
    ? seen
    : notForYou(`Pair ${pair} does not sit at this table.`);
};

const rankingWhenShown: Gate<'ranking'> = ({ state, tournament, request }) => {
  const begun = begunSessions(tournament);
  if (request.session === undefined) {
    const shown = begun.filter((session) => {
      const verdict = shownRanking(tournament, session);
      return !('ok' in verdict) && verdict.throughRound === undefined;
    });
    return shown.length > 0
      ? ok(rankingView(tournament, shown))
      : notYet('No ranking of the tournament can be shown yet.');
  }
  const session = tournament.sessions.get(request.session);
  if (session === undefined) return answer(state, request);
  const verdict = shownRanking(tournament, session);
  return 'ok' in verdict ? verdict : ok(rankingView(tournament, [session], verdict.throughRound));
};

const boardWhenShown = <V extends 'traveller' | 'frequencies' | 'explanation'>(
  look: Look<V>,
): Result<Views[V], Refusal> => {
  const { tournament, viewer, request } = look;
  const session = tournament.sessions.get(request.session);
  const hidden = session === undefined ? undefined : hiddenBoard(tournament, session, viewer, request.board);
  return hidden ?? everything(look);
};

/** Of a card, the boards that may be shown; of a player's own, also what his pair did on the others. */
const cardWhenShown: Gate<'scorecard'> = (look) => {
  const { tournament, viewer, request } = look;
  const card = everything(look);
  if (!card.ok) return card;
  const isOwn = viewer.role === 'player' && viewer.pair === request.pair;
  return ok({
    ...card.value,
    sessions: card.value.sessions.map((one): SessionCard => {
      const session = tournament.sessions.get(one.session);
      const line = (own: ScorecardLine): ScorecardLine[] => {
        const hidden =
          session === undefined || hiddenBoard(tournament, session, viewer, own.board) !== undefined;
        if (!hidden) return [own];
        const { score: _, ...played } = own;
        return isOwn ? [played] : [];
      };
      const verdict = session === undefined ? nothing() : shownRanking(tournament, session);
      const { total, penalties, ...rest } = one;
      const lines = one.lines.flatMap(line);
      const isTotalShown = total !== undefined && !('ok' in verdict) && verdict.throughRound === undefined;
      const showsPenalties = isOwn || session?.status === 'published';
      return {
        ...rest,
        lines,
        penalties: showsPenalties ? penalties : [],
        ...(isTotalShown ? { total } : {}),
      };
    }),
  });
};

/** Licence numbers and tiers are not for everybody. */
const namesOnly: Gate<'entries'> = (look) => {
  const seen = everything(look);
  if (!seen.ok) return seen;
  const entries = seen.value.entries.map(({ players: [first, second], ...entry }) => ({
    ...entry,
    players: [{ name: first.name }, { name: second.name }] as const,
  }));
  return ok({ entries });
};

const forAll = { director: everything, table: everything, player: everything, public: everything };
const forDirector = { director: everything, table: nothing, player: nothing, public: nothing };
const butFor = <G>(gate: G) => ({ director: everything, table: gate, player: gate, public: gate });

const SIGHT: { readonly [V in ViewName]: Shown<V> } = {
  overview: forAll,
  entries: butFor(namesOnly),
  'guide-cards': forAll,
  'table-cards': forAll,
  table: { director: everything, table: ownTable, player: ownMeeting, public: nothing },
  ranking: butFor(rankingWhenShown),
  traveller: butFor(boardWhenShown),
  frequencies: butFor(boardWhenShown),
  explanation: butFor(boardWhenShown),
  scorecard: butFor(cardWhenShown),
  desk: forDirector,
  room: forDirector,
  oddities: forDirector,
  history: forDirector,
};

/** What a viewer may see of what he asks for, or why not. */
export function see<V extends ViewName>(
  state: TournamentState,
  viewer: Viewer,
  request: ViewRequest<V>,
): Result<Views[V], Refusal> {
  const { tournament } = state;
  if (tournament === undefined) return refuse('no-tournament', 'There is no tournament yet.');
  const shown: Shown<V> = SIGHT[request.view];
  switch (viewer.role) {
    case 'director':
      return shown.director({ state, tournament, viewer, request });
    case 'table':
      return shown.table({ state, tournament, viewer, request });
    case 'player':
      return shown.player({ state, tournament, viewer, request });
    case 'public':
      return shown.public({ state, tournament, viewer, request });
  }
}

/** Anybody but the director, who may ask for everything. */
type Other = Exclude<Viewer, ViewerOf<'director'>>;

type Permit<T extends CommandType> = (
  tournament: Tournament,
  viewer: Other,
  data: CommandData[T],
) => Refused | undefined;

const byDirector = (): Refused => notForYou('Only the director does this.');

type TableCommand = 'record-result' | 'agree-result' | 'dispute-result' | 'confirm-round' | 'call-director';

/** A device speaks for its table, of rounds up to the one it is in; a player for the side where his pair sits. */
const byTable = (
  tournament: Tournament,
  viewer: Other,
  data: CommandData[TableCommand],
): Refused | undefined => {
  if ('by' in data && data.by === 'director') return byDirector();
  const session = tournament.sessions.get(data.session);
  const section = session?.sections.get(data.section);
  if (session === undefined || section === undefined) return notForYou('There is no such table.');
  const current = roundOfTable(tournament, session, section, data.table);
  const round = 'round' in data ? data.round : current;
  switch (viewer.role) {
    case 'table':
      if (!isSameTable(viewer, data)) return notForYou('This device belongs to another table.');
      return round <= current ? undefined : notForYou(`This table is in round ${current}.`);
    case 'player': {
      const seat = seatOf(meetingsOf(tournament, session.session, section)[round - 1] ?? [], viewer.pair);
      const isThere = seat?.meeting.table === data.table && (!('by' in data) || data.by === seat.side);
      return isThere ? undefined : notForYou(`Pair ${viewer.pair} does not sit there.`);
    }
    case 'public':
      return byDirector();
  }
};

const PERMISSION: { readonly [T in CommandType]: Permit<T> } = {
  'record-result': byTable,
  'agree-result': byTable,
  'dispute-result': byTable,
  'confirm-round': byTable,
  'call-director': byTable,
  'create-tournament': byDirector,
  'change-settings': byDirector,
  'enter-pair': byDirector,
  'change-pair': byDirector,
  'withdraw-pair': byDirector,
  'plan-session': byDirector,
  'seat-pair': byDirector,
  'open-session': byDirector,
  'start-round': byDirector,
  'end-round': byDirector,
  'correct-result': byDirector,
  'adjust-score': byDirector,
  'give-penalty': byDirector,
  'give-warning': byDirector,
  'cancel-board': byDirector,
  'group-board': byDirector,
  'substitute-player': byDirector,
  'replan-movement': byDirector,
  'answer-director': byDirector,
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

/** May the viewer send the command? Whether it makes sense is for `decide` to say. */
export function mayCommand(
  { tournament }: TournamentState,
  viewer: Viewer,
  command: Command,
): Result<true, Refusal> {
  if (viewer.role === 'director') return ok(true);
  const refused = tournament === undefined ? byDirector() : permitted(tournament, viewer, command);
  return refused ?? ok(true);
}
