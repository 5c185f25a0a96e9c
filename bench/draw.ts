import { createRequire } from 'node:module';
import { drawSwiss, lotsFrom, type SwissMethod, type SwissTeam } from 'naipe/draw';
import { measure, type Row } from './measure.ts';

const TEAMS = 500;
const ROUND = 9;
/** The peer gets the nearest of each team only: on all pairs it takes seconds. */
const WINDOW = 40;

type Edge = [number, number, number];
/** Answers the partner of each vertex in a matching of the greatest weight among those of most edges. */
type BlossomPackage = (edges: Edge[], maxCardinality: boolean) => number[];
const blossom = createRequire(import.meta.url)('edmonds-blossom-fixed') as BlossomPackage;

function drawnBy(teams: readonly SwissTeam[], method: SwissMethod) {
  const draw = drawSwiss({ teams, method });
  if (!draw.ok) throw new Error(draw.error.message);
  return draw.value;
}

/** Teams in the order of their standings before a round, after rounds drawn by the regulation with results by lot. */
function standingsBefore(round: number): readonly SwissTeam[] {
  const lots = lotsFrom('bench');
  const won = new Map<string, number>();
  let teams: SwissTeam[] = Array.from({ length: TEAMS }, (_, index) => ({
    id: `${index + 1}`,
    met: [],
    byes: 0,
  }));
  for (let played = 1; played < round; played++) {
    const opponent = new Map<string, string>();
    for (const { home, away } of drawnBy(teams, played === 1 ? 'fold' : 'regulation').matches) {
      const points = lots(2001);
      opponent.set(home, away).set(away, home);
      won.set(home, (won.get(home) ?? 0) + points).set(away, (won.get(away) ?? 0) + 2000 - points);
    }
    teams = teams
      .map((team) => ({ ...team, met: [...team.met, opponent.get(team.id) ?? ''] }))
      .sort((a, b) => (won.get(b.id) ?? 0) - (won.get(a.id) ?? 0));
  }
  return teams;
}

/** The pairs of near teams that have not met, the nearer the heavier. */
function nearPairs(teams: readonly SwissTeam[]): Edge[] {
  const edges: Edge[] = [];
  for (const [a, team] of teams.entries()) {
    const met = new Set(team.met);
    for (let b = a + 1; b < teams.length && b <= a + WINDOW / 2; b++) {
      const distance = b - a;
      const cost = distance * TEAMS ** 2 + distance ** 2;
      if (!met.has(teams[b]?.id ?? '')) edges.push([a, b, TEAMS ** 3 - cost]);
    }
  }
  return edges;
}

export async function drawBench(): Promise<Row[]> {
  const teams = standingsBefore(ROUND);
  const peer = {
    name: `edmonds-blossom-fixed, nearest ${WINDOW} only`,
    items: 1,
    run: () => blossom(nearPairs(teams), true),
  };
  return [
    await measure(`draws of round ${ROUND} for ${TEAMS} teams, by the regulation, with reasons`, {
      items: 1,
      run: () => drawnBy(teams, 'regulation'),
    }),
    await measure(
      `draws of round ${ROUND} for ${TEAMS} teams, nearest to the standings, proved on all pairs, with reasons`,
      { items: 1, run: () => drawnBy(teams, 'nearest') },
      peer,
    ),
  ];
}
