import { addTexts } from '../../locales/index.ts';
import { PHONE } from '../../locales/phone.ts';

addTexts('phone', PHONE);

export { TablePages } from './table-pages.tsx';
