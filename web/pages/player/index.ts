import { addTexts } from '../../locales/index.ts';
import { PHONE } from '../../locales/phone.ts';
import { RESULTS } from '../../locales/results.ts';

addTexts('phone', PHONE);
addTexts('results', RESULTS);

export { PlayerPages } from './player-pages.tsx';
