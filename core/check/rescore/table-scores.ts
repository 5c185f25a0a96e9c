import {
  type BoardResult,
  isPossibleScore,
  printBoardResult,
  printMargin,
  type ScoreSource,
  scoreNS,
  scoreSources,
  sideOf,
  tricksNeeded,
  VULNERABILITIES,
} from '../../game/index.ts';
import { type Cause, NO_CAUSE, sentenceOf } from './causes.ts';
import { type Basis, type Entry, isDisputed, tableLabel } from './entries.ts';
import type { Difference } from './model.ts';

const MOST_SOURCES = 3;

/** `4S+1 by NS`. */
const sourceText = (source: ScoreSource): string =>
  `${source.level}${source.strain}${source.doubling}${printMargin(source.tricks - tricksNeeded(source))} by ${source.side}`;

/** How much of what the file says would have to be wrong for this to be what happened. */
function distance(source: ScoreSource, result: BoardResult): number {
  if (result === 'passed-out') return 0;
  const { contract, tricks } = result;
  return [
    source.side !== sideOf(contract.declarer),
    source.strain !== contract.strain,
    source.level !== contract.level,
    source.doubling !== contract.doubling,
    source.tricks !== tricks,
  ].filter(Boolean).length;
}

/** What would give a score, the likest to what the file says first. */
function sourcesText(score: number, { vulnerability, line: { outcome } }: Entry): string | undefined {
  if (outcome.kind !== 'played') return undefined;
  if (score === 0) return 'A passed-out board gives it.';
  const nearest = scoreSources(score, vulnerability).toSorted(
    (a, b) => distance(a, outcome.result) - distance(b, outcome.result),
  );
  if (nearest.length === 0) return undefined;
  const [first = 0] = nearest.map((source) => distance(source, outcome.result));
  const alike = nearest.filter((source) => distance(source, outcome.result) === first);
  return `${alike.slice(0, MOST_SOURCES).map(sourceText).join(', ')} gives it.`;
}

function causeOf(entry: Entry, published: number, followed: Basis | undefined): Cause {
  const { outcome } = entry.line;
  if (outcome.kind !== 'played') return NO_CAUSE;
  const { result } = outcome;
  const more = sourcesText(published, entry);
  const withMore = (code: Cause['code']): Cause => ({ code, ...(more === undefined ? {} : { more }) });
  const other = VULNERABILITIES.find((vulnerability) => scoreNS(result, vulnerability) === published);
  if (other !== undefined) return withMore('wrong-vulnerability');
  if (published === 0 - scoreNS(result, entry.vulnerability)) return withMore('wrong-side');
  if (!isPossibleScore(published, entry.vulnerability)) return { code: 'impossible-score' };
  if (followed === 'published') return withMore('misprinted-contract');
  if (followed === 'computed') return withMore('misprinted-score');
  return withMore('none');
}

/** The table scores that can be held against a contract, and those that differ from Law 77. */
export function checkTableScores(
  entries: readonly Entry[],
  followed: (entry: Entry) => Basis | undefined,
): { readonly checked: number; readonly differences: readonly Difference[] } {
  const both = entries.filter(({ published, computed }) => published !== undefined && computed !== undefined);
  const differences = both.filter(isDisputed).map((entry): Difference => {
    const { published = 0, computed = 0, line } = entry;
    const cause = causeOf(entry, published, followed(entry));
    const played = line.outcome.kind === 'played' ? printBoardResult(line.outcome.result) : '';
    return {
      where: `${entry.where}, ${tableLabel(entry)}`,
      what: 'table score',
      published: `${published}`,
      computed: `${computed}`,
      cause: cause.code,
      why: `${played}: ${sentenceOf(cause)}`,
      line: line.line,
    };
  });
  return { checked: both.length, differences };
}
