import { ok, type Result } from '../../base/index.ts';
import { appealPaperView } from '../appeals/views.ts';
import { casesView, caseView, directingView } from '../cases/views.ts';
import { calledIn } from '../contestant.ts';
import { findContestant, findSection, findSession } from '../decide/find.ts';
import { NOTHING_SOLVED } from '../makeable/solutions.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { reportView } from '../report/view.ts';
import type { SessionState, Tournament, TournamentState } from '../state.ts';
import { guideCardsView, tableCardsView } from './cards.ts';
import { encountersView } from './encounters.ts';
import { entriesView } from './entries.ts';
import { explanationView } from './explanation.ts';
import { handsView } from './hands.ts';
import { historyView } from './history.ts';
import { MATCH_ANSWERS } from './matches/answers.ts';
import { oddities } from './oddities.ts';
import { overview } from './overview.ts';
import { penaltiesView } from './penalties.ts';
import { rankingView } from './ranking.ts';
import { reviewView } from './review.ts';
import { deskView, roomView, sessionInView } from './room.ts';
import { scorePreviewView } from './score-preview.ts';
import { scorecardView } from './scorecard.ts';
import { tableView } from './table.ts';
import { frequencyView, travellerView } from './traveller.ts';
import type { ViewName, ViewQueries, ViewRequest, Views } from './views.ts';

type Answers = {
  readonly [V in ViewName]: (
    tournament: Tournament,
    query: ViewQueries[V],
    state: TournamentState,
  ) => Result<Views[V], Refusal>;
};

/** A view of a session, when there is that session. */
const ofSession =
  <Q extends { readonly session: number }, T>(
    view: (tournament: Tournament, session: SessionState, query: Q) => T,
  ) =>
  (tournament: Tournament, query: Q): Result<T, Refusal> => {
    const session = findSession(tournament, query.session);
    return session.ok ? ok(view(tournament, session.value, query)) : session;
  };

/** The sessions that have begun, in order. */
export const begunSessions = ({ sessions }: Tournament): readonly SessionState[] =>
  [...sessions.values()].filter(({ status }) => status !== 'planned').sort((a, b) => a.session - b.session);

const ANSWERS: Answers = {
  overview: (tournament, _, { version }) => ok(overview(tournament, version)),
  desk: (tournament, { now }, { version }) => ok(deskView(tournament, version, now)),
  room: ofSession((tournament, session, { now }) => roomView(tournament, session, now)),
  table: (tournament, { session: number, section: name, table, round }, { version }) => {
    const session = findSession(tournament, number);
    if (!session.ok) return session;
    const section = findSection(session.value, name);
    if (!section.ok) return section;
    const exists = section.value.movement.rounds.some(({ tables }) =>
      tables.some((plan) => plan.table === table),
    );
    return exists
      ? ok(tableView(tournament, version, session.value, section.value, table, round))
      : refuse('no-such-table', `Section ${name} has no table ${table}.`, {
          params: { section: name, table },
        });
  },
  ranking: (tournament, { session: number }) => {
    if (number === undefined) return ok(rankingView(tournament, begunSessions(tournament)));
    const session = findSession(tournament, number);
    return session.ok ? ok(rankingView(tournament, [session.value])) : session;
  },
  traveller: ofSession((tournament, session, { board }) => travellerView(tournament, session, board)),
  frequencies: ofSession((tournament, session, { board }) => frequencyView(tournament, session, board)),
  hands: ofSession(handsView),
  scorecard: (tournament, { contestant }) => {
    const entered = findContestant(tournament, contestant);
    return entered.ok ? ok(scorecardView(tournament, contestant)) : entered;
  },
  review: (tournament, { contestant }) => {
    const entered = findContestant(tournament, contestant);
    return entered.ok ? ok(reviewView(tournament, contestant, NOTHING_SOLVED, () => true)) : entered;
  },
  explanation: (tournament, { session: number, contestant, board }) => {
    const session = findSession(tournament, number);
    if (!session.ok) return session;
    const explained = explanationView(tournament, session.value, contestant, board);
    if (explained !== undefined) return ok(explained);
    return refuse('no-score', `${calledIn(tournament, contestant)} has no score on board ${board}.`, {
      params: { pair: contestant, board },
    });
  },
  oddities: ofSession((tournament, session) => oddities(tournament, session)),
  history: (_, query, state) => ok(historyView(state, query)),
  entries: (tournament) => ok(entriesView(tournament)),
  encounters: (tournament) => ok(encountersView(tournament)),
  penalties: (tournament) => ok(penaltiesView(tournament)),
  cases: (tournament) => ok(casesView(tournament)),
  case: (tournament, { session: number, case: wanted }) => {
    const session = findSession(tournament, number);
    return session.ok ? caseView(tournament, session.value, wanted) : session;
  },
  appeal: (tournament, { session: number, appeal }) => {
    const session = findSession(tournament, number);
    if (!session.ok) return session;
    return appealPaperView(tournament, session.value, appeal, (of) =>
      caseView(tournament, session.value, of),
    );
  },
  directing: (tournament) => ok(directingView(tournament, sessionInView(tournament))),
  'score-preview': scorePreviewView,
  report: (tournament, { session }, state) => ok(reportView(state, tournament, session)),
  'guide-cards': ofSession(guideCardsView),
  'table-cards': ofSession(tableCardsView),
  ...MATCH_ANSWERS,
};

/** The whole of a view, whoever asks: what may be shown of it is for `see` to say, and that adds what is worked out of the deals. */
export function answer<V extends ViewName>(
  state: TournamentState,
  request: ViewRequest<V>,
): Result<Views[V], Refusal> {
  const { tournament } = state;
  if (tournament === undefined) return refuse('no-tournament', 'There is no tournament yet.');
  const answering: Answers[V] = ANSWERS[request.view];
  return answering(tournament, request, state);
}
