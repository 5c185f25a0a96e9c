import i18next, { type i18n, type PostProcessorModule } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { roundsOfMatchesIn } from './rounds-of-matches.ts';

const ROUNDS_OF_MATCHES: PostProcessorModule = {
  type: 'postProcessor',
  name: 'rounds-of-matches',
  process: (sentence: string) => (i18next.language.startsWith('pt') ? roundsOfMatchesIn(sentence) : sentence),
};

let ofMatches: i18n | undefined;

/** Speaks as the pages do, in their language, and of rounds of matches; made when the first tournament of matches is seen. */
function speakerOfMatches(): i18n {
  if (ofMatches === undefined) {
    const usual = [i18next.options.postProcess].flat().filter((name) => typeof name === 'string');
    const speaker = i18next.cloneInstance({ postProcess: [...usual, ROUNDS_OF_MATCHES.name] });
    speaker.use(ROUNDS_OF_MATCHES);
    i18next.on('languageChanged', (language) => void speaker.changeLanguage(language));
    ofMatches = speaker;
  }
  return ofMatches;
}

interface WordsOfRoundsProps {
  readonly ofMatches: boolean;
  readonly children: ReactNode;
}

/** What is below speaks of rounds of matches where matches are played: Portuguese has a word of its own for them. */
export const WordsOfRounds = ({ ofMatches: areMatches, children }: WordsOfRoundsProps) => (
  <I18nextProvider i18n={areMatches ? speakerOfMatches() : i18next}>{children}</I18nextProvider>
);
