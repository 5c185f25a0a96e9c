import { type Fault, Fraction, ok, orThrow, parseFraction, type Result, ZERO } from '../../../base/index.ts';
import { matchWorth, scoringUnder, type TeamRules } from '../../../regulation/index.ts';
import {
  type BoardRules,
  type BothSides,
  decideKnockout,
  type KnockoutCriterion,
  type KnockoutRules,
  type KnockoutVerdict,
  type MatchRecord,
  type MatchScore,
  netImps,
  scoreMatch,
} from '../../../scoring/index.ts';
import {
  boardsOfMatch,
  type DrawnTables,
  type GivenRuling,
  type MatchAt,
  type MatchImps,
} from '../../match.ts';
import { teamRulesOf } from '../../match-rules.ts';
import type { ContestantId } from '../../meeting.ts';
import { partsOf } from '../../meetings/drawn-rounds.ts';
import type { MatchesPhase } from '../../phase.ts';
import { profileOf } from '../../settings-defaults.ts';
import type { GivenPenalty } from '../../state.ts';
import { handicapOf } from './handicap.ts';
import { pairsScore } from './pairs-match.ts';
import { pattonWay } from './patton-way.ts';
import { comesOffMatch, penaltiesGivenIn, penaltiesOf } from './penalties.ts';
import { type Counting, matchBoard, type RoomsBoard, type RoundPlace, roomsBoards } from './rooms.ts';

/** A figure for each team. */
export interface HomeAway {
  readonly home: Fraction;
  readonly away: Fraction;
}

/** What decided a knockout match, or left it open. */
export interface KnockoutDecision {
  readonly by: KnockoutCriterion | 'ruling' | 'nothing';
  /** 0 the match itself, from 1 on what was played after a tie. */
  readonly part: number;
  readonly clause: string;
  readonly figures?: HomeAway;
  /** The director's, where he decided. */
  readonly reason?: string;
  readonly sentence: string;
}

/** A match as far as it is known. */
export interface MatchResult {
  readonly at: MatchAt;
  readonly drawn: DrawnTables;
  /** Nothing more comes of it: all boards are in and agreed, it was entered as a whole, or ruled. */
  readonly over: boolean;
  /** After handicap and the penalties that come off IMPs, on the boards compared so far. */
  readonly imps?: HomeAway;
  /** The IMPs that each team began with, where there is a handicap. */
  readonly handicap?: HomeAway;
  /** What it brings, once it is over and was not ruled otherwise. */
  readonly vps?: HomeAway;
  /** What it would bring if it ended as it stands. */
  readonly running?: HomeAway;
  /** Who goes on, of a knockout. */
  readonly winner?: ContestantId;
  readonly decision?: KnockoutDecision;
  /** Extra boards that a tie asks for. */
  readonly playOn?: number;
  readonly boards: readonly RoomsBoard[];
  /** Nothing where it was entered as a whole. */
  readonly score?: MatchScore;
  /** The sets and single boards played after a tie. */
  readonly extras: readonly MatchScore[];
  /** As rankings and tie-breaks look at it. */
  readonly record?: MatchRecord;
  readonly ruling?: GivenRuling;
  readonly penalties: readonly GivenPenalty[];
  /** What the director should confirm. */
  readonly checks: readonly string[];
  /** Why it has no result although all is in: too few boards compare, for one. */
  readonly fault?: Fault;
}

/** How a knockout is decided where the regulation is silent: by IMPs alone, in sets (Law 78D). */
const BY_IMPS_ALONE: KnockoutRules = { clause: 'Law 78D', extraBoards: 4, finalInSets: true };

/** What matches of a phase are scored by. */
interface MatchTermsOf {
  readonly rules: TeamRules;
  readonly boardRules: BoardRules;
  readonly knockout: boolean;
  readonly phase: MatchesPhase;
}

function termsOf({ tournament: { settings } }: RoundPlace, phase: MatchesPhase): MatchTermsOf {
  const profile = profileOf(settings);
  const { awards, selfInflicted } = scoringUnder(profile, settings.laws);
  const knockout = phase.format.draw.kind === 'knockout';
  return {
    rules: teamRulesOf(settings, phase),
    boardRules: { awards, selfInflicted, knockout },
    knockout,
    phase,
  };
}

const homeAway = ({ a, b }: BothSides): HomeAway => ({ home: a, away: b });

const NOTHING: BothSides = { a: ZERO, b: ZERO };

