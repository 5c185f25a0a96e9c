import { DESK } from '../../locales/desk.ts';
import { addTexts } from '../../locales/index.ts';
import { RESULTS } from '../../locales/results.ts';

addTexts('desk', DESK);
// The desk explains a ranking in the words of the results.
addTexts('results', RESULTS);

export { DeskPages } from './desk-pages.tsx';
