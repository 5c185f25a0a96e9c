import type { Viewer } from '../access/viewer.ts';
import { see } from '../access/visibility.ts';
import { playsOn } from '../meetings/plays.ts';
import { boardsInPlay } from '../meetings/schedule.ts';
import type { SessionState, TournamentState } from '../state.ts';
import type { ViewName, ViewRequest } from '../views/views.ts';

const NOW = '2026-03-14T21:00:00.000Z';

/** What can happen to a match; which team it concerns is added. */
const INCIDENTS = [
  { kind: 'absent' },
  { kind: 'late', minutes: 31, firstRoundWithReserves: false, reserveTeamPresent: false, playable: 0 },
  { kind: 'interrupted', resumption: 'to-come' },
  { kind: 'not-comparable' },
  { kind: 'suspended' },
] as const;

/** The pairs that have something on a board, and one that has nothing anywhere. */
const playersOf = ({ boards }: SessionState, board: number): readonly string[] => [
  'none',
  ...Array.from(playsOn(boards.get(board)), ({ ns, ew }) => [ns, ew]).flat(),
];

/** Everything that can be asked of a tournament. */
export function everyRequest({ tournament }: TournamentState): readonly ViewRequest[] {
  if (tournament === undefined) return [];
  const contestants = [...tournament.contestants.keys()];
  const [team = ''] = contestants;
  const ofSessions = [...tournament.sessions.values()].flatMap((state): ViewRequest[] => {
    const { session } = state;
    const boards = boardsInPlay(state);
    const tables = [...state.sections.values()].flatMap(({ section, movement: { rounds } }) =>
      (rounds[0]?.tables ?? []).flatMap(({ table }): ViewRequest[] => [
        { view: 'table', session, section, table },
        ...rounds.map(({ round }): ViewRequest => ({ view: 'table', session, section, table, round })),
      ]),
    );
    const [section] = state.sections.values();
    const [place] = section?.movement.rounds[0]?.tables ?? [];
    return [
      { view: 'room', session, now: NOW },
      {
        view: 'score-preview',
        session,
        section: section?.section ?? 'A',
        round: 1,
        table: place?.table ?? 1,
        board: place?.boards[0] ?? 1,
        score: {
          ns: { kind: 'assigned', outcomes: [{ result: '4SN=', weight: '1' }] },
          ew: { kind: 'named', name: 'A' },
        },
      },
      { view: 'case', session, case: 1 },
      ...Array.from(
        state.cases?.keys() ?? [],
        (number): ViewRequest => ({ view: 'case', session, case: number }),
      ),
      ...(state.appeals ?? []).map(
        ({ number }): ViewRequest => ({ view: 'appeal', session, appeal: number }),
      ),
      { view: 'ranking', session },
      { view: 'hands', session },
      { view: 'oddities', session },
      { view: 'history', session },
      { view: 'guide-cards', session },
      { view: 'table-cards', session },
      ...tables,
      ...boards.flatMap((board): ViewRequest[] => [
        { view: 'traveller', session, board },
        { view: 'frequencies', session, board },
        ...playersOf(state, board).map(
          (contestant): ViewRequest => ({ view: 'explanation', session, board, contestant }),
        ),
      ]),
    ];
  });
  const ofPhases = [...tournament.phases.values()].flatMap(({ phase, groups }): ViewRequest[] => [
    { view: 'matches', phase },
    { view: 'butler', phase },
    ...groups.map(({ section }): ViewRequest => ({ view: 'cross-table', phase, section })),
  ]);
  const ofDraws = [...tournament.sessions.values()].flatMap(({ session, phase, sections }): ViewRequest[] =>
    phase === undefined
      ? []
      : [...sections.values()].flatMap(({ section, drawn = [] }): ViewRequest[] => [
          { view: 'draw', session, section },
          ...drawn.flatMap(({ round, matches }) =>
            matches.flatMap(({ match }): ViewRequest[] => [
              { view: 'match', session, section, round, match },
              ...INCIDENTS.map(
                (incident): ViewRequest => ({
                  view: 'match-proposal',
                  session,
                  section,
                  round,
                  match,
                  incident: JSON.stringify({ ...incident, team, teams: [team] }),
                }),
              ),
            ]),
          ),
        ]),
  );
  return [
    ...ofPhases,
    ...ofDraws,
    { view: 'groups', groups: 2 },
    { view: 'groups', groups: 1, way: 'by-place', numbers: 'lots' },
    { view: 'matches' },
    { view: 'butler' },
    ...contestants.flatMap((contestant): ViewRequest[] => [
      { view: 'team', contestant },
      { view: 'players', contestant, player: 0 },
      { view: 'players', contestant, player: 3, partner: 2 },
      { view: 'line-up', contestant },
    ]),
    { view: 'overview', now: NOW },
    { view: 'desk', now: NOW },
    { view: 'ranking' },
    { view: 'history' },
    { view: 'entries' },
    { view: 'encounters' },
    { view: 'penalties' },
    { view: 'cases' },
    { view: 'directing' },
    { view: 'report' },
    ...contestants.flatMap((contestant): ViewRequest[] => [
      { view: 'scorecard', contestant },
      { view: 'review', contestant },
    ]),
    ...ofSessions,
  ];
}

/** Somebody of each kind: the director, a table of each section, some pairs, anybody. */
function everyViewer({ tournament }: TournamentState): readonly Viewer[] {
  const tables = [...(tournament?.sessions.values() ?? [])].flatMap(({ session, sections }) =>
    Array.from(sections.keys(), (section): Viewer => ({ role: 'table', session, section, table: 1 })),
  );
  const pairs = ['1', '9'].map((contestant): Viewer => ({ role: 'player', contestant }));
  return [{ role: 'director' }, { role: 'public' }, ...tables, ...pairs];
}

/** Looks at everything as everybody; says what was asked when it throws. */
export function lookAtEverything(
  state: TournamentState,
  looked: (name: ViewName, role: Viewer['role']) => void = () => {},
  viewers: readonly Viewer[] = everyViewer(state),
): void {
  for (const request of everyRequest(state)) {
    for (const viewer of viewers) {
      try {
        const seen = see(state, viewer, request);
        JSON.stringify(seen);
        if (seen.ok) looked(request.view, viewer.role);
      } catch (error) {
        throw new Error(`${JSON.stringify({ viewer, request })} cannot be seen.`, { cause: error });
      }
    }
  }
}
