import { addTexts } from '../../locales/index.ts';
import { RULINGS } from '../../locales/rulings.ts';

addTexts('rulings', RULINGS);

export { RulingsPages } from './rulings-pages.tsx';
