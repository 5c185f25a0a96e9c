import { addTexts } from '../../locales/index.ts';
import { RULINGS } from '../../locales/rulings.ts';

// A case is told in the words of the Laws.
addTexts('rulings', RULINGS);

export { DirectingPages } from './directing-pages.tsx';
