import {
  type Language,
  parseBoardResult,
  printMargin,
  type Style,
  seatText,
  strainText,
} from '../../game/index.ts';
import { readPoll, tallyOf } from '../outcome/poll.ts';
import {
  type AssignedResults,
  printResults,
  readResults,
  type WeightedResult,
} from '../outcome/weighted-results.ts';
import type { Question } from '../ruling/ruling.ts';
import { fillText, TEXTS, words } from './keyed-words.ts';

/** An answer that is not one of a list: results with weights, a poll without names, a reason as it was given. */
export function freeAnswerText({ takes }: Question, answer: string, language: Language): string {
  switch (takes?.kind) {
    case 'results': {
      const results = readResults(answer);
      return results.ok ? resultsText(results.value, language) : answer;
    }
    case 'poll': {
      const poll = readPoll(answer);
      return poll.ok ? pollText(poll.value, language) : answer;
    }
    default:
      return `“${answer}”`;
  }
}

const resultText = ({ result }: WeightedResult, language: Language): string => {
  const made = parseBoardResult(result);
  if (!made.ok || made.value === 'passed-out') return TEXTS[language].words['passed-out-board'] ?? result;
  const style: Style = { language, suits: 'symbols', ten: '10' };
  const { contract, tricks } = made.value;
  const over = tricks - contract.level - BOOK;
  return `${contract.level}${strainText(contract.strain, style)}${contract.doubling} ${seatText(contract.declarer, style)} ${printMargin(over).replace('-', '−')}`;
};

const BOOK = 6;

/** Results with their weights, as players of the language write contracts. */
export function resultsText(results: AssignedResults, language: Language): string {
  const side = (name: 'NS' | 'EW'): string => {
    const its = results[name];
    if (its === 'kept') return TEXTS[language].words.kept ?? its;
    const shares = printResults({ NS: its, EW: its }).split(', ');
    return its
      .map((each, index) => {
        const share = its.length === 1 ? '' : `${shares[index]?.split(' ')[0]} `;
        return `${share}${resultText(each, language)}`;
      })
      .join(', ');
  };
  const [ns, ew] = [side('NS'), side('EW')];
  return ns === ew
    ? ns
    : fillText('{side}', { side: 'NS' }, language) +
        `: ${ns}; ` +
        fillText('{side}', { side: 'EW' }, language) +
        `: ${ew}`;
}

/** How many were asked, and what they chose and considered: never who. */
const pollText = (poll: Parameters<typeof tallyOf>[0], language: Language): string =>
  words(
    TEXTS[language].words,
    ['poll'],
    {
      asked: String(poll.length),
      word: tallyOf(poll)
        .map(({ action, chose, considered }) => `${action} ${chose} (${considered})`)
        .join(', '),
    },
    language,
  );
