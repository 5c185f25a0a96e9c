import { ok, type Result } from '../../base/index.ts';
import { withoutHands } from '../cases/views.ts';
import { calledIn, type Player, type TeamEntry } from '../contestant.ts';
import { findContestant } from '../decide/find.ts';
import { NOTHING_SOLVED, type Solutions } from '../makeable/solutions.ts';
import { type ContestantId, sitsAt, sitsIn } from '../meeting.ts';
import { isBehindEverybody, isBoardOver, isSessionOver } from '../meetings/board-over.ts';
import { playsOn } from '../meetings/plays.ts';
import { playAt } from '../meetings/schedule.ts';
import { roundOfTable, roundsOfTable } from '../meetings/table-round.ts';
import { notForYou, type Refusal, type Refused, refuse } from '../refusal.ts';
import type { SessionState, Tournament, TournamentState } from '../state.ts';
import { answer, begunSessions } from '../views/answer.ts';
import type { BoardHands } from '../views/hands.ts';
import { leadsView, makeableView, solvedSoFar } from '../views/makeable.ts';
import { MATCH_ANSWERS, type MatchViewName } from '../views/matches/answers.ts';
import { type Oddity, oddities, tellsOfCards } from '../views/oddities.ts';
import { rankingView, roundFinished } from '../views/ranking.ts';
import { reviewView } from '../views/review.ts';
import { deskView } from '../views/room.ts';
import type { ScorecardLine, SessionCard } from '../views/scorecard.ts';
import { contestantName } from '../views/shared.ts';
import type { ViewName, ViewRequest, Views } from '../views/views.ts';
import { asOthersSee, withoutHiddenDraws } from './as-others-see.ts';
import { restingView } from './devices.ts';
import { hiddenFromPlaying, playsFor, stillSealed } from './director-plays.ts';
import { sightOf } from './match-sight.ts';
import { putOffAlone } from './put-off.ts';
import { isSameTable, type Role, type Viewer, type ViewerOf } from './viewer.ts';
import { withoutReasons } from './without-reasons.ts';

/*
 * Who may see what: the only place that says so. A board is unauthorised information to whoever has
 * still to play it (Law 16, RTP 2.1.5 and 2.2.6); everything else follows the organiser's settings.
 */

const UNAUTHORISED = 'Law 16';

const notYet = (message: string, clause?: string): Refused =>
  refuse('not-yet', message, clause === undefined ? {} : { clause });

/** Has the pair played the board, and is the result agreed? */
function hasAgreed(session: SessionState, contestant: ContestantId, board: number): boolean {
  for (const play of playsOn(session.boards.get(board))) {
    if (sitsAt(play, contestant) && play.status === 'agreed') return true;
  }
  return false;
}

/** Has the table played the board in the round it is in, and is the result agreed? Those before have left it. */
function hasAgreedAt(tournament: Tournament, session: SessionState, at: ViewerOf<'table'>, board: number) {
  const section = session.sections.get(at.section);
  if (section === undefined) return false;
  const round = roundOfTable(tournament, session, section, at.table);
  return playAt(session, { ...at, round, board })?.status === 'agreed';
}

