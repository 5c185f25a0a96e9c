import { Fraction, orThrow, parseFraction, ZERO } from '../../../base/index.ts';
import { roundRobin } from '../../../draw/index.ts';
import { type EventPlan, meanVps, playedVps, type TeamRules } from '../../../regulation/index.ts';
import {
  type AwardBasis,
  type AwardedResult,
  carriedOver,
  type League,
  leagueAfter,
  leagueTable,
  namedIn,
  type RoundResult,
  type VpEntry,
  vpsFrom,
} from '../../../scoring/index.ts';
import {
  type AwardData,
  beginsIn,
  type DrawnRound,
  type DrawnTables,
  type GivenRuling,
  tripleIn,
} from '../../match.ts';
import { teamRulesOf } from '../../match-rules.ts';
import type { ContestantId, SectionId } from '../../meeting.ts';
import { partsOf, sessionsOf } from '../../meetings/drawn-rounds.ts';
import { isOfMatches, type MatchesPhase, roundsOf as roundsOfDraw } from '../../phase.ts';
import type { SessionState, Tournament } from '../../state.ts';
import { bonusEntries } from './bonuses.ts';
import { type MatchResult, matchesOf, type RoundOfMatches } from './match-result.ts';
import { entriesOf } from './penalties.ts';
import type { Counting } from './rooms.ts';
import { withoutMatch } from './without-match.ts';

/** When a league is looked at, and which results count. */
export interface LeagueMoment {
  /** The last round that counts; all of them unless told. */
  readonly afterRound?: number;
  readonly counting?: Counting;
}

/** A group of a phase as rankings look at it: awards for matches not played as they stand. */
export interface PhaseLeague {
  readonly league: League;
  readonly plan: EventPlan;
  /** Rounds, from the first, whose matches are all over. */
  readonly completed: number;
  /** All rounds of the phase are. */
  readonly finished: boolean;
  /** What the director should confirm. */
  readonly checks: readonly string[];
  readonly rounds: readonly RoundOfMatches[];
}

/** Lots that were drawn for the group: the latest first, for it takes the place of those before. */
export const lotsOf = ({ lots }: MatchesPhase, section: SectionId): readonly ContestantId[] =>
  lots
    .filter((drawn) => drawn.section === undefined || drawn.section === section)
    .reverse()
    .flatMap(({ contestants }) => contestants);

/** Who is in the group: as planned, and whoever was drawn since then. */
export function membersOf(
  { groups }: MatchesPhase,
  section: SectionId,
  rounds: readonly RoundOfMatches[],
): readonly ContestantId[] {
  const planned = groups.find((group) => group.section === section)?.contestants ?? [];
  const drawn = rounds.flatMap(({ drawn: { matches, bye } }) => [
    ...matches.flatMap(({ home, away }) => [home, away]),
    ...(bye === null ? [] : [bye]),
  ]);
  return [...new Set([...planned, ...drawn])];
}

/** The rounds of a group over all sessions of the phase, in order, each in the session in which it begins. */
export const roundsOf = (
  tournament: Tournament,
  phase: MatchesPhase,
  section: SectionId,
  counting: Counting = 'agreed',
): readonly RoundOfMatches[] =>
  sessionsOf(tournament, phase.phase)
    .flatMap((session) => {
      const state = session.sections.get(section);
      return state === undefined
        ? []
        : matchesOf(tournament, session, state, counting).filter(({ drawn }) =>
            beginsIn(drawn, session.session),
          );
    })
    .sort((a, b) => a.drawn.round - b.drawn.round);

/** How many rounds of matches the phase has for a group of so many. */
export const roundCount = ({ format: { draw } }: Pick<MatchesPhase, 'format'>, contestants: number): number =>
  roundsOfDraw(draw, contestants);

