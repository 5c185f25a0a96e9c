import { type Fraction, ZERO } from '../../../base/index.ts';
import type { PendingWay } from '../../../draw/index.ts';
import { rankLeague } from '../../../regulation/index.ts';
import {
  type AwardedResult,
  type KnockoutMatch,
  type League,
  type LeagueTable,
  leagueTable,
  type Place,
  type PlayOffs,
  type RoundResult,
  rankKnockout,
  type Separation,
  type Standing,
  type TieMatters,
  tieMattersFor,
} from '../../../scoring/index.ts';
import { tripleIn } from '../../match.ts';
import { teamRulesOf } from '../../match-rules.ts';
import type { ContestantId, SectionId } from '../../meeting.ts';
import { isOfMatches, type MatchesPhase } from '../../phase.ts';
import type { Settings } from '../../settings.ts';
import { EVERY_PLACE, profileOf } from '../../settings-defaults.ts';
import type { Tournament } from '../../state.ts';
import { leagueOf, lotsOf, membersOf, type PhaseLeague, roundCount, roundsOf } from './league.ts';
import type { MatchResult, RoundOfMatches } from './match-result.ts';
import type { Counting } from './rooms.ts';
import { mostOfMatch } from './without-match.ts';

/** When a group is ranked. */
export interface StandingMoment {
  /** The last round of the phase that counts; all drawn unless told. */
  readonly afterRound?: number;
  /** How a match without a result counts; not at all unless told. */
  readonly pending?: PendingWay;
  /** The end of the phase, not a standing for a draw; as the rounds say unless told. */
  readonly final?: boolean;
  readonly counting?: Counting;
  /** Every place is needed, for what comes next: equals of a knockout are separated where the regulation says how. */
  readonly everyPlace?: true;
}

/** A contestant in the order of the standing. */
export interface StandingLine {
  readonly contestant: ContestantId;
  readonly vps: Fraction;
  /** Withdrawn or excluded. */
  readonly out: boolean;
}

/** A group ranked, with what put equals in order and what it was made from. */
export interface GroupRanking {
  readonly places: readonly Place[];
  readonly separations: readonly Separation[];
  readonly checks: readonly string[];
  /** Equals over whose places a play-off is prescribed and not yet decided, the best first (RTP 3.6.10.1, ROP 6.16). */
  readonly toPlayOff: readonly (readonly ContestantId[])[];
  /** Rounds, from the first, whose matches are all over. */
  readonly completed: number;
  readonly finished: boolean;
  readonly rounds: readonly RoundOfMatches[];
  /** Nothing of a knockout: there nothing is added up. */
  readonly table?: LeagueTable;
}

const isKnockout = ({ format }: MatchesPhase): boolean => format.draw.kind === 'knockout';

const kept = new WeakMap<League, { readonly key: string; readonly standing: Standing }>();

/** A league that has not changed is not ranked again. */
function onceFor(league: League, key: string, rank: () => Standing): Standing {
  const known = kept.get(league);
  if (known?.key === key) return known.standing;
  const standing = rank();
  kept.set(league, { key, standing });
  return standing;
}

/** Ranks a group of a phase by its regulation. */
export function rankGroup(
  tournament: Tournament,
  phase: MatchesPhase,
  section: SectionId,
  moment: StandingMoment = {},
): GroupRanking {
  if (isKnockout(phase)) return rankBracket(tournament, phase, section, moment);
  const counted = leagueOf(tournament, phase, section, moment);
  const { plan, completed, rounds, checks } = counted;
  const rules = teamRulesOf(tournament.settings, phase);
  const league = withPending(tournament, phase, counted, moment.pending ?? 'without');
  const of = tournament.settings.contestants === 'pair' ? 'pairs' : 'teams';
  const finished = moment.final ?? counted.finished;
  const playOffs = finished ? playOffsOf(tournament, phase, section) : undefined;
  const moments = { roundsPlayed: completed, final: finished, lots: lotsOf(phase, section) };
  const ranked =
    playOffs === undefined
      ? onceFor(league, JSON.stringify(moments), () => rankLeague(rules, league, plan, of, moments))
      : rankLeague(rules, league, plan, of, moments, playOffs);
  return {
    ...ranked,
    toPlayOff: openTies(ranked.places, league.out ?? [], playOffs?.places ?? 0),
    checks: [...checks, ...ranked.checks],
    completed,
    finished,
    rounds,
    table: leagueTable(league),
  };
}

