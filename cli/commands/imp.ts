import { differencesWorth, imps, MOST_IMPS } from 'naipe/game';
import {
  type Answer,
  type Command,
  done,
  readInteger,
  textOption,
  wrongInput,
  wrongUsage,
} from '../command.ts';

const HELP = `Usage:
  naipe imp SCORE SCORE     the IMPs for the first score against the second
  naipe imp DIFFERENCE      the IMPs for a difference in points
  naipe imp --imps N        the differences worth N IMPs

  --json       {"difference":450,"imps":10}`;

const counted = (won: number): string => `${won} IMP${Math.abs(won) === 1 ? '' : 's'}`;

function converted(difference: number): Answer {
  const won = imps(difference);
  return done({ difference, imps: won }, `A difference of ${difference} points is ${counted(won)}.`);
}

function rangeOf(text: string): Answer {
  const won = readInteger(text);
  const range = won === undefined ? undefined : differencesWorth(won);
  if (won === undefined || range === undefined) {
    return wrongInput({
      code: 'imps',
      message: `IMPs go from 0 to ${MOST_IMPS}; "${text}" is not one of them.`,
    });
  }
  const { least } = range;
  const most = Number.isFinite(range.most) ? range.most : null;
  const words = most === null ? `${least} points or more` : `${least} to ${most} points`;
  return done({ imps: won, least, most }, `${counted(won)}: a difference of ${words}.`);
}

export const imp: Command = {
  help: HELP,
  options: { imps: { type: 'string' } },
  run: (given) => {
    const wanted = textOption(given, 'imps');
    if (wanted !== undefined) return rangeOf(wanted);
    if (given.words.length < 1 || given.words.length > 2)
      return wrongUsage('Give two scores, or one difference.');
    const numbers = given.words.map(readInteger);
    const wrong = given.words[numbers.indexOf(undefined)];
    if (wrong !== undefined) {
      return wrongInput({
        code: 'number',
        message: `"${wrong}" is not a score: a whole number such as 620 or -100 was expected.`,
      });
    }
    const [first = 0, second = 0] = numbers as number[];
    return converted(first - second);
  },
};