/** Is a contestant out of the event before that match is played to its end? In a movement its rooms play one after the other. */
function isOut(
  { contestants }: Tournament,
  contestant: ContestantId,
  session: SessionState,
  { first }: DrawnRound,
  { segments }: DrawnTables,
): boolean {
  const withdrawn = contestants.get(contestant)?.withdrawn;
  if (withdrawn === undefined) return false;
  const { from } = withdrawn;
  if (from === undefined) return true;
  const last = segments === undefined ? first : first - 1 + Math.max(segments.open, segments.closed);
  return from.session < session.session || (from.session === session.session && from.round <= last);
}

interface Kept {
  readonly from: readonly unknown[];
  readonly league: PhaseLeague;
}

/** The leagues of a phase as they were reckoned last, by group and moment. */
const kept = new WeakMap<MatchesPhase, Map<string, Kept>>();

/** All that a league is made from: a result in the last round leaves the standing of the round before as it was. */
function madeFrom(
  tournament: Tournament,
  { carryOver }: MatchesPhase,
  rounds: readonly RoundOfMatches[],
): readonly unknown[] {
  const earlier = carryOver === undefined ? undefined : tournament.phases.get(carryOver.from);
  const carried = isOfMatches(earlier)
    ? earlier.groups.map(({ section }) => leagueOf(tournament, earlier, section).league)
    : [];
  return [
    tournament.settings,
    tournament.contestants,
    ...carried,
    ...rounds.flatMap((round) => [
      ...partsOf(tournament, round).flatMap(({ session, section }) => [session.penalties, section.drawn]),
      round.drawn,
      ...round.matches.map(asCounted),
    ]),
  ];
}

/** What a league sees of a match: while it is on nothing that changes. */
const asCounted = (match: MatchResult): unknown =>
  match.over || match.ruling !== undefined || match.checks.length > 0 ? match : match.drawn;

/** The league of a group, with its awards as the regulation settles them at that moment. */
export function leagueOf(
  tournament: Tournament,
  phase: MatchesPhase,
  section: SectionId,
  { afterRound = Number.POSITIVE_INFINITY, counting = 'agreed' }: LeagueMoment = {},
): PhaseLeague {
  const rounds = roundsOf(tournament, phase, section, counting).filter(
    ({ drawn }) => drawn.round <= afterRound,
  );
  const known = kept.get(phase) ?? new Map<string, Kept>();
  kept.set(phase, known);
  const key = `${section}/${afterRound}/${counting}`;
  const from = madeFrom(tournament, phase, rounds);
  const last = known.get(key);
  if (last?.from.length === from.length && from.every((part, at) => part === last.from[at]))
    return { ...last.league, rounds };
  const league = leagueAt(tournament, phase, section, rounds);
  known.set(key, { from, league });
  return league;
}

function leagueAt(
  tournament: Tournament,
  phase: MatchesPhase,
  section: SectionId,
  rounds: readonly RoundOfMatches[],
): PhaseLeague {
  const rules = teamRulesOf(tournament.settings, phase);
  const contestants = membersOf(phase, section, rounds);
  const plan = planOf(phase, contestants.length);
  const completed = completedRounds(tournament, rounds);
  const members = new Set(contestants);
  const results = rounds.flatMap((round) =>
    round.drawn.round <= completed || hasBegun(round) ? resultsKept(tournament, phase, rules, round) : [],
  );
  const entries = [
    ...rounds
      .flatMap((round) => partsOf(tournament, round))
      .map(({ session, section: state }) => ({ session, state }))
      .filter(({ session }, at, all) => all.findIndex((each) => each.session === session) === at)
      .flatMap(({ session, state }) => entriesOf(tournament, session, state, members)),
    ...carriedInto(tournament, phase, contestants),
  ];
  const raw: League = { contestants, results: withOwnMeans(results, contestants), entries };
  const out = contestants.filter((each) => tournament.contestants.get(each)?.withdrawn !== undefined);
  const remaining = out.reduce((league, team) => rules.without(league, team, plan), raw);
  const { bonuses } = phase.format;
  const more =
    bonuses === undefined
      ? []
      : bonusEntries(bonuses, {
          rules,
          plan,
          of: tournament.settings.contestants === 'pair' ? 'pairs' : 'teams',
          league: remaining,
          completed,
          lots: lotsOf(phase, section),
        });
  const settled = settledAt(rules, { ...remaining, entries: [...entries, ...more] }, plan, completed);
  return {
    ...settled,
    plan,
    completed,
    finished: completed >= plan.rounds,
    rounds,
    checks: [...settled.checks, ...rounds.flatMap(({ matches }) => matches.flatMap(({ checks }) => checks))],
  };
}