/** During the session: is the board behind those who look? What is behind everybody is behind them. */
function isBehind(tournament: Tournament, session: SessionState, viewer: Viewer, board: number): boolean {
  if (isBehindEverybody(tournament, session, board)) return true;
  switch (viewer.role) {
    case 'director':
      return true;
    case 'table':
      return viewer.session === session.session && hasAgreedAt(tournament, session, viewer, board);
    case 'player':
      return hasAgreed(session, viewer.contestant, board);
    case 'public':
      return false;
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
  if (isSessionOver(session)) return undefined;
  if (showTraveller === 'after-session') return notYet('Boards are shown after the session.');
  if (isBehind(tournament, session, viewer, board)) return undefined;
  return notYet(`Board ${board} is shown to those who have played it and agreed the result.`, UNAUTHORISED);
}

/** Why the cards of a board are not shown, if they are not: nobody sees them before it is over everywhere. */
function hiddenDeal(
  tournament: Tournament,
  session: SessionState,
  viewer: Viewer,
  board: number,
): Refused | undefined {
  if (viewer.role === 'director') return hiddenFromPlaying(tournament, session, viewer.name, board);
  if (session.sealed !== undefined) return stillSealed();
  const hidden = hiddenBoard(tournament, session, viewer, board);
  if (hidden !== undefined || isBoardOver(tournament, session, board)) return hidden;
  const message = `The hands of board ${board} are shown when its rounds are over at every table that plays it.`;
  return notYet(message, UNAUTHORISED);
}

/** Can anybody but the director see the cards of a board, if they are attached? */
export const isDealShown = (tournament: Tournament, session: SessionState, board: number): boolean =>
  hiddenDeal(tournament, session, { role: 'public' }, board) === undefined;

/** Why the ranking of a session is not shown, if it is not; the round it is shown after, when not all of it is. */
function shownRanking(
  tournament: Tournament,
  session: SessionState,
): { readonly throughRound?: number } | Refused {
  if (session.status === 'published') return {};
  const { showRanking } = tournament.settings;
  if (showRanking === 'when-published') return notYet('The ranking is shown when it is published.');
  if (isSessionOver(session) || showRanking === 'live') return {};
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
  /** What is worked out of the deals: it is shown with the cards, never before them. */
  readonly solutions: Solutions;
}

type Gate<V extends ViewName, W extends Viewer = Viewer> = (look: Look<V, W>) => Result<Views[V], Refusal>;

type Shown<V extends ViewName> = { readonly [R in Role]: Gate<V, ViewerOf<R>> };

const everything = <V extends ViewName>({ state, request }: Look<V>): Result<Views[V], Refusal> =>
  answer(state, request);

const nothing = (): Refused => notForYou('This is for the director.');

/** A device sees its own table in the round it is in and the one it may go on to: others have played those before. */
const ownTable: Gate<'table', ViewerOf<'table'>> = (look) => {
  const { viewer, request, tournament } = look;
  if (!isSameTable(viewer, request)) return notForYou('This device belongs to another table.');
  const session = tournament.sessions.get(request.session);
  const section = session?.sections.get(request.section);
  if (session === undefined || section === undefined || request.round === undefined) return everything(look);
  const { now, last } = roundsOfTable(tournament, session, section, request.table);
  if (request.round < now) {
    const seen = everything(look);
    const putOff = seen.ok ? putOffAlone(seen.value) : undefined;
    return putOff === undefined
      ? notForYou(`Round ${request.round} is over at this table: ask the director.`)
      : ok(putOff);
  }
  return request.round <= Math.max(now, last)
    ? everything(look)
    : notForYou(`This table is in round ${now}.`);
};

/** A player sees the tables where his pair sits, when it sits there; not what others played there in its place. */
const ownMeeting: Gate<'table', ViewerOf<'player'>> = (look) => {
  const seen = everything(look);
  if (!seen.ok) return seen;
  const { ns, ew, boards } = seen.value;
  const { contestant } = look.viewer;
  if (!sitsIn(ns?.contestant.contestant, contestant) && !sitsIn(ew?.contestant.contestant, contestant)) {
    return notForYou(`${calledIn(look.tournament, contestant)} does not sit at this table.`);
  }
  const session = look.tournament.sessions.get(look.request.session);
  const isOthers = boards.some(({ board }) => {
    const play = session === undefined ? undefined : playAt(session, { ...seen.value, board });
    return play !== undefined && !sitsAt(play, contestant);
  });
  return isOthers
    ? notForYou(`Others than ${calledIn(look.tournament, contestant)} have played at this table.`)
    : seen;
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

/** The boards with such of their cards as the viewer may see, and with those what could be made of them. */
const dealsWhenShown = <T extends BoardHands>(
  { tournament, viewer, request, solutions }: Look<'traveller' | 'hands'>,
  boards: readonly T[],
): readonly T[] => {
  const session = tournament.sessions.get(request.session);
  return boards.map((one) => {
    const deal = session?.deals.get(one.board);
    if (session !== undefined && hiddenDeal(tournament, session, viewer, one.board) === undefined)
      return deal === undefined ? one : { ...one, ...makeableView(solutions, deal, one) };
    const { deal: _, ...rest } = one;
    return rest as T;
  });
};

const boardWhenShown = <V extends 'traveller' | 'frequencies' | 'explanation'>(
  look: Look<V>,
): Result<Views[V], Refusal> => {
  const { tournament, viewer, request } = look;
  const session = tournament.sessions.get(request.session);
  const hidden = session === undefined ? undefined : hiddenBoard(tournament, session, viewer, request.board);
  return hidden ?? everything(look);
};

const travellerWhenShown: Gate<'traveller'> = (look) => {
  const seen = boardWhenShown(look);
  if (!seen.ok) return seen;
  const [traveller = seen.value] = dealsWhenShown(look, [seen.value]);
  const session = look.tournament.sessions.get(look.request.session);
  if (traveller.deal === undefined || session === undefined) return ok(traveller);
  return ok({ ...traveller, ...leadsView(look.solutions, session, traveller.board) });
};

const handsWhenShown: Gate<'hands'> = (look) => {
  const seen = everything(look);
  return seen.ok ? ok({ ...seen.value, boards: dealsWhenShown(look, seen.value.boards) }) : seen;
};

/** The director is told how far they are worked out, whether or not he may see them. */
const handsAtTheDesk: Gate<'hands', ViewerOf<'director'>> = (look) => {
  const seen = handsWhenShown(look);
  const session = look.tournament.sessions.get(look.request.session);
  return seen.ok && session !== undefined
    ? ok({ ...seen.value, solved: solvedSoFar(look.solutions, session) })
    : seen;
};

const reviewWhenShown: Gate<'review'> = ({ tournament, viewer, request, solutions }) => {
  const entered = findContestant(tournament, request.contestant);
  if (!entered.ok) return entered;
  const isShown = (session: SessionState, board: number): boolean =>
    hiddenDeal(tournament, session, viewer, board) === undefined;
  return ok(reviewView(tournament, request.contestant, solutions, isShown));
};

/** Without what would tell a director who plays something of cards that he has still to hold. */
const oddWhenShown = (
  tournament: Tournament,
  viewer: ViewerOf<'director'>,
  found: readonly Oddity[],
): readonly Oddity[] =>
  found.filter((oddity) => {
    const session = tellsOfCards(oddity) ? tournament.sessions.get(oddity.session) : undefined;
    return (
      session === undefined || hiddenFromPlaying(tournament, session, viewer.name, oddity.board) === undefined
    );
  });

const odditiesButCards: Gate<'oddities', ViewerOf<'director'>> = (look) => {
  const { tournament, viewer, request, solutions } = look;
  const session = tournament.sessions.get(request.session);
  return session === undefined
    ? everything(look)
    : ok(oddWhenShown(tournament, viewer, oddities(tournament, session, solutions)));
};

const deskButCards: Gate<'desk', ViewerOf<'director'>> = ({
  state,
  tournament,
  viewer,
  request,
  solutions,
}) => {
  const desk = deskView(tournament, state.version, request.now, solutions);
  return ok({ ...desk, oddities: oddWhenShown(tournament, viewer, desk.oddities) });
};

/** Of others what was taken off their score and by which clause: no reasons, and nothing that cost no points. */
const asPublished = (penalties: SessionCard['penalties']): SessionCard['penalties'] =>
  penalties.filter(({ kind }) => kind === 'penalty').map(({ reason: _, appeals: __, ...penalty }) => penalty);

/** Of a card, the boards that may be shown; of a player's own, also what his pair did on the others. */
const cardWhenShown: Gate<'scorecard'> = (look) => {
  const { tournament, viewer, request } = look;
  const card = everything(look);
  if (!card.ok) return card;
  const isOwn = viewer.role === 'player' && viewer.contestant === request.contestant;
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
      return {
        ...rest,
        lines,
        penalties: isOwn ? penalties : session?.status === 'published' ? asPublished(penalties) : [],
        ...(isTotalShown ? { total } : {}),
      };
    }),
  });
};

