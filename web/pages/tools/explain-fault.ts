import type { TFunction } from 'i18next';
import type { ParseFault } from 'naipe/base';

/** A sentence about a text that is not a result, or not yet: then it is no error but what comes next. */
export interface Explanation {
  readonly unfinished: boolean;
  readonly sentence: string;
}

const TRICKS = /^= or (?:\+1 to \+(\d+) or )?-1 to -(\d+)$/;

/** What the notation's reader expected, in the language of the page. */
function expectedWords(expected: string, t: TFunction): string {
  if (expected.startsWith('a level')) return t('score.expected.level');
  if (expected.startsWith('a strain')) return t('score.expected.strain');
  if (expected.startsWith('the declarer')) return t('score.expected.declarer');
  if (expected === 'nothing more') return t('score.expected.end');
  const [, most, least] = TRICKS.exec(expected) ?? [];
  if (least === undefined) return expected;
  return most === undefined
    ? t('score.expected.tricksGrandSlam', { least })
    : t('score.expected.tricks', { most, least });
}

export function explainFault(text: string, fault: ParseFault, t: TFunction): Explanation {
  if (text.trim() === '') return { unfinished: true, sentence: t('score.empty') };
  const expected = expectedWords(fault.expected, t);
  if (TRICKS.test(fault.expected) && /[+\-−–]\s*\d+\s*$/.test(text)) {
    return { unfinished: false, sentence: t('score.tricksFault', { expected }) };
  }
  const unfinished = fault.found === '' || /^[+\-−–]$/.test(fault.found);
  if (unfinished) return { unfinished, sentence: t('score.next', { expected }) };
  return { unfinished, sentence: t('score.fault', { found: fault.found, expected }) };
}
