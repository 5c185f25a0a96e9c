import { addTexts } from '../../locales/index.ts';
import { PHONE } from '../../locales/phone.ts';

addTexts('phone', PHONE);

export { PlayerPages } from './player-pages.tsx';
