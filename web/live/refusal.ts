import type { TFunction } from 'i18next';
import type { Params, Refusal } from 'naipe/tournament';
import { isolated } from '../components/isolated.ts';
import { common } from '../locales/en/common.ts';

/** What the pages themselves say when the server could not be reached or did not answer as agreed. */
export const NO_CONNECTION: Refusal = {
  code: 'no-connection',
  message: 'The server cannot be reached. It is tried again by itself.',
};
export const BAD_ANSWER: Refusal = {
  code: 'bad-answer',
  message: 'The server answered something that cannot be read. Reload the page.',
};

type KnownCode = keyof typeof common.refusal;

const isKnown = (code: string): code is KnownCode => Object.hasOwn(common.refusal, code);

/** A text with the particulars it names; none when one of them was not given. */
export function filledIn(text: string, particulars: Params): string | undefined {
  let isComplete = true;
  const filled = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = particulars[name];
    if (value === undefined) isComplete = false;
    return isolated(String(value));
  });
  return isComplete ? filled : undefined;
}

/** Why something was refused, in the language of the page where we know the reason, else as the server put it. */
export function refusalSentence({ code, message, params = {} }: Refusal, t: TFunction): string {
  const text = isKnown(code) ? t(`refusal.${code}`, { skipInterpolation: true }) : undefined;
  return (text === undefined ? undefined : filledIn(text, params)) ?? message;
}

/** Worth trying again later, unchanged: the server was away, busy or unwell. */
export const isPassing = ({ code }: Refusal, status: number): boolean =>
  code === NO_CONNECTION.code || status === 429 || status >= 500;
