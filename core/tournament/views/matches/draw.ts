import { ok, type Result } from '../../../base/index.ts';
import {
  checkDraw,
  compareDraws,
  type DrawBreach,
  type DrawChanges,
  type DrawEdit,
  type PendingWay,
} from '../../../draw/index.ts';
import { findSection, findSession } from '../../decide/find.ts';
import { type DrawWishes, drawRequest, teamsForDraw } from '../../draws/draw-request.ts';
import { type DrawFor, proposeDraw } from '../../draws/propose-draw.ts';
import { membersOf, roundCount, roundsOf } from '../../format/matches/league.ts';
import type { DrawnRound } from '../../match.ts';
import type { ContestantId, SectionId, SessionNumber } from '../../meeting.ts';
import { drawnRounds, matchesPhaseOf } from '../../meetings/drawn-rounds.ts';
import type { MatchesPhase } from '../../phase.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { SectionState, Tournament } from '../../state.ts';
import { contestantName } from '../shared.ts';
import { worthText } from './figures.ts';
import { leagueInSight } from './matches.ts';
import { ALL_IN_SIGHT } from './sight.ts';
import { lotsOf, matchTile } from './tiles.ts';
import type { DrawProposal, DrawView, MatchTile } from './types.ts';

/** What a draw is asked for with; the next round unless told. */
export interface DrawQuery {
  readonly session: SessionNumber;
  readonly section: SectionId;
  readonly round?: number;
  readonly method?: 'regulation' | 'nearest';
  readonly pendingWay?: PendingWay;
  readonly rematches?: 'never' | 'fewest';
  readonly triple?: 'last' | 'unmet';
  /** What lots are drawn from. */
  readonly seed?: string;
  /** What the director does to the proposal: JSON of `DrawEdit[]`. */
  readonly edits?: string;
}

/** The edits of a query; what cannot be read is refused with a sentence. */
function editsOf(text: string | undefined): Result<readonly DrawEdit[], Refusal> {
  if (text === undefined) return ok([]);
  try {
    const read: unknown = JSON.parse(text);
    if (Array.isArray(read) && read.every(isEdit)) return ok(read);
  } catch {
    // Not JSON: said below.
  }
  return refuse('draw-edits', 'The edits of a draw are a list of swaps, fixed and forbidden matches.');
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isEdit(value: unknown): value is DrawEdit {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, teams, match } = value as { kind?: unknown; teams?: unknown; match?: unknown };
  if (kind === 'swap') return Array.isArray(teams) && teams.length === 2 && teams.every(isText);
  if ((kind !== 'fix' && kind !== 'forbid') || typeof match !== 'object' || match === null) return false;
  const { home, away } = match as { home?: unknown; away?: unknown };
  return isText(home) && isText(away);
}

/** Fixed and forbidden matches are wishes; two teams that change places do so in what comes of them. */
function wishesOf(
  { method, pendingWay, rematches, triple, seed }: DrawQuery,
  edits: readonly DrawEdit[],
): DrawWishes {
  const matches = (kind: 'fix' | 'forbid') =>
    edits.flatMap((edit) => (edit.kind === kind ? [edit.match] : []));
  return {
    ...(method === undefined ? {} : { method }),
    ...(pendingWay === undefined ? {} : { pending: pendingWay }),
    ...(rematches === undefined ? {} : { rematches }),
    ...(triple === undefined ? {} : { triple }),
    ...(seed === undefined ? {} : { seed }),
    ...(matches('fix').length === 0 ? {} : { fixed: matches('fix') }),
    ...(matches('forbid').length === 0 ? {} : { forbidden: matches('forbid') }),
  };
}

/** The proposal with teams exchanged as the director has it. */
function swapped(proposal: DrawProposal, edits: readonly DrawEdit[]): DrawProposal {
  let { matches, bye } = proposal;
  for (const edit of edits) {
    if (edit.kind !== 'swap') continue;
    const [one, other] = edit.teams;
    const turned = (team: ContestantId): ContestantId => (team === one ? other : team === other ? one : team);
    matches = matches.map((match) => ({ ...match, home: turned(match.home), away: turned(match.away) }));
    bye = bye === null ? null : turned(bye);
  }
  return { ...proposal, matches, bye };
}

/** What the proposal breaks, in a Swiss. */
function breaksOf(asked: DrawFor, proposal: DrawProposal | undefined): readonly DrawBreach[] {
  const { tournament, phase, section, round, wishes } = asked;
  if (proposal === undefined || phase.format.draw.kind !== 'swiss' || proposal.method === 'danish') return [];
  const { fixed: _fixed, forbidden: _forbidden, ...plain } = wishes;
  const whole = proposal.matches.filter(({ boards }) => boards === undefined);
  const inTriple = new Set(
    proposal.matches.filter(({ boards }) => boards !== undefined).flatMap(({ home, away }) => [home, away]),
  );
  return checkDraw(drawRequest(tournament, phase, section.section, round, plain), {
    matches: whole,
    bye: proposal.bye,
  }).filter(({ code, teams }) => code !== 'no-match' || !teams.every((team) => inTriple.has(team)));
}

