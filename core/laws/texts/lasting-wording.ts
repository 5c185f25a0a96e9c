import type { Language, Seat } from '../../game/index.ts';
import type { AssignedResults } from '../outcome/weighted-results.ts';
import type { AdjustedScore, Params, Persisting } from '../ruling/ruling.ts';
import { resultsText } from './free-answer-wording.ts';
import { type Sentence, TEXTS, words } from './keyed-words.ts';

/** What lasts, in a sentence. */
export function lastingText(item: Persisting, language: Language): Sentence {
  const texts = TEXTS[language];
  const keys = [...lastingKeys(item), item.type];
  return { text: words(texts.lasting, keys, lastingParams(item, language), language), clause: item.clause };
}

function lastingKeys(item: Persisting): readonly string[] {
  switch (item.type) {
    case 'must-pass':
      return [`must-pass/${item.duration}`];
    case 'lead-order':
    case 'play-order':
      return [`${item.type}/${item.order}`];
    case 'penalty-card':
      return [`penalty-card/${item.kind}`];
    case 'right-lost':
    case 'right-at-risk':
      return [`${item.type}/${item.right}`];
    case 'must-repeat-all':
      return item.newcomer === true ? ['must-repeat-all/newcomer'] : [];
    case 'adjusted-score':
      if (item.elsewhere !== undefined) return [`adjusted-score/${item.elsewhere}`];
      if (item.results !== undefined) return [`adjusted-score/${item.strength}/results`];
      if (item.tricks !== undefined) return [`adjusted-score/${item.strength}/tricks`];
      return item.award === undefined
        ? [`adjusted-score/${item.strength}/${item.kind}`]
        : [`adjusted-score/${item.strength}/award`];
    case 'board-status':
      return [`board-status/${item.status}`];
    case 'result-ruled':
      return item.side === undefined ? [] : ['result-ruled/side'];
    case 'warning':
      return item.player === undefined ? [] : ['warning/player'];
    case 'referral':
      return [`referral/${item.confidential === true ? 'confidential' : item.to}`];
    case 'penalty-possible':
      if (item.measure !== undefined) return [`penalty-possible/${item.measure}`];
      if (item.kind === 'disciplinary')
        return [`penalty-possible/disciplinary${item.player === undefined ? '' : '/player'}`];
      if (item.player !== undefined) return ['penalty-possible/player'];
      return item.strength === undefined ? [] : [`penalty-possible/${item.strength}`];
    case 'information':
      if (item.authorised === undefined) return ['information/unauthorised'];
      return item.unauthorised === undefined ? ['information/authorised'] : [];
    default:
      return [];
  }
}

function lastingParams(item: Persisting, language: Language): Params {
  const plain = Object.entries(item).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[name, value]];
    if (typeof value === 'number') return [[name, String(value)]];
    return Array.isArray(value) ? [[name, value.join(' ')]] : [];
  });
  const call = 'withdrawn' in item ? { call: item.withdrawn.call } : {};
  const question =
    item.type === 'review' ? { question: reviewWords(item.clause, item.offender, language) } : {};
  const results =
    item.type === 'adjusted-score' && item.results !== undefined
      ? { found: scoreLine(item, item.results, language) }
      : {};
  return { ...Object.fromEntries(plain), ...call, ...question, ...results };
}

/** What an assigned score is, with what a side loses by its own error and what it gets at least. */
function scoreLine(
  { selfInflicted, atLeast, reason }: AdjustedScore,
  results: AssignedResults,
  language: Language,
): string {
  const more = (key: string, params: Params): string => words(TEXTS[language].words, [key], params, language);
  return [
    resultsText(results, language),
    ...(selfInflicted === undefined
      ? []
      : [
          more('score-without-error', {
            side: selfInflicted.side,
            found: resultsText({ NS: selfInflicted.withoutError, EW: selfInflicted.withoutError }, language),
          }),
        ]),
    ...(atLeast === undefined ? [] : [more('score-at-least', atLeast)]),
    ...(reason === undefined ? [] : [`“${reason}”`]),
  ].join('; ');
}

/** What is asked under a clause when the play is over; the others ask what the irregularity was worth. */
const REVIEW_WORDS: Readonly<Record<string, string>> = {
  '72B1': 'could-have-known',
  '23': 'could-have-known',
  '72C': 'could-have-known',
  '50C': 'information-used',
  '50D1': 'information-used',
  '16A2': 'information-used',
  '16A4': 'information-used',
  '16B3': 'information-used',
  '50E3': 'exposed-card-damaged',
  '43B3': 'defenders-gained',
  '21B2': 'withdrawn-call-damaged',
  '13A': 'outcome-affected',
  '13B1': 'outcome-affected',
  '13A2': 'information-affected',
  '13D2(a)': 'information-affected',
  '16C2(c)': 'information-affected',
  '16C3': 'information-affected',
  '16D2(c)': 'information-affected',
  '16D3': 'information-affected',
};

const reviewAsked = (clause: string): string => REVIEW_WORDS[clause] ?? 'outcome-different';

const reviewWords = (clause: string, offender: Seat, language: Language): string =>
  words(TEXTS[language].reviews, [reviewAsked(clause)], { offender }, language);

const NOBODYS_OFFENCE: ReadonlySet<string> = new Set([
  'outcome-affected',
  'information-affected',
  'information-used',
]);

/** A wrong number of cards, something seen by accident, a partner's hesitation: nobody need have done wrong. */
export const isNobodysOffence = (clause: string): boolean => NOBODYS_OFFENCE.has(reviewAsked(clause));
