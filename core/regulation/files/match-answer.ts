import { type Fault, type Fraction, fail, ok, type Result, ZERO } from '../../base/index.ts';
import {
  type BoardRules,
  type BothSides,
  boardAMatch,
  byRows,
  byScaleUpTo,
  type ComparedBoard,
  decideKnockout,
  type KnockoutFigures,
  type MatchScore,
  type MatchTerms,
  matchOutcome,
  netImps,
  type Penalty,
  patton,
  pattonTableFault,
  penaltyWhereVpsAreWon,
  scoreMatch,
} from '../../scoring/index.ts';
import { NO_PATTON_TABLE } from '../match-worth.ts';
import { scoringUnder } from '../profile.ts';
import { PROFILES } from '../profiles.ts';
import { rtpWithHandicap } from '../rtp2014/team-handicap.ts';
import { exactNumber, exactText, vpsText } from './exact.ts';
import { AWAY, HOME, type MatchFile } from './match-file.ts';

type Exact = number | string;

interface Both<T> {
  readonly home: T;
  readonly away: T;
}

/** A board of a match, from the home team's view. What is out of the ordinary has fields of its own. */
export interface BoardAnswer {
  readonly board: number;
  /** Points over the two rooms; nothing where a room has no single result. */
  readonly difference: number | null;
  readonly imps: Exact | null;
  /** The visitors' IMPs, where they are not the opposite. */
  readonly away?: Exact;
  readonly state?: 'artificial' | 'waiting' | 'not-compared';
  /** The rooms still to come. */
  readonly missing?: readonly string[];
}

/** What `naipe match --json` prints. */
export interface MatchAnswer {
  readonly boards: readonly BoardAnswer[];
  readonly imps: Both<Exact>;
  /** Exact, as the scale prints them; nothing in a knock-out, in other methods and as long as the match is not over. */
  readonly vps: Both<string> | null;
  /** Points of the match at board-a-match, Patton or total points. */
  readonly points?: Both<string>;
  /** The two halves of Patton points. */
  readonly patton?: { readonly boards: Both<string>; readonly imps: Both<string> };
  /** A knock-out: who goes on, or how many boards are played. */
  readonly knockout?: { readonly winner: string | null; readonly boards?: number; readonly why: string };
  /** The column of the scale, where it is not that of the boards scheduled. */
  readonly column?: number;
  /** What is still missing, or what to confirm. */
  readonly checks?: readonly string[];
}

const shown = <T>(sides: BothSides, show: (value: Fraction) => T): Both<T> => ({
  home: show(sides.a),
  away: show(sides.b),
});

function boardAnswer({ board, state, difference, imps, missing }: ComparedBoard): BoardAnswer {
  const scored = state === 'compared' || state === 'artificial';
  const balances = imps.a.plus(imps.b).equals(0);
  return {
    board,
    difference: difference ?? null,
    imps: scored ? exactNumber(imps.a) : null,
    ...(scored && !balances ? { away: exactNumber(imps.b) } : {}),
    ...(state === 'compared' ? {} : { state }),
    ...(missing.length === 0 ? {} : { missing }),
  };
}

/** What every answer has. */
type Begun = Pick<MatchAnswer, 'boards' | 'imps'>;

const NO_HANDICAP: BothSides = { a: ZERO, b: ZERO };

/** The result of a match as far as it goes. */
export function matchAnswer(file: MatchFile): Result<MatchAnswer> {
  const rules = boardRulesOf(file);
  const score = scoreMatch(file.boards, rules, file.scheduled);
  if (!score.ok) return score;
  const terms = {
    a: HOME,
    b: AWAY,
    penalties: file.knockout ? file.penalties : file.penalties.map(whereVpsAreWon(file)),
    handicap: rtpWithHandicap(NO_HANDICAP, file.handicap),
  };
  const net = netImps(score.value, terms);
  const begun = { boards: score.value.boards.map(boardAnswer), imps: shown(net.imps, exactNumber) };
  const waiting = waitingChecks(score.value);
  if (waiting.length > 0) return ok({ ...begun, vps: null, checks: waiting });
  switch (file.method) {
    case 'imps':
      return file.knockout
        ? knockoutAnswer(file, { ...score.value, imps: net.imps }, begun)
        : vpAnswer(file, score.value, terms, begun);
    case 'board-a-match':
      return ok({ ...begun, vps: null, points: shown(boardAMatch(score.value, file.win), exactText) });
    case 'total-points':
      if (score.value.boards.some(({ state }) => state === 'artificial')) return fail(NO_ARTIFICIAL_SCORE);
      return ok({ ...begun, vps: null, points: shown(score.value.points, exactText) });
    case 'patton':
      return pattonAnswer(file, score.value, net.margins, begun);
  }
}