/** Matches of earlier rounds that are not over. */
function pendingOf(
  tournament: Tournament,
  phase: MatchesPhase,
  section: SectionId,
  round: number,
): readonly MatchTile[] {
  const league = leagueInSight(tournament, phase, section, ALL_IN_SIGHT);
  const tiles = { tournament, phase, league, sight: ALL_IN_SIGHT };
  return roundsOf(tournament, phase, section, 'agreed')
    .filter(({ drawn }) => drawn.round < round)
    .flatMap((each) =>
      each.matches.filter(({ over }) => !over).map((match) => matchTile(tiles, each, match)),
    );
}

/** All rounds at once, where the plan of the phase knows them: a round robin, or a movement. */
function calendarOf(asked: DrawFor, rounds: number): DrawView['calendar'] {
  const { draw } = asked.phase.format;
  if (draw.kind !== 'round-robin' && draw.kind !== 'movement') return undefined;
  const { boards: perRound } = asked.phase.format.match;
  const drawn = Array.from({ length: rounds }, (_, index) => ({
    round: index + 1,
    draw: proposeDraw({ ...asked, round: index + 1 }),
  }));
  return drawn.flatMap(({ round, draw: made }, index) => {
    if (!made.ok) return [];
    const { matches, bye, boards } = made.value;
    const known = asked.section.drawn?.some((each) => each.round === round) === true;
    const first = boards[0] ?? 1;
    const behind = drawn
      .slice(0, index)
      .filter(({ round: earlier }) => !isDrawn(asked.section, earlier)).length;
    const own =
      known || draw.kind === 'movement' ? boards : boards.map((_, at) => first + behind * perRound + at);
    return [{ round, matches, bye, boards: own }];
  });
}

const isDrawn = ({ drawn = [] }: SectionState, round: number): boolean =>
  drawn.some((each) => each.round === round);

/** Would it be drawn otherwise now? What the director drew by hand is another anyway: there the standings tell. */
const isOutdated = (
  { method, order: drawnOn }: DrawnRound,
  order: readonly ContestantId[],
  { gone, added, turned, bye }: DrawChanges,
): boolean =>
  method === 'by-hand'
    ? drawnOn !== undefined && drawnOn.join() !== order.join()
    : gone.length + added.length + turned.length > 0 || bye !== undefined;

/** The draw of a round as it would be made now, and what speaks against it. */
export function drawView(tournament: Tournament, query: DrawQuery): Result<DrawView, Refusal> {
  const session = findSession(tournament, query.session);
  if (!session.ok) return session;
  const section = findSection(session.value, query.section);
  if (!section.ok) return section;
  const phase = matchesPhaseOf(tournament, session.value);
  if (phase === undefined)
    return refuse('not-drawn', `Session ${query.session} is played by a movement: nothing is drawn in it.`, {
      params: { session: query.session },
    });
  const edits = editsOf(query.edits);
  if (!edits.ok) return edits;
  return ok(drawOf(tournament, phase, section.value, query, edits.value));
}

function drawOf(
  tournament: Tournament,
  phase: MatchesPhase,
  section: SectionState,
  query: DrawQuery,
  edits: readonly DrawEdit[],
): DrawView {
  const placed = drawnRounds(tournament, phase.phase, section.section);
  const latest = placed.at(-1);
  const open =
    latest !== undefined && !latest.section.rounds.has(latest.drawn.first) ? latest.drawn.round : undefined;
  const members = membersOf(phase, section.section, []);
  const rounds = roundCount(phase, members.length);
  const round = query.round ?? open ?? Math.min(placed.length + 1, rounds);
  const standing = placed.find(({ drawn }) => drawn.round === round)?.drawn;
  // Lots are drawn once: what is compared with a draw that stands comes of the same seed.
  const wishes = wishesOf(standing?.seed === undefined ? query : { ...query, seed: standing.seed }, edits);
  const asked: DrawFor = { tournament, phase, section, round, wishes };
  const made = proposeDraw(asked);
  const proposal = made.ok ? swapped(made.value, edits) : undefined;
  const calendar = calendarOf(asked, rounds);
  const teams = teamsForDraw(tournament, phase, section.section, round, asked.wishes);
  const changes =
    standing === undefined || proposal === undefined ? undefined : compareDraws(standing, proposal);
  const order = teams.map(({ id }) => id);
  return {
    session: query.session,
    section: section.section,
    round,
    rounds,
    standing: teams.map(({ id, points }) => ({
      ...contestantName(tournament, id),
      vps: worthText(tournament, phase, points),
    })),
    ...(proposal === undefined ? {} : { proposal }),
    ...lotsOf(phase, proposal?.method, asked.wishes.seed),
    ...(made.ok ? {} : { why: made.error }),
    breaks: breaksOf(asked, proposal),
    pending: pendingOf(tournament, phase, section.section, round),
    ...(changes === undefined ? {} : { changes }),
    ...(standing !== undefined && changes !== undefined && isOutdated(standing, order, changes)
      ? { outdated: true }
      : {}),
    ...(calendar === undefined ? {} : { calendar }),
  };
}
