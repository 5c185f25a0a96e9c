import { ok, orThrow, parseFraction, type Result } from '../../base/index.ts';
import { scoringUnder } from '../../regulation/index.ts';
import {
  type ContestantId,
  type Penalty,
  type PlayedScore,
  playedIn,
  type ScoredSession,
  type Session,
  scoreSession,
  sittingContestants,
  type TravellerLine,
} from '../../scoring/index.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { METHODS, profileOf, sectionsIn } from '../settings-defaults.ts';
import {
  type GivenPenalty,
  pointsOf,
  type SectionState,
  type SessionState,
  type Tournament,
} from '../state.ts';
import { FollowedSession } from './followed-session.ts';
import { withFittingPenalties } from './penalties-fit.ts';
import { linesOfSession } from './traveller-lines.ts';

/** The penalties as the scoring takes them. One on a pair without a line waits until it has one. */
export function penaltiesOn(given: readonly GivenPenalty[], lines: readonly TravellerLine[]): Penalty[] {
  if (given.every((penalty) => pointsOf(penalty) === undefined)) return [];
  const scored = new Set(lines.flatMap(({ ns, ew }) => [ns, ew].flatMap(sittingContestants)));
  return given
    .filter(({ contestant }) => scored.has(contestant))
    .flatMap((penalty) => {
      const { contestant, clause, reason } = penalty;
      const points = pointsOf(penalty);
      if (points === undefined) return [];
      const amount = { unit: points.unit, value: orThrow(parseFraction(points.value)) };
      return [{ contestant, clause, reason, amount }];
    });
}

/** What decides the scores of a session besides what happened at its tables. */
interface Rules {
  readonly settings: Settings;
  readonly sections: Settings['sections'];
  readonly penalties: SessionState['penalties'];
  readonly elsewhere: ReadonlyMap<ContestantId, PlayedScore> | undefined;
}

const rulesFor = (settings: Settings, session: SessionState, elsewhere: Rules['elsewhere']): Rules => ({
  settings,
  sections: sectionsIn(settings, session),
  penalties: session.penalties,
  elsewhere,
});

const sessionUnder =
  ({ settings, sections, penalties, elsewhere }: Rules) =>
  (lines: readonly TravellerLine[]): Session => ({
    lines,
    method: METHODS[settings.method],
    policy: scoringUnder(profileOf(settings), settings.laws),
    sections,
    penalties: penaltiesOn(penalties, lines),
    ...(elsewhere === undefined ? {} : { elsewhere }),
  });

const isUnder = (one: Rules, other: Rules): boolean =>
  one.settings === other.settings &&
  one.sections === other.sections &&
  one.penalties === other.penalties &&
  one.elsewhere === other.elsewhere;

interface Kept {
  readonly rules: Rules;
  readonly byRound: Map<number | undefined, Result<ScoredSession>>;
}

/** What was scored before, by the boards of the session: asking again costs nothing until one of them changes. */
const kept = new WeakMap<SessionState['boards'], Kept>();

interface Followed {
  readonly rules: Rules;
  readonly scores: FollowedSession;
}

/** The sessions that are being followed, by round, under the seating of their first section: it outlives most facts. */
const followed = new WeakMap<SectionState['seating'], Map<number | undefined, Followed>>();

/** The whole session and the rounds that a ranking looks back at. */
const MOST_FOLLOWED = 3;

/** Goes on from what was scored last when it can, else scores anew. */
function scoreNow(
  rules: Rules,
  { boards, sections }: SessionState,
  throughRound: number | undefined,
): Result<ScoredSession> {
  const [first] = sections.values();
  const known = first === undefined ? undefined : followed.get(first.seating);
  const byRound = known ?? new Map<number | undefined, Followed>();
  if (first !== undefined) followed.set(first.seating, byRound);
  const last = byRound.get(throughRound);
  byRound.delete(throughRound);
  if (last !== undefined && isUnder(last.rules, rules) && last.scores.goTo(boards)) {
    byRound.set(throughRound, last);
    return ok(last.scores.now());
  }
  const scores = FollowedSession.of(sessionUnder(rules), boards, throughRound);
  if (!scores.ok) return scores;
  for (const oldest of byRound.keys()) if (byRound.size >= MOST_FOLLOWED) byRound.delete(oldest);
  byRound.set(throughRound, { rules, scores: scores.value });
  return ok(scores.value.now());
}

function scoreRounds(
  rules: Rules,
  session: SessionState,
  throughRound: number | undefined,
): Result<ScoredSession> {
  let known = kept.get(session.boards);
  if (known === undefined || !isUnder(known.rules, rules)) {
    known = { rules, byRound: new Map() };
    kept.set(session.boards, known);
  }
  const before = known.byRound.get(throughRound);
  if (before !== undefined) return before;
  const scored = scoreNow(rules, session, throughRound);
  known.byRound.set(throughRound, scored);
  return scored;
}

/** Does the regulation look at the whole tournament for an artificial score? */
const looksElsewhere = (settings: Settings): boolean =>
  Object.values(scoringUnder(profileOf(settings), settings.laws).awards).some(
    ({ over }) => over === 'tournament',
  );

interface KeptElsewhere {
  readonly settings: Settings;
  readonly others: readonly SessionState['boards'][];
  readonly played: ReadonlyMap<ContestantId, PlayedScore>;
}

const elsewhereKept = new WeakMap<SessionState['boards'], KeptElsewhere>();

/** What every pair made on boards played in the tournament's other sessions. */
function elsewhereOf({ settings, sessions }: Tournament, session: SessionState): Rules['elsewhere'] {
  if (sessions.size < 2 || !looksElsewhere(settings)) return undefined;
  const elsewhere = [...sessions.values()].filter((other) => other.session !== session.session);
  const others = elsewhere.map(({ boards }) => boards);
  const known = elsewhereKept.get(session.boards);
  const isSame = known?.settings === settings && others.every((boards, at) => boards === known.others[at]);
  if (isSame && others.length === known.others.length) return known.played;
  const scored = elsewhere.flatMap((other) => {
    const rules = rulesFor(settings, other, undefined);
    const scores = scoreSession(sessionUnder(rules)(linesOfSession(other)));
    return scores.ok ? [scores.value] : [];
  });
  const contestants = new Set(scored.flatMap((scores) => scores.contestants));
  const played = new Map(Array.from(contestants, (contestant) => [contestant, playedIn(scored, contestant)]));
  elsewhereKept.set(session.boards, { settings, others, played });
  return played;
}

/** The scores of a session as it stands, or after its first rounds. */
const tryScores = (
  tournament: Tournament,
  session: SessionState,
  throughRound?: number,
): Result<ScoredSession> => {
  const { settings } = tournament;
  const rules = rulesFor(settings, session, elsewhereOf(tournament, session));
  return scoreRounds(rules, session, throughRound);
};

/** The same where facts were decided, and so can be scored. */
export const scoresOf = (
  tournament: Tournament,
  session: SessionState,
  throughRound?: number,
): ScoredSession => orThrow(tryScores(tournament, session, throughRound));

/** Can everything that was played, and whatever is played next, be scored? */
export function scorable(tournament: Tournament): Result<undefined, Refusal> {
  const fitting = withFittingPenalties(tournament);
  if (!fitting.ok) return fitting;
  for (const session of tournament.sessions.values()) {
    const scored = tryScores(tournament, session);
    if (!scored.ok) return refuse('unscorable', scored.error.message);
  }
  return ok(undefined);
}