const NO_ARTIFICIAL_SCORE: Fault = {
  code: 'match-board',
  message:
    'An artificial score has no value at total points (Law 78C): assign a result, or cancel the board.',
};

/** In a pool a penalty in IMPs comes off what the regulation says. */
const whereVpsAreWon =
  ({ scale, method }: MatchFile) =>
  (penalty: Penalty): Penalty =>
    method === 'imps' ? penaltyWhereVpsAreWon(penalty, PROFILES[scale].teams.match) : penalty;

function boardRulesOf({ scale, laws, knockout }: MatchFile): BoardRules {
  const { awards, selfInflicted } = scoringUnder(PROFILES[scale], laws);
  return { awards, selfInflicted, knockout };
}

/** A match that does not count for want of boards is no mistake of the file: the regulation says what follows. */
function vpAnswer(file: MatchFile, score: MatchScore, terms: MatchTerms, begun: Begun): Result<MatchAnswer> {
  const { match } = PROFILES[file.scale].teams;
  const outcome = matchOutcome(score, match, terms);
  if (!outcome.ok) {
    const tooFew = outcome.error.code === 'vp-too-few-comparable' || score.comparable === 0;
    return tooFew ? ok({ ...begun, vps: null, checks: [outcome.error.message] }) : outcome;
  }
  const { record, column, checks } = outcome.value;
  return ok({
    ...begun,
    imps: shown(record.imps, exactNumber),
    vps: shown(record.vps, (value) => vpsText(value, match.scale)),
    ...(column === file.scheduled ? {} : { column }),
    ...(checks.length === 0 ? {} : { checks }),
  });
}

function knockoutAnswer(file: MatchFile, match: KnockoutFigures, begun: Begun): Result<MatchAnswer> {
  const rules = PROFILES[file.scale].teams.knockout;
  const after: MatchScore[] = [];
  for (const set of file.extra) {
    const score = scoreMatch(set, boardRulesOf(file));
    if (!score.ok) return score;
    const waiting = waitingChecks(score.value);
    if (waiting.length > 0) return ok({ ...begun, vps: null, checks: waiting });
    after.push(score.value);
  }
  if (rules === undefined) return ok({ ...begun, vps: null, knockout: byImpsAlone(match) });
  const verdict = decideKnockout(match, after, rules, file.final);
  const { sentence: why } = verdict;
  return ok({
    ...begun,
    vps: null,
    knockout:
      verdict.kind === 'won'
        ? { winner: verdict.winner === 'a' ? HOME : AWAY, why }
        : { winner: null, boards: verdict.boards, why },
  });
}

function byImpsAlone({ imps: { a, b } }: KnockoutFigures): NonNullable<MatchAnswer['knockout']> {
  const order = a.compare(b);
  if (order === 0)
    return { winner: null, why: 'Tied: the conditions of contest say what follows (Law 78D).' };
  return { winner: order > 0 ? HOME : AWAY, why: 'More IMPs (Law 78B).' };
}

function pattonAnswer(
  file: MatchFile,
  score: MatchScore,
  margins: BothSides,
  begun: Begun,
): Result<MatchAnswer> {
  const { pattonTable: rows, win, scheduled } = file;
  const fault = rows === undefined ? undefined : pattonTableFault(rows, scheduled, win);
  if (fault !== undefined) return fail(fault);
  const { scale } = PROFILES[file.scale].teams.match;
  const vpsFor = rows === undefined ? byScaleUpTo(scale, scheduled * win) : byRows(rows);
  const result = patton(score, win, vpsFor, margins);
  if (!result.ok) return result;
  const { total, boardPoints, converted } = result.value;
  return ok({
    ...begun,
    vps: null,
    points: shown(total, exactText),
    patton: { boards: shown(boardPoints, exactText), imps: shown(converted, exactText) },
    ...(rows === undefined ? { checks: [NO_PATTON_TABLE] } : {}),
  });
}

const waitingChecks = ({ waiting }: MatchScore): readonly string[] =>
  waiting.map(
    ({ board, rooms }) => `Board ${board} is still to come from the ${rooms.join(' and the ')} room.`,
  );