const nameAlone = ({ name }: Player): Player => ({ name });

/** A captain who does not play has a licence number too. */
const captainByName = ({ captain }: Pick<TeamEntry, 'captain'>): TeamEntry['captain'] =>
  typeof captain === 'number' ? captain : nameAlone(captain);

/** Licence numbers and tiers are not for everybody. */
const namesOnly: Gate<'entries'> = (look) => {
  const seen = everything(look);
  if (!seen.ok) return seen;
  const entries = seen.value.entries.map(({ players, team, ...entry }) => ({
    ...entry,
    players: players.map(nameAlone),
    ...(team === undefined ? {} : { team: { ...team, captain: captainByName(team) } }),
  }));
  return ok({ entries });
};

/** Matches as far as the viewer may see them. */
const matchesInSight = <V extends MatchViewName>({
  state,
  tournament,
  viewer,
  request,
}: Look<V>): Result<Views[V], Refusal> => {
  const answering: (typeof MATCH_ANSWERS)[V] = MATCH_ANSWERS[request.view];
  return answering(tournament, request, state, sightOf(tournament, viewer));
};

/** A captain sees his own team's page of line-ups. */
const ownLineUp: Gate<'line-up', ViewerOf<'player'>> = (look) =>
  look.viewer.contestant === look.request.contestant
    ? matchesInSight(look)
    : notForYou('Line-ups are declared with the code of the team itself.');

const forAll = { director: everything, table: everything, player: everything, public: everything };
const forDirector = { director: everything, table: nothing, player: nothing, public: nothing };
const butFor = <G>(gate: G) => ({ director: everything, table: gate, player: gate, public: gate });

/** A director who plays sees the cards of no board that he has still to play. */
const caseButHands: Gate<'case', ViewerOf<'director'>> = (look) => {
  const seen = everything(look);
  const session = look.tournament.sessions.get(look.request.session);
  if (!seen.ok || session === undefined) return seen;
  const hidden = hiddenFromPlaying(look.tournament, session, look.viewer.name, seen.value.board);
  if (hidden !== undefined) return ok(withoutHands(seen.value));
  const deal = session.deals.get(seen.value.board);
  return deal === undefined ? seen : ok({ ...seen.value, ...makeableView(look.solutions, deal, seen.value) });
};

