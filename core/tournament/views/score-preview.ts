import { ok, parseFraction, type Result } from '../../base/index.ts';
import type { Side } from '../../game/index.ts';
import { AMOUNTS } from '../amounts.ts';
import { scoreRuled } from '../decide/rulings.ts';
import { evolve } from '../evolve/index.ts';
import type { FactData } from '../fact.ts';
import type { ScoreUnit } from '../format/index.ts';
import { type MeetingBoard, meetingKey } from '../meeting.ts';
import { matchAtTable } from '../meetings/drawn-rounds.ts';
import { playAt } from '../meetings/schedule.ts';
import type { Refusal } from '../refusal.ts';
import type { SideScoreData } from '../score-data.ts';
import type { SessionState, Tournament, TournamentState } from '../state.ts';
import { matchView } from './matches/match.ts';
import { type BoardScoreView, decimal, unitOf } from './shared.ts';
import { travellerView } from './traveller.ts';

/** What both sides of a table have on a board; nothing while it cannot be compared. */
export interface SidesScored {
  readonly ns?: BoardScoreView;
  readonly ew?: BoardScoreView;
}

/** What an adjusted score would be worth against the field as it stands (Laws 12, 78). */
export interface ScorePreview {
  readonly unit: ScoreUnit;
  /** What the table made, before any ruling. */
  readonly table?: SidesScored;
  /** What stands now, where something was ruled. */
  readonly now?: SidesScored;
  readonly proposed: SidesScored;
  /** What a side has less than full relief, for what it did to itself (2017: Law 12C1(e); 2007: 12C1(b)). */
  readonly ownPart?: SidesScored;
  /** What each result would be worth by itself, for the sides that it is weighed for. */
  readonly outcomes: readonly ({ readonly result: string } & SidesScored)[];
}

export interface ScorePreviewQuery extends MeetingBoard {
  readonly score: { readonly ns: SideScoreData; readonly ew: SideScoreData };
}

type Scores = ScorePreviewQuery['score'];

/** The facts of a ruling that nobody has made. */
const asRuled = (at: MeetingBoard, { ns, ew }: Scores): FactData['score-adjusted'] => ({
  session: at.session,
  section: at.section,
  round: at.round,
  table: at.table,
  board: at.board,
  ns,
  ew,
  reason: '-',
  clause: '-',
  // What is unusual is asked about when it is given.
  confirmed: Object.keys(AMOUNTS).map((name) => `unlikely-${name}`),
});

/** The tournament as it would be. */
function ruledSo(state: TournamentState, at: MeetingBoard, score: Scores): Tournament | undefined {
  const data = asRuled(at, score);
  const written = { sequence: state.version + 1, time: '', actor: '', cause: '' };
  return evolve(state, { ...written, type: 'score-adjusted', data }).tournament;
}

/** What the board is worth to both sides: in the match, or against the field. */
function scored(tournament: Tournament, session: SessionState, at: MeetingBoard): SidesScored {
  const section = session.sections.get(at.section);
  const inMatch = section === undefined ? undefined : matchAtTable(section, at);
  if (inMatch !== undefined) {
    const { drawn, match, room } = inMatch;
    const of = { session: at.session, section: at.section, round: drawn.round, match: match.match };
    const seen = matchView(tournament, of);
    const imps = seen.ok ? seen.value.lines.find(({ board }) => board === at.board)?.imps : undefined;
    if (imps === undefined) return {};
    const [ns, ew] = room === 'open' ? [imps.home, imps.away] : [imps.away, imps.home];
    return { ns: { points: ns }, ew: { points: ew } };
  }
  const row = travellerView(tournament, session, at.board).rows.find(
    (each) => meetingKey(each) === meetingKey(at),
  );
  return {
    ...(row?.nsScore === undefined ? {} : { ns: row.nsScore }),
    ...(row?.ewScore === undefined ? {} : { ew: row.ewScore }),
  };
}

const KEPT: SideScoreData = { kind: 'kept' };

