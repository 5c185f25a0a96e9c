import {
  DEFAULT_STYLE,
  isBoardNumber,
  parseBoardResult,
  printBoardResult,
  printMargin,
  printUndertaking,
  readVulnerability,
  type ScoreSource,
  scoreNS,
  scoreSources,
  strainText,
  tricksNeeded,
  type Vulnerability,
  vulnerabilityOf,
} from 'naipe/game';
import {
  type Answer,
  type Command,
  done,
  type Given,
  readInteger,
  textOption,
  wrongInput,
  wrongUsage,
} from '../command.ts';
import { resultWords, scoreWords, vulnerableWords } from '../words.ts';

const HELP = `Usage:
  naipe score RESULT [--vul None|NS|EW|All | --board N]
  naipe score --points N [--vul … | --board N]

RESULT is a contract, its declarer and the tricks: 4SXN+1, 3NTS=, 2HXXE-3, Pass.
Suits may be symbols (4♠N=), no trumps NT, ST, SA or N; spaces do not matter.

  --vul V      who is vulnerable (None if not given)
  --board N    the number of the board, which tells who is vulnerable (Law 2)
  --points N   the reverse: which contracts give North–South this score
  --json       {"contract":"4SXN+1","vulnerable":"NS","ns":990,"ew":-990}`;

function vulnerabilityGiven(given: Given): Vulnerability | Answer {
  const board = textOption(given, 'board');
  const text = textOption(given, 'vul');
  if (board !== undefined && text !== undefined) return wrongUsage('Give --vul or --board, not both.');
  if (board !== undefined) {
    const number = readInteger(board) ?? 0;
    return isBoardNumber(number)
      ? vulnerabilityOf(number)
      : wrongUsage(`--board takes a number from 1, not "${board}".`);
  }
  if (text === undefined) return 'None';
  return readVulnerability(text) ?? wrongUsage(`--vul takes None, NS, EW or All, not "${text}".`);
}

function scoreOf(text: string, vulnerable: Vulnerability): Answer {
  const result = parseBoardResult(text);
  if (!result.ok) return wrongInput(result.error);
  const ns = scoreNS(result.value, vulnerable);
  return done(
    { contract: printBoardResult(result.value), vulnerable, ns, ew: 0 - ns },
    `${resultWords(result.value)}, ${vulnerableWords(vulnerable)}: ${scoreWords(ns)}`,
  );
}

const overOf = (source: ScoreSource): string => printMargin(source.tricks - tricksNeeded(source));

function sourcesOf(text: string, vulnerable: Vulnerability): Answer {
  const ns = readInteger(text);
  if (ns === undefined) return wrongUsage(`--points takes a score such as 420 or -100, not "${text}".`);
  const sources = scoreSources(ns, vulnerable);
  const passedOut = ns === 0;
  if (sources.length === 0 && !passedOut) {
    const message = `No contract gives North–South ${ns} with ${vulnerableWords(vulnerable)}.`;
    return wrongInput({ code: 'impossible-score', message });
  }
  const lines = sources.map(
    (source) =>
      `  ${source.level}${strainText(source.strain, DEFAULT_STYLE)}${source.doubling} by ${source.side} ${overOf(source)}`,
  );
  return done(
    {
      points: ns,
      vulnerable,
      passedOut,
      sources: sources.map((source) => ({
        contract: printUndertaking(source),
        side: source.side,
        result: overOf(source),
      })),
    },
    [`${scoreWords(ns)}, ${vulnerableWords(vulnerable)}:`, ...(passedOut ? ['  passed out'] : lines)].join(
      '\n',
    ),
  );
}

export const score: Command = {
  help: HELP,
  options: { vul: { type: 'string' }, board: { type: 'string' }, points: { type: 'string' } },
  run: (given) => {
    const vulnerable = vulnerabilityGiven(given);
    if (typeof vulnerable !== 'string') return vulnerable;
    const points = textOption(given, 'points');
    if (points !== undefined) {
      return given.words.length === 0
        ? sourcesOf(points, vulnerable)
        : wrongUsage('Give a result or --points, not both.');
    }
    return given.words.length === 0
      ? wrongUsage('Which result? For example 4SXN+1.')
      : scoreOf(given.words.join(' '), vulnerable);
  },
};