/** A match entered as a whole: its boards are not known, and all of them count. */
const typedScore = ({ home, away }: MatchImps, scheduled: number): MatchScore => {
  const imps = { a: orThrow(parseFraction(home)), b: orThrow(parseFraction(away)) };
  const net = imps.a.minus(imps.b);
  return {
    boards: [],
    imps,
    nets: { a: net, b: net.negated() },
    points: NOTHING,
    boardsWon: NOTHING,
    wins: NOTHING,
    comparable: scheduled,
    scheduled,
    waiting: [],
  };
};

/** The boards of a match, or of a set after it, as they compare. */
function scoreOfPart(
  place: RoundPlace,
  match: DrawnTables,
  boards: readonly RoomsBoard[],
  rules: BoardRules,
  scheduled: number,
): Result<MatchScore> {
  const compared = boards.map((board) => matchBoard(place, match, board));
  return scoreMatch(compared, rules, Math.max(scheduled, compared.length));
}

/** How many boards the match was to have: as drawn, or as the director ruled of one cut short. */
const scheduledOf = ({ drawn }: RoundPlace, match: DrawnTables): number => {
  const ruling = drawn.rulings.get(match.match)?.ruling;
  return ruling?.kind === 'shortened' ? ruling.scheduled : boardsOfMatch(drawn, match).length;
};

/** The boards that were to be played and did not come about in a match that was cut short count as not compared. */
function partZero(
  place: RoundPlace,
  match: DrawnTables,
  boards: readonly RoomsBoard[],
  { boardRules }: MatchTermsOf,
): Result<MatchScore> {
  const { drawn } = place;
  const typed = drawn.scored.get(match.match);
  const scheduled = scheduledOf(place, match);
  if (typed !== undefined) return ok(typedScore(typed, scheduled));
  const own = boards.filter(({ part }) => part === 0);
  const together = own.filter(({ alone }) => !alone);
  // Of a match that the director made shorter, boards that no longer come about are no boards of it.
  const planned =
    scheduled < boardsOfMatch(drawn, match).length
      ? together.filter(({ open, closed = open, cancelled }) => (open && closed) !== undefined || cancelled)
      : together;
  if (match.closed === undefined) return pairsScore(place, match, planned, scheduled);
  return scoreOfPart(place, match, planned, boardRules, scheduled);
}

/** Is the match a final, of those where only IMPs count (RTP 3.6.10.3)? */
function isFinal({ groups }: MatchesPhase, { section, drawn }: RoundPlace, match: DrawnTables): boolean {
  const teams = groups.find((group) => group.section === section.section)?.contestants.length ?? 2;
  return drawn.round >= Math.ceil(Math.log2(teams)) && match.match === 1;
}

/** A match of a round as it stands; what is written or what is agreed, as told. */
export function matchResult(
  place: RoundPlace,
  phase: MatchesPhase,
  match: DrawnTables,
  counting: Counting,
): MatchResult {
  const { tournament, session, section, drawn } = place;
  const terms = termsOf(place, phase);
  const boards = roomsBoards(place, match, counting);
  const given = partsOf(tournament, place).flatMap((part) =>
    penaltiesGivenIn(tournament, part.session, part.section, part.drawn, match, terms.knockout),
  );
  const ruling = drawn.rulings.get(match.match);
  const at: MatchAt = {
    session: drawn.sitting?.sessions[0] ?? session.session,
    section: section.section,
    round: drawn.round,
    match: match.match,
  };
  const begun = {
    at,
    drawn: match,
    boards,
    extras: [],
    penalties: given,
    checks: [],
    ...(ruling === undefined ? {} : { ruling }),
  };
  const score = partZero(place, match, boards, terms);
  if (!score.ok) return { ...begun, over: ruling !== undefined, fault: score.error };
  return withOutcome(place, match, terms, { ...begun, over: false, score: score.value }, score.value);
}

/** Is there nothing more to come of the boards of a match, or of its director's word? */
function isOver({ drawn }: RoundPlace, { match }: DrawnTables, score: MatchScore): boolean {
  const ruling = drawn.rulings.get(match);
  return drawn.scored.has(match) || ruling !== undefined || score.waiting.length === 0;
}