/** The same of the case of an appeal. */
const appealButHands: Gate<'appeal', ViewerOf<'director'>> = (look) => {
  const seen = everything(look);
  const session = look.tournament.sessions.get(look.request.session);
  if (!seen.ok || session === undefined || seen.value.case === undefined) return seen;
  const hidden = hiddenFromPlaying(look.tournament, session, look.viewer.name, seen.value.case.board);
  return hidden === undefined ? seen : ok({ ...seen.value, case: withoutHands(seen.value.case) });
};

/** A director who is entered as a player is told so (RTP 2.1.1, ROP 4.1). */
const withOwnPlace: Gate<'directing', ViewerOf<'director'>> = (look) => {
  const seen = everything(look);
  const session = seen.ok ? look.tournament.sessions.get(seen.value.session ?? 0) : undefined;
  if (!seen.ok || session === undefined) return seen;
  const own = playsFor(look.tournament, session, look.viewer.name);
  return own === undefined ? seen : ok({ ...seen.value, playsFor: contestantName(look.tournament, own) });
};

const SIGHT: { readonly [V in ViewName]: Shown<V> } = {
  overview: forAll,
  entries: butFor(namesOnly),
  'guide-cards': forAll,
  'table-cards': forAll,
  table: { director: everything, table: ownTable, player: ownMeeting, public: nothing },
  ranking: butFor(rankingWhenShown),
  traveller: { ...butFor(travellerWhenShown), director: travellerWhenShown },
  hands: { ...butFor(handsWhenShown), director: handsAtTheDesk },
  frequencies: butFor(boardWhenShown),
  explanation: butFor(boardWhenShown),
  scorecard: butFor(cardWhenShown),
  review: { ...butFor(reviewWhenShown), director: reviewWhenShown },
  desk: { ...forDirector, director: deskButCards },
  room: forDirector,
  oddities: { ...forDirector, director: odditiesButCards },
  encounters: forDirector,
  penalties: forDirector,
  cases: forDirector,
  case: { ...forDirector, director: caseButHands },
  appeal: { ...forDirector, director: appealButHands },
  directing: { ...forDirector, director: withOwnPlace },
  'score-preview': forDirector,
  report: forDirector,
  history: forDirector,
  matches: butFor(matchesInSight<'matches'>),
  match: butFor(matchesInSight<'match'>),
  'cross-table': butFor(matchesInSight<'cross-table'>),
  team: butFor(matchesInSight<'team'>),
  butler: butFor(matchesInSight<'butler'>),
  players: butFor(matchesInSight<'players'>),
  'line-up': { ...forDirector, player: ownLineUp },
  draw: forDirector,
  groups: forDirector,
  'match-proposal': forDirector,
};

/**
 * What a viewer may see of what he asks for, or why not; with the time, also whether his own device rests by then, and with
 * what is worked out of the deals, that beside the cards he may see.
 */
export function see<V extends ViewName>(
  state: TournamentState,
  viewer: Viewer,
  request: ViewRequest<V>,
  now?: string,
  solutions: Solutions = NOTHING_SOLVED,
): Result<Views[V], Refusal> {
  if (state.tournament === undefined) return refuse('no-tournament', 'There is no tournament yet.');
  const shown: Shown<V> = SIGHT[request.view];
  const tournament = asSeenBy(state.tournament, viewer, request.view);
  const look = {
    state: tournament === state.tournament ? state : { ...state, tournament },
    tournament,
    request,
    solutions,
  };
  if (viewer.role === 'director') return shown.director({ ...look, viewer });
  const seen = shownToOther(shown, look, viewer, now);
  return seen.ok ? ok(withoutReasons(seen.value)) : seen;
}

function shownToOther<V extends ViewName>(
  shown: Shown<V>,
  look: Omit<Look<V>, 'viewer'>,
  viewer: Exclude<Viewer, ViewerOf<'director'>>,
  now: string | undefined,
): Result<Views[V], Refusal> {
  switch (viewer.role) {
    case 'table':
      return shown.table({ ...look, viewer });
    case 'player':
      return (
        restingView(look.tournament, viewer.contestant, look.request.view, now) ??
        shown.player({ ...look, viewer })
      );
    case 'public':
      return shown.public({ ...look, viewer });
  }
}

/** The tournament as it stands before the eyes of a viewer; a table knows its own results. */
function asSeenBy(tournament: Tournament, { role }: Viewer, view: ViewName): Tournament {
  if (role === 'director') return tournament;
  return role === 'table' && view === 'table' ? withoutHiddenDraws(tournament) : asOthersSee(tournament);
}
