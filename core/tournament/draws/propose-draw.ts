import { type Fault, fail, ok, type Result } from '../../base/index.ts';
import {
  bracket,
  type DrawFault,
  type DrawnMatch,
  drawDanish,
  drawSwiss,
  lotsFrom,
  playedBracket,
  type Reason,
  repechageRound,
  roundRobin,
  type Triple,
} from '../../draw/index.ts';
import { homeTeam } from '../../regulation/index.ts';
import { resultOf } from '../format/matches/match-result.ts';
import { mostOfMatch } from '../format/matches/without-match.ts';
import type { DrawnTables } from '../match.ts';
import { teamRulesOf } from '../match-rules.ts';
import type { ContestantId } from '../meeting.ts';
import { drawnRounds } from '../meetings/drawn-rounds.ts';
import { hasUnusualSystem } from '../meetings/line-ups.ts';
import type { DrawSetting, MatchesPhase } from '../phase.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SectionState, Tournament } from '../state.ts';
import type { DrawProposal } from '../views/matches/types.ts';
import { type DrawWishes, drawRequest, prospectsForDraw, teamsForDraw } from './draw-request.ts';
import { drawMovement } from './movement-draw.ts';
import { boardsOfRound, lastBoard, tablesOfMatches, tablesOfTriple } from './tables-of-draw.ts';

/** Who meets whom in a round, before they have tables. */
interface Meetings {
  readonly matches: readonly DrawnMatch[];
  readonly bye: ContestantId | null;
  readonly triple: Triple | null;
  readonly reasons: readonly Reason[];
  readonly method: string;
}

type Drawn = Result<Meetings, DrawFault>;

type SettingOf<K extends DrawSetting['kind']> = Extract<DrawSetting, { readonly kind: K }>;

/** What a round is drawn for. */
export interface DrawFor {
  readonly tournament: Tournament;
  readonly phase: MatchesPhase;
  readonly section: SectionState;
  readonly round: number;
  readonly wishes: DrawWishes;
}

const fault = (code: string, message: string): { readonly ok: false; readonly error: Fault } =>
  fail({ code, message });

function swiss({ tournament, phase, section, round, wishes }: DrawFor, draw: SettingOf<'swiss'>): Drawn {
  const isDanish = round > draw.rounds - draw.danishRounds && round > 1;
  if (isDanish && wishes.method === undefined) {
    const { bye, fixed, forbidden } = wishes;
    const mostPerRound = mostOfMatch(phase, teamRulesOf(tournament.settings, phase));
    const made = drawDanish({
      teams: teamsForDraw(tournament, phase, section.section, round, wishes),
      // Of total points there is no most: nobody's place is certain.
      last: round === draw.rounds && phase.format.match.scoring !== 'total-points',
      mostPerRound,
      prospects: prospectsForDraw(tournament, phase, section.section, round, mostPerRound),
      odd: draw.odd,
      ...(bye === undefined ? {} : { bye }),
      ...(fixed === undefined ? {} : { fixed }),
      ...(forbidden === undefined ? {} : { forbidden }),
    });
    return made.ok ? ok({ ...made.value, method: 'danish' }) : made;
  }
  const request = drawRequest(tournament, phase, section.section, round, wishes);
  const made = drawSwiss(request);
  if (!made.ok) return made;
  const method =
    round === 1 && draw.first === 'lots' && wishes.method === undefined ? 'lots' : request.method;
  return ok({ ...made.value, method });
}

/** All against all: the calendar of the group, whoever has left (RTP 3.6.3, ROP 6.4). */
function league({ tournament, phase, section, round }: DrawFor, draw: SettingOf<'round-robin'>): Drawn {
  const group = phase.groups.find((each) => each.section === section.section);
  const teams = (group?.contestants ?? []).map((id) => {
    const entry = tournament.contestants.get(id);
    const { club, region } = entry?.kind === 'team' ? entry : {};
    return { id, ...(club === undefined ? {} : { club }), ...(region === undefined ? {} : { region }) };
  });
  const calendar = roundRobin(teams, draw);
  if (!calendar.ok) return calendar;
  const found = calendar.value[round - 1];
  if (found === undefined) return fault('no-such-round', `The round robin has no round ${round}.`);
  const isHere = (id: ContestantId): boolean => tournament.contestants.get(id)?.withdrawn === undefined;
  const matches = found.matches.filter(({ home, away }) => isHere(home) && isHere(away));
  return ok({ matches, bye: found.bye, triple: null, reasons: [], method: 'round-robin' });
}

const matchOpen = (round: number, home = '?', away = '?') =>
  fault('match-open', `Round ${round}: the match of ${home} and ${away} has no winner yet.`);

/** Nobody was beaten: the bracket does not go on with both, but another one of those who are left does (RTP 3.6.8.1). */
const bothGoOn = (round: number, home: ContestantId, away: ContestantId) =>
  fault(
    'both-go-on',
    `Round ${round}: ${home} and ${away} both go on. Plan the next phase with those who are left.`,
  );

/** The winners of the matches of a bracket, as far as they were played as the bracket has them. */
function winnersOf(
  { tournament, phase, section, round }: DrawFor,
  made: Parameters<typeof playedBracket>[0],
) {
  const winners = new Map<number, ContestantId>();
  const placed = drawnRounds(tournament, phase.phase, section.section);
  for (let earlier = 1; earlier < round; earlier++) {
    const states = playedBracket(made, winners);
    if (!states.ok) return states;
    const there = placed.find((each) => each.drawn.round === earlier);
    for (const { match, homeTeam: home, awayTeam: away, ...state } of states.value) {
      if (state.round !== earlier) continue;
      const drawn = there?.drawn.matches.find(
        (each) => (each.home === home && each.away === away) || (each.home === away && each.away === home),
      );
      const at = drawn &&
        there && { session: there.session.session, section: section.section, round: earlier };
      const result = at && drawn && resultOf(tournament, { ...at, match: drawn.match });
      if (drawn !== undefined && result?.ruling?.ruling.kind === 'both')
        return bothGoOn(earlier, drawn.home, drawn.away);
      if (result?.winner === undefined) return matchOpen(earlier, home, away);
      winners.set(match, result.winner);
    }
  }
  return playedBracket(made, winners);
}