function planOf({ format }: MatchesPhase, contestants: number): EventPlan {
  const { draw, match } = format;
  return {
    swiss: draw.kind === 'swiss',
    rounds: roundCount({ format }, contestants),
    ...(draw.kind === 'swiss' ? { danishRounds: draw.danishRounds } : {}),
    boards: match.boards,
  };
}

/** Awards are revised when a round is over at every table, not while some still play (RTP 3.6.12.4(b)). */
function settledAt(
  rules: TeamRules,
  league: League,
  plan: EventPlan,
  completed: number,
): Pick<PhaseLeague, 'league' | 'checks'> {
  const settled = rules.settled(leagueAfter(league, completed), plan);
  if (!settled.ok) return { league, checks: [settled.error.message] };
  const later = league.results.filter(({ round }) => round > completed);
  return {
    league: { ...settled.value.league, results: [...settled.value.league.results, ...later] },
    checks: settled.value.checks,
  };
}

/** The last round of an unbroken row from the first in which all matches are over; with a team that has left they are. */
function completedRounds(tournament: Tournament, rounds: readonly RoundOfMatches[]): number {
  const isLeft = ({ session, drawn: round }: RoundOfMatches, { drawn }: MatchResult): boolean =>
    [drawn.home, drawn.away].some((team) => isOut(tournament, team, session, round, drawn));
  const open = rounds.findIndex((round) =>
    round.matches.some((match) => !match.over && !isLeft(round, match)),
  );
  const last = open < 0 ? rounds.at(-1) : rounds[open - 1];
  return last?.drawn.round ?? 0;
}

/** A bye or an absence counts when the round has a first result: before, it would only disturb the standings. */
const hasBegun = ({ matches }: RoundOfMatches): boolean => matches.some(({ over }) => over);

interface KeptResults {
  readonly from: readonly unknown[];
  readonly results: readonly Draft[];
}

const keptResults = new WeakMap<readonly MatchResult[], KeptResults>();

/** The results of a round, reckoned again only when its matches have changed or somebody has left. */
function resultsKept(
  tournament: Tournament,
  phase: MatchesPhase,
  rules: TeamRules,
  round: RoundOfMatches,
): readonly Draft[] {
  const from = [tournament.settings, tournament.contestants, phase, round.drawn, round.session.session];
  const last = keptResults.get(round.matches);
  if (last?.from.every((part, at) => part === from[at]) === true) return last.results;
  const results = resultsOfRound(tournament, phase, rules, round);
  keptResults.set(round.matches, { from, results });
  return results;
}

function resultsOfRound(
  tournament: Tournament,
  phase: MatchesPhase,
  rules: TeamRules,
  { session, section, drawn, matches }: RoundOfMatches,
): readonly Draft[] {
  const { round, bye } = drawn;
  const inTriple = phase.format.draw.kind === 'movement' ? new Set() : tripleIn(drawn.matches);
  const results = (of: readonly MatchResult[]) =>
    of.map((match) => resultsOfMatch(tournament, phase, rules, session, drawn, match));
  const single = results(matches.filter((match) => !inTriple.has(match.drawn))).flat();
  const halves = results(matches.filter((match) => inTriple.has(match.drawn)));
  const three = halves.length === 0 ? [] : tripleOf(round, halves);
  const free: readonly RoundResult[] =
    bye === null ? [] : [{ kind: 'bye', round, contestant: bye, vps: withoutMatch(phase, rules) }];
  return [...single, ...three, ...free, ...leftOut(tournament, phase, rules, section.section, drawn)];
}