function resultsIn(score: SideScoreData): readonly string[] {
  switch (score.kind) {
    case 'assigned':
      return score.outcomes.map(({ result }) => result);
    case 'self-inflicted':
      return [...score.withoutInfraction, ...score.withoutError].map(({ result }) => result);
    case 'kept':
    case 'named':
    case 'percent':
    case 'imps':
    case 'points':
    case 'no-score':
      return [];
  }
}

/** Full relief: what the side would have had without the infraction, whatever it did to itself afterwards. */
const inFull = (score: SideScoreData): SideScoreData =>
  score.kind === 'self-inflicted' ? { kind: 'assigned', outcomes: score.withoutInfraction } : score;

const less = (full: string, given: string): string | undefined => {
  const [more, fewer] = [parseFraction(full), parseFraction(given)];
  if (!more.ok || !fewer.ok) return undefined;
  const difference = more.value.minus(fewer.value);
  return difference.sign > 0 ? decimal(difference) : undefined;
};

/** By how much what is given falls short of full relief; nothing where it does not. */
function shortOf(
  full: BoardScoreView | undefined,
  given: BoardScoreView | undefined,
): BoardScoreView | undefined {
  if (full === undefined || given === undefined) return undefined;
  const points = less(full.points, given.points);
  if (points === undefined) return undefined;
  const percent = less(full.percent ?? '0', given.percent ?? '0');
  return percent === undefined ? { points } : { points, percent };
}

/** What the side bears of its own damage, as the figures beside it are shown. */
function borne({ ns, ew }: Scores, worth: (what: Scores) => SidesScored): Pick<ScorePreview, 'ownPart'> {
  if (ns.kind !== 'self-inflicted' && ew.kind !== 'self-inflicted') return {};
  const given = worth({ ns, ew });
  const full = worth({ ns: inFull(ns), ew: inFull(ew) });
  const part = { ns: shortOf(full.ns, given.ns), ew: shortOf(full.ew, given.ew) };
  if (part.ns === undefined && part.ew === undefined) return {};
  return {
    ownPart: {
      ...(part.ns === undefined ? {} : { ns: part.ns }),
      ...(part.ew === undefined ? {} : { ew: part.ew }),
    },
  };
}

/** What an adjusted score would come to, beside what the table made and what stands. */
export function scorePreviewView(
  tournament: Tournament,
  { score, ...at }: ScorePreviewQuery,
  state: TournamentState,
): Result<ScorePreview, Refusal> {
  const circumstances = { state, time: '' };
  const possible = scoreRuled(tournament, asRuled(at, score), circumstances);
  if (!possible.ok) return possible;
  const worth = (what: Scores): SidesScored => {
    const then = ruledSo(state, at, what);
    const session = then?.sessions.get(at.session);
    return then === undefined || session === undefined ? {} : scored(then, session, at);
  };
  const session = tournament.sessions.get(at.session);
  const play = session === undefined ? undefined : playAt(session, at);
  const outcome = (result: string) => {
    const certain: SideScoreData = { kind: 'assigned', outcomes: [{ result, weight: '1' }] };
    const both = worth({ ns: certain, ew: certain });
    const isFor = (side: Side): boolean => resultsIn(side === 'NS' ? score.ns : score.ew).includes(result);
    return {
      result,
      ...(both.ns === undefined || !isFor('NS') ? {} : { ns: both.ns }),
      ...(both.ew === undefined || !isFor('EW') ? {} : { ew: both.ew }),
    };
  };
  const results = [...new Set([...resultsIn(score.ns), ...resultsIn(score.ew)])];
  return ok({
    unit: unitOf(tournament),
    ...(play?.recorded === undefined ? {} : { table: worth({ ns: KEPT, ew: KEPT }) }),
    ...(play?.adjustment === undefined || session === undefined
      ? {}
      : { now: scored(tournament, session, at) }),
    proposed: worth(score),
    ...borne(score, worth),
    outcomes: results.map(outcome),
  });
}