/** The play-offs that the phase prescribes for its group, with how those that were played ended. */
function playOffsOf(
  tournament: Tournament,
  { phase, format }: MatchesPhase,
  section: SectionId,
): Omit<PlayOffs, 'clause'> | undefined {
  const { playOffs: places } = format;
  if (places === undefined) return undefined;
  const order = [...tournament.phases.values()]
    .filter(isOfMatches)
    .filter(({ playOff }) => playOff?.phase === phase && playOff.section === section)
    .flatMap((decider) =>
      decider.groups.flatMap((group) => {
        const ranking = rankGroup(tournament, decider, group.section);
        return ranking.finished ? equalsIn(ranking.places) : [];
      }),
    );
  return { places, order };
}

/** Those who share a place together, in the order of their places. */
function equalsIn(places: readonly Place[]): readonly (readonly ContestantId[])[] {
  const groups = new Map<number, ContestantId[]>();
  for (const { place, contestant } of places) groups.set(place, [...(groups.get(place) ?? []), contestant]);
  return [...groups.values()];
}

const openTies = (
  places: readonly Place[],
  out: readonly ContestantId[],
  played: number,
): readonly (readonly ContestantId[])[] =>
  equalsIn(places.filter(({ place, contestant }) => place <= played && !out.includes(contestant))).filter(
    ({ length }) => length > 1,
  );

/** The league with matches that are still played, counted as told: in a draw, or as they stand (an early draw). */
function withPending(
  tournament: Tournament,
  phase: MatchesPhase,
  { league, rounds }: PhaseLeague,
  way: PendingWay,
): PhaseLeague['league'] {
  if (way === 'without') return league;
  const rules = teamRulesOf(tournament.settings, phase);
  const even = mostOfMatch(phase, rules).over(2);
  const counted = (round: number, { drawn, vps, running }: MatchResult): readonly AwardedResult[] => {
    const now = vps ?? (way === 'running' ? running : undefined) ?? { home: even, away: even };
    return [
      { contestant: drawn.home, opponent: drawn.away, vps: now.home },
      { contestant: drawn.away, opponent: drawn.home, vps: now.away },
    ].map((award) => ({ ...award, kind: 'award', round, clause: '', basis: 'fixed' }));
  };
  const results = rounds.flatMap(({ drawn: { round, matches: drawn }, matches }): readonly RoundResult[] => {
    const three = tripleIn(drawn);
    const halves = matches.filter((match) => three.has(match.drawn));
    // A triple counts as a whole, the halves that are over with what they brought.
    const open = matches.filter((match) => !match.over && !halves.includes(match));
    const triple: readonly RoundResult[] = halves.every(({ over }) => over)
      ? []
      : [{ kind: 'triple', round, halves: [], awards: halves.flatMap((half) => counted(round, half)) }];
    return [...open.flatMap((match) => counted(round, match)), ...triple];
  });
  return { ...league, results: [...league.results, ...results] };
}