/** In a round robin whoever was to meet a team that had left counts as its opponents (RTP 3.6.7.3): the calendar says who. */
function leftOut(
  { contestants }: Tournament,
  phase: MatchesPhase,
  rules: TeamRules,
  section: SectionId,
  { round, matches }: DrawnRound,
): readonly RoundResult[] {
  const { draw } = phase.format;
  if (draw.kind !== 'round-robin') return [];
  const isGone = (id: ContestantId): boolean => contestants.get(id)?.withdrawn !== undefined;
  const teams = (phase.groups.find((group) => group.section === section)?.contestants ?? []).map((id) => ({
    id,
  }));
  if (!teams.some(({ id }) => isGone(id))) return [];
  const calendar = roundRobin(teams, draw);
  const planned = calendar.ok ? (calendar.value[round - 1]?.matches ?? []) : [];
  const drawn = new Set(matches.flatMap(({ home, away }) => [home, away]));
  return planned
    .filter(({ home, away }) => !drawn.has(home) && !drawn.has(away) && (isGone(home) || isGone(away)))
    .flatMap(({ home, away }) => absences(phase, rules, round, [home, away], [home, away].filter(isGone)));
}

/** A triple once something is known of each half: what was played, and what was given where a team did not come. */
function tripleOf(round: number, halves: readonly (readonly Draft[])[]): readonly RoundResult[] {
  if (halves.some(({ length }) => length === 0)) return [];
  const records = halves.flat().flatMap((half) => (half.kind === 'match' ? [half.match] : []));
  const awards = halves.flat().flatMap((half): AwardedResult[] => {
    if (half.kind === 'own-mean') return [{ ...half, kind: 'award', basis: 'fixed' }];
    return half.kind === 'award' ? [half] : [];
  });
  return [{ kind: 'triple', round, halves: records, ...(awards.length === 0 ? {} : { awards }) }];
}

function resultsOfMatch(
  tournament: Tournament,
  phase: MatchesPhase,
  rules: TeamRules,
  session: SessionState,
  drawn: DrawnRound,
  { drawn: match, ruling, over, record }: MatchResult,
): readonly Draft[] {
  const { round } = drawn;
  const { home, away } = match;
  const absent = [home, away].filter((team) => isOut(tournament, team, session, drawn, match));
  if (ruling?.ruling.kind === 'no-show')
    return absences(phase, rules, round, [home, away], ruling.ruling.absent);
  if (ruling?.ruling.kind === 'award') return awardsOf(phase, rules, round, [home, away], ruling);
  if (over && record !== undefined) return [{ kind: 'match', round, match: record }];
  return absent.length > 0 ? absences(phase, rules, round, [home, away], absent) : [];
}

/** What is recorded of a match to which a team, or neither, came. */
function absences(
  phase: MatchesPhase,
  rules: TeamRules,
  round: number,
  [home, away]: readonly [ContestantId, ContestantId],
  absent: readonly ContestantId[],
): readonly RoundResult[] {
  const inVps = phase.format.match.scoring === 'imps';
  const awards = (team: ContestantId, opponent: ContestantId): readonly AwardedResult[] =>
    (inVps ? rules.noShow?.({ contestant: opponent, opponent: team, round }) : undefined) ?? [
      fixed(round, team, opponent, ZERO, 'Law 78D', 'absent'),
      fixed(round, opponent, team, withoutMatch(phase, rules), 'Law 78D', 'fixed'),
    ];
  const [homeOut, awayOut] = [absent.includes(home), absent.includes(away)];
  if (homeOut && awayOut)
    return [...awards(home, away), ...awards(away, home)].filter(({ basis }) => basis === 'absent');
  return homeOut ? awards(home, away) : awayOut ? awards(away, home) : [];
}

