import { Fraction, ZERO } from '../../base/index.ts';
import { type Note, printDecimal, type ResultsMatch } from '../../format/index.ts';
import type { BothSides } from '../../scoring/index.ts';
import { type Cause, sentenceOf } from './causes.ts';
import { printed } from './figures.ts';
import {
  inferScale,
  isPlayed,
  knownRule,
  type ListedMatch,
  type MatchRule,
  marginOf,
  matchAgrees,
  matchDecimals,
  type PlayedMatch,
  publishedScore,
} from './match-scores.ts';
import type { Difference } from './model.ts';
import type { Key, Roster } from './roster.ts';

/** The match scores of a file, held against the rule they seem to follow. */
export interface MatchScores {
  readonly checked: number;
  readonly differences: readonly Difference[];
  /** The name of the rule. */
  readonly rule: string;
  /** What contestants' matches come to: by the rule, and by the match scores as published. */
  readonly totals: ReadonlyMap<Key, MatchTotal>;
}

export interface MatchTotal {
  readonly computed: Fraction;
  readonly published: Fraction;
}

type Side = keyof BothSides;

const NOTHING: MatchTotal = { computed: ZERO, published: ZERO };

const scoreText = ({ score: { first, second } }: ResultsMatch): string =>
  first === undefined || second === undefined ? '' : `${printDecimal(first)}–${printDecimal(second)}`;

/** More than these a team is not fined in one match. */
const MOST_IMPS_OFF = 30;

/** The match as it would stand with so many IMPs less for a side. */
const withLess = (played: PlayedMatch, side: Side, imps: number): PlayedMatch => {
  const [first = ZERO, ...others] = played.imps;
  const off = Fraction.of(side === 'a' ? -imps : imps);
  return { ...played, imps: [first.plus(off), ...others] };
};

/** Where only one team has another score than its boards give, it was fined or rewarded: an opponent never gains by a penalty. */
function ofOneTeam(played: PlayedMatch, due: BothSides, rule: MatchRule): Cause | undefined {
  const published = publishedScore(played.match);
  if (published === undefined) return undefined;
  const [side, ...more] = (['a', 'b'] as const).filter((each) => !published[each].equals(due[each]));
  if (side === undefined || more.length > 0) return undefined;
  const team = side === 'a' ? played.match.first : played.match.second;
  const imps = Array.from({ length: MOST_IMPS_OFF }, (_, index) => index + 1).find((less) =>
    rule.score(withLess(played, side, less))?.[side].equals(published[side]),
  );
  return {
    code: 'penalty-or-bonus',
    ...(imps === undefined ? {} : { more: `With ${imps} IMPs less for ${team} alone it comes out.` }),
  };
}

function differenceOf(played: PlayedMatch, due: BothSides, rule: MatchRule, decimals: number): Difference {
  const unknown: Cause = { code: rule.name === 'unknown' ? 'vp-scale' : 'none' };
  const cause = ofOneTeam(played, due, rule) ?? unknown;
  const margin = `${marginOf(played).abs().toDecimal(0)} IMPs over ${played.imps.length} boards.`;
  return {
    where: played.where,
    what: 'match score',
    published: scoreText(played.match),
    computed: `${printed(due.a, decimals)}–${printed(due.b, decimals)}`,
    cause: cause.code,
    why: `${sentenceOf(cause)} The margin is ${margin}`,
    line: played.match.line,
  };
}

function noteUnknown(matches: readonly PlayedMatch[], monotone: boolean, note: Note): void {
  const lengths = [...new Set(matches.map(({ imps }) => imps.length))].join(', ');
  const kept = monotone
    ? 'equal margins give equal scores, and a larger margin never less'
    : 'a larger margin sometimes gives less';
  const message = `The match scores (matches of ${lengths} boards) follow no scale of victory points that is known here; within the file, ${kept}.`;
  note(monotone ? 'vp-scale-unknown' : 'vp-scale-not-monotone', matches[0]?.match.line ?? 1, message);
}

/** Checks match scores by a known rule or, when none fits, against each other. */
export function checkMatchScores(
  listed: readonly (ListedMatch | PlayedMatch)[],
  roster: Roster,
  note: Note,
): MatchScores {
  const matches = listed.filter(isPlayed);
  const decimals = matchDecimals(matches);
  const known = knownRule(matches);
  const inferred = inferScale(matches);
  const rule = known ?? inferred;
  if (known === undefined && matches.length > 0) noteUnknown(matches, inferred.monotone, note);
  const totals = new Map<Key, MatchTotal>();
  const differences: Difference[] = [];
  let checked = 0;
  for (const played of listed) {
    const published = publishedScore(played.match);
    // A match whose boards cannot all be compared counts in the totals as it is published.
    const due = isPlayed(played) ? (rule.score(played) ?? published) : published;
    if (published === undefined || due === undefined) continue;
    if (isPlayed(played)) {
      checked++;
      if (!matchAgrees(played, due, rule, decimals))
        differences.push(differenceOf(played, due, rule, decimals));
    }
    for (const side of ['a', 'b'] as const) {
      const number = side === 'a' ? played.match.first : played.match.second;
      const key = roster.keyOf(played.session, played.section, number, side === 'a' ? 'NS' : 'EW');
      const before = totals.get(key) ?? NOTHING;
      totals.set(key, {
        computed: before.computed.plus(due[side]),
        published: before.published.plus(published[side]),
      });
    }
  }
  return { checked, differences, rule: rule.name, totals };
}

/** What several keys of a contestant come to together. */
export function matchTotalOf(
  totals: ReadonlyMap<Key, MatchTotal>,
  keys: readonly Key[],
): MatchTotal | undefined {
  const found = keys.flatMap((key) => totals.get(key) ?? []);
  if (found.length === 0) return undefined;
  return {
    computed: Fraction.sum(found.map(({ computed }) => computed)),
    published: Fraction.sum(found.map(({ published }) => published)),
  };
}