/** A knockout: by the round of defeat; the match for the third place separates those beaten in the semi-finals. */
function rankBracket(
  tournament: Tournament,
  phase: MatchesPhase,
  section: SectionId,
  { afterRound = Number.POSITIVE_INFINITY, counting = 'agreed', everyPlace }: StandingMoment,
): GroupRanking {
  const { knockoutRanking } = profileOf(tournament.settings).teams;
  const rounds = roundsOf(tournament, phase, section, counting).filter(
    ({ drawn }) => drawn.round <= afterRound,
  );
  const entered = membersOf(phase, section, rounds);
  const last = roundCount(phase, entered.length);
  const all = rounds.flatMap(({ drawn: { round }, matches }) =>
    matches.flatMap(({ drawn, winner, record }) =>
      winner === undefined || record === undefined
        ? []
        : [{ round, match: record, winner, number: drawn.match }],
    ),
  );
  const { draw } = phase.format;
  const endsWithOne = draw.kind !== 'knockout' || draw.until === undefined;
  const isThird = ({ round, number }: (typeof all)[number]): boolean =>
    endsWithOne && round === last && number > 1;
  const decided: readonly KnockoutMatch[] = all.filter((match) => !isThird(match));
  const third = all.find(isThird);
  const open = rounds.findIndex(({ matches }) => matches.some(({ over }) => !over));
  const completed = (open < 0 ? rounds.at(-1) : rounds[open - 1])?.drawn.round ?? 0;
  const finished = completed >= last;
  const stillIn = entered.length - decided.length;
  const matters: TieMatters = everyPlace === true ? () => true : tiesMatterIn(tournament.settings);
  const { places, separations } = rankKnockout(
    decided,
    knockoutRanking?.clause ?? 'Law 78D',
    (from, to) =>
      finished &&
      knockoutRanking !== undefined &&
      // Who was not beaten is nobody's equal, and the match for the third place decides by itself.
      from > stillIn &&
      (third === undefined || from !== THIRD) &&
      matters(from, to),
    entered,
  );
  return {
    places: third === undefined ? places : withThirdPlace(places, third),
    separations,
    checks: [],
    toPlayOff: [],
    completed,
    finished,
    rounds,
  };
}

const THIRD = 3;

/** On which places of a knockout something hangs; before that could be said, equals shared theirs. */
const tiesMatterIn = ({ prizePlaces, qualifyingPlaces }: Settings): TieMatters =>
  tieMattersFor(prizePlaces === EVERY_PLACE ? 0 : prizePlaces, qualifyingPlaces);

function withThirdPlace(places: readonly Place[], { match, winner }: KnockoutMatch): readonly Place[] {
  const loser = match.a === winner ? match.b : match.a;
  // After a late correction of a semi-final others may have met than those whom it beat.
  const areThird = places.filter(({ place }) => place === THIRD).map(({ contestant }) => contestant);
  if (!areThird.includes(winner) || !areThird.includes(loser)) return places;
  const apart = places.map((place) => {
    if (place.contestant === winner) return { ...place, exAequo: false };
    return place.contestant === loser ? { ...place, place: place.place + 1, exAequo: false } : place;
  });
  return apart.toSorted((a, b) => a.place - b.place);
}

/** Every contestant of the group, best first, ties broken as the regulation says; before the first round in the group's order. */
export function standingOf(
  tournament: Tournament,
  phase: MatchesPhase,
  section: SectionId,
  moment: StandingMoment = {},
): readonly StandingLine[] {
  const isOut = (contestant: ContestantId): boolean =>
    tournament.contestants.get(contestant)?.withdrawn !== undefined;
  const { places, table, rounds } = rankGroup(tournament, phase, section, moment);
  const members = membersOf(phase, section, rounds);
  const begun = rounds.some(({ matches }) => matches.some(({ over }) => over));
  if (!begun && moment.pending === undefined && phase.carryOver === undefined)
    return members.map((contestant) => ({ contestant, vps: ZERO, out: isOut(contestant) }));
  const listed = new Set(places.map(({ contestant }) => contestant));
  const ordered = [
    ...places.map(({ contestant }) => contestant),
    ...members.filter((each) => !listed.has(each)),
  ];
  return ordered.map((contestant) => ({
    contestant,
    vps: table?.total(contestant) ?? ZERO,
    out: isOut(contestant),
  }));
}