const fixed = (
  round: number,
  contestant: ContestantId,
  opponent: ContestantId,
  vps: Fraction,
  clause: string,
  basis: AwardBasis,
): AwardedResult => ({ kind: 'award', round, contestant, opponent, vps, clause, basis });

/** An award whose figure is the team's mean in its other matches: put in when those are known (RTP 2.3.5.1). */
interface OwnMean extends Omit<AwardedResult, 'kind' | 'basis'> {
  readonly kind: 'own-mean';
}

type Draft = RoundResult | OwnMean;

function awardsOf(
  phase: MatchesPhase,
  rules: TeamRules,
  round: number,
  [home, away]: readonly [ContestantId, ContestantId],
  { ruling, clause }: GivenRuling,
): readonly Draft[] {
  if (ruling.kind !== 'award') return [];
  const least = withoutMatch(phase, rules);
  const award = (team: ContestantId, opponent: ContestantId, own: AwardData, other: AwardData): Draft => {
    switch (own.kind) {
      case 'vps':
        return fixed(round, team, opponent, orThrow(parseFraction(own.vps)), clause, 'fixed');
      case 'no-show':
        return fixed(round, team, opponent, ZERO, clause, 'absent');
      case 'best-of-three': {
        const basis = other.kind === 'no-show' ? 'opponent-absent' : 'not-comparable';
        return fixed(round, team, opponent, least, clause, basis);
      }
      case 'own-mean':
        return { kind: 'own-mean', round, contestant: team, opponent, vps: least, clause };
    }
  };
  return [award(home, away, ruling.home, ruling.away), award(away, home, ruling.away, ruling.home)];
}

/** Puts in each team's mean in its other matches, where it was given that. */
function withOwnMeans(
  drafts: readonly Draft[],
  contestants: readonly ContestantId[],
): readonly RoundResult[] {
  const known = drafts.filter((draft): draft is RoundResult => draft.kind !== 'own-mean');
  return drafts.map((draft): RoundResult => {
    if (draft.kind !== 'own-mean') return draft;
    const mean = meanVps(playedVps({ contestants, results: known }, draft.contestant));
    return { ...draft, kind: 'award', basis: 'fixed', vps: mean ?? draft.vps };
  });
}

/** What a contestant won against those who come along. */
const wonAmong = ({ results }: League, contestant: ContestantId, along: readonly ContestantId[]): Fraction =>
  Fraction.sum(
    results
      .filter((result) => namedIn(result).length > 1 && namedIn(result).every((each) => along.includes(each)))
      .flatMap((result) => vpsFrom(result, contestant) ?? []),
  );

/** What an earlier phase brings into this one. */
function carriedInto(
  tournament: Tournament,
  { carryOver }: MatchesPhase,
  contestants: readonly ContestantId[],
): readonly VpEntry[] {
  const earlier = carryOver === undefined ? undefined : tournament.phases.get(carryOver.from);
  if (carryOver === undefined || !isOfMatches(earlier)) return [];
  const rule = {
    share: orThrow(parseFraction(carryOver.share)),
    toNearest: orThrow(parseFraction(carryOver.toNearest)),
    rounding: carryOver.rounding,
  };
  return earlier.groups.flatMap(({ section }) => {
    const { league } = leagueOf(tournament, earlier, section);
    const table = leagueTable(league);
    return league.contestants
      .filter((contestant) => contestants.includes(contestant))
      .map(
        (contestant): VpEntry => ({
          contestant,
          kind: 'carry-over',
          vps: carriedOver(
            carryOver.among === true ? wonAmong(league, contestant, contestants) : table.total(contestant),
            rule,
          ),
          clause: 'RTP 3.1.3.2',
        }),
      );
  });
}