/** A knockout that ends while several are left, or a repechage: those not beaten yet, the weakest against each other. */
function untilFewAreLeft({ tournament, phase, section, round }: DrawFor, until: number): Drawn {
  const group = phase.groups.find((each) => each.section === section.section);
  const beaten = new Set<ContestantId>();
  for (const { session, drawn } of drawnRounds(tournament, phase.phase, section.section)) {
    if (drawn.round >= round) continue;
    const at = { session: session.session, section: section.section, round: drawn.round };
    for (const { match, home, away } of drawn.matches) {
      const { winner, ruling } = resultOf(tournament, { ...at, match }) ?? {};
      if (ruling?.ruling.kind === 'both') continue;
      if (winner === undefined) return matchOpen(drawn.round, home, away);
      beaten.add(winner === home ? away : home);
    }
  }
  const left = (group?.contestants ?? []).filter((id) => !beaten.has(id));
  const made = repechageRound(left, until);
  if (!made.ok) return made;
  return ok({ matches: made.value.matches, bye: null, triple: null, reasons: [], method: 'knockout' });
}

function knockout(asked: DrawFor, draw: SettingOf<'knockout'>): Drawn {
  const { phase, section, round } = asked;
  if (draw.until !== undefined) return untilFewAreLeft(asked, draw.until);
  const group = phase.groups.find((each) => each.section === section.section);
  const made = bracket(group?.contestants ?? [], draw);
  if (!made.ok) return made;
  const states = winnersOf(asked, made.value);
  if (!states.ok) return states;
  const matches = states.value.flatMap(({ round: of, homeTeam: home, awayTeam: away }) =>
    of === round && home !== undefined && away !== undefined ? [{ home, away }] : [],
  );
  return ok({ matches, bye: null, triple: null, reasons: [], method: 'knockout' });
}

/** Who is at home by lot, where the event says so (RTP 2.3.1, ROP 6.8): whoever knows the seed can repeat it. */
function withHomeDrawn(asked: DrawFor, matches: readonly DrawnMatch[]): readonly DrawnMatch[] {
  const { phase, section, round, wishes } = asked;
  if (phase.format.match.home !== 'by-lot') return matches;
  const seed = wishes.seed ?? `${phase.phase}/${section.section}`;
  return matches.map(({ home, away }) => {
    const [one, other] = [home, away].sort();
    const turned = lotsFrom(`${seed}/home/${round}/${one}/${other}`)(2) === 1;
    return turned ? { home: other ?? away, away: one ?? home } : { home: one ?? home, away: other ?? away };
  });
}

/** A team with a highly unusual system is the visitor of one without (RTP 2.3.4.3). */
function withVisitors({ tournament }: DrawFor, matches: readonly DrawnMatch[]): readonly DrawnMatch[] {
  const { lineUps } = profileOf(tournament.settings).teams;
  if (lineUps === undefined) return matches;
  const unusual = (id: ContestantId): boolean => hasUnusualSystem(tournament.contestants.get(id));
  return matches.map(({ home, away }) =>
    homeTeam(lineUps, { unusual: unusual(home) }, { unusual: unusual(away) }) === 'first'
      ? { home, away }
      : { home: away, away: home },
  );
}

function meetingsFor(asked: DrawFor): Drawn {
  const { draw } = asked.phase.format;
  switch (draw.kind) {
    case 'swiss':
      return swiss(asked, draw);
    case 'round-robin':
      return league(asked, draw);
    case 'knockout':
      return knockout(asked, draw);
    case 'movement':
      return fault('no-such-draw', 'A movement is drawn as a whole.');
  }
}

/** A draw of a round by the plan of the phase, with tables and boards; or why there is none. */
export function proposeDraw(asked: DrawFor): Result<DrawProposal, DrawFault> {
  const { tournament, phase, section, round } = asked;
  const { draw, match } = phase.format;
  if (draw.kind === 'movement') return drawMovement(section, draw, match);
  const found = meetingsFor(asked);
  if (!found.ok) return found;
  const { bye, triple, reasons, method } = found.value;
  const isOfPairs = tournament.settings.contestants === 'pair';
  const boards = boardsOfRound(section, round, match);
  const tables: readonly DrawnTables[] = tablesOfMatches(
    tournament,
    withVisitors(asked, withHomeDrawn(asked, found.value.matches)),
    isOfPairs,
    match.tables === 'fresh'
      ? drawnRounds(tournament, phase.phase, section.section)
          .map(({ drawn }) => drawn)
          .filter((drawn) => drawn.round < round)
      : [],
  );
  // A triple is played in two parts; a match of one has all its boards in the first.
  const segments = triple === null ? match.segments : Math.max(2, match.segments);
  const isWhole = segments > match.segments;
  const halves =
    triple === null
      ? []
      : tablesOfTriple(triple, tables, { boards, segments, lastOfSession: lastBoard(section) });
  return ok({
    matches: [
      ...tables.map((each) => (isWhole ? { ...each, segments: { open: 1, closed: 1 } } : each)),
      ...halves,
    ],
    bye,
    boards,
    method,
    reasons,
    segments,
    ...(triple?.offered === undefined ? {} : { unmetThree: triple.offered.teams }),
  });
}
