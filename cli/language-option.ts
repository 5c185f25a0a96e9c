import { LANGUAGES, type Language } from 'naipe/game';
import { type Answer, type Given, textOption, wrongUsage } from './command.ts';

/** The language that `--language` names, English when it is not given. */
export function languageGiven(given: Given): Language | Answer {
  const language = textOption(given, 'language') ?? 'en';
  return (
    LANGUAGES.find((each) => each === language) ??
    wrongUsage(`--language takes ${LANGUAGES.join(', ')}, not "${language}".`)
  );
}
