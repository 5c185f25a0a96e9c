import { addTexts } from '../../locales/index.ts';
import { RESULTS } from '../../locales/results.ts';

addTexts('results', RESULTS);

export { ResultsPages } from './results-pages.tsx';