function withOutcome(
  place: RoundPlace,
  match: DrawnTables,
  terms: MatchTermsOf,
  begun: MatchResult,
  score: MatchScore,
): MatchResult {
  const { rules, knockout, phase } = terms;
  const penalties = penaltiesOf(
    begun.penalties.filter((penalty) =>
      comesOffMatch(place.tournament, place.drawn, match, penalty, knockout),
    ),
  );
  const handicap = handicapOf(place, phase, match);
  const given = handicap === undefined ? {} : { handicap: homeAway(handicap) };
  const matchTerms = {
    a: match.home,
    b: match.away,
    penalties,
    ...(handicap === undefined ? {} : { handicap }),
  };
  if (knockout) {
    const { imps } = netImps(score, matchTerms);
    return knockoutResult(
      place,
      match,
      terms,
      { ...begun, ...given, imps: homeAway(imps) },
      { ...score, imps },
    );
  }
  const over = isOver(place, match, score);
  const running = netImps(score, matchTerms).imps;
  const so = { ...begun, ...given, over, ...(score.comparable > 0 ? { imps: homeAway(running) } : {}) };
  const { scoring } = phase.format.match;
  const patton = pattonWay(phase.format.match);
  if (!over && score.comparable > 0) {
    const now = matchWorth(
      scoring,
      { ...score, comparable: score.scheduled },
      rules.match,
      matchTerms,
      patton,
    );
    return now.ok ? { ...so, running: homeAway(now.value.record.vps) } : so;
  }
  if (!over || !countsAsPlayed(begun.ruling)) return so;
  const worth = matchWorth(scoring, score, rules.match, matchTerms, patton);
  if (!worth.ok) return { ...so, over: begun.ruling !== undefined, fault: worth.error };
  const { record, checks } = worth.value;
  return { ...so, imps: homeAway(record.imps), vps: homeAway(record.vps), record, checks };
}

/** A ruling that leaves the result to the boards. */
const countsAsPlayed = (ruling: GivenRuling | undefined): boolean =>
  ruling === undefined || ruling.ruling.kind === 'shortened' || ruling.ruling.kind === 'winner';

function knockoutResult(
  place: RoundPlace,
  match: DrawnTables,
  terms: MatchTermsOf,
  begun: MatchResult,
  score: MatchScore,
): MatchResult {
  const record: MatchRecord = {
    a: match.home,
    b: match.away,
    vps: NOTHING,
    imps: score.imps,
    points: score.points,
    boardsWon: score.boardsWon,
  };
  const ruled = winnerByRuling(begun.ruling, match);
  if (ruled !== undefined) return { ...begun, ...ruled, over: true, record };
  if (!isOver(place, match, score)) return begun;
  const sets = place.drawn.extras.get(match.match) ?? [];
  const extras: MatchScore[] = [];
  for (const [at, set] of sets.entries()) {
    const boards = begun.boards.filter(({ part }) => part === at + 1);
    const scored = scoreOfPart(place, match, boards, terms.boardRules, set.length);
    if (!scored.ok) return { ...begun, extras, record, fault: scored.error };
    extras.push(scored.value);
    if (scored.value.waiting.length > 0) return { ...begun, extras, record };
  }
  const known = terms.rules.knockout;
  const verdict = decideKnockout(
    score,
    extras,
    known ?? BY_IMPS_ALONE,
    known === undefined || isFinal(terms.phase, place, match),
  );
  // What was won and lost in all (RTP 3.6.10.3(b)).
  const parts = [score, ...extras];
  const total = (team: 'a' | 'b') => Fraction.sum(parts.map(({ imps }) => imps[team]));
  const whole = { ...record, imps: { a: total('a'), b: total('b') } };
  return { ...begun, extras, record: whole, ...verdictOf(verdict, match, parts) };
}

function winnerByRuling(
  given: GivenRuling | undefined,
  { home, away }: DrawnTables,
): Pick<MatchResult, 'winner' | 'decision'> | undefined {
  if (given === undefined) return undefined;
  const { ruling, clause, reason } = given;
  const decision = { by: 'ruling', part: 0, clause, reason, sentence: `${clause}: ${reason}` } as const;
  switch (ruling.kind) {
    case 'winner':
      return { winner: ruling.contestant, decision };
    case 'both':
      return { decision };
    case 'no-show': {
      const present = [home, away].filter((team) => !ruling.absent.includes(team));
      return {
        ...(present[0] !== undefined && present.length === 1 ? { winner: present[0] } : {}),
        decision,
      };
    }
    case 'award':
    case 'shortened':
      return undefined;
  }
}

function verdictOf(
  verdict: KnockoutVerdict,
  { home, away }: DrawnTables,
  parts: readonly MatchScore[],
): Pick<MatchResult, 'over' | 'winner' | 'decision' | 'playOn'> {
  const { clause, sentence } = verdict;
  if (verdict.kind === 'play-on')
    return {
      over: false,
      playOn: verdict.boards,
      decision: { by: 'nothing', part: parts.length - 1, clause, sentence },
    };
  const { by, part } = verdict;
  const figures = parts[part]?.[by];
  return {
    over: true,
    winner: verdict.winner === 'a' ? home : away,
    decision: {
      by,
      part,
      clause,
      sentence,
      ...(figures === undefined ? {} : { figures: homeAway(figures) }),
    },
  };
}
