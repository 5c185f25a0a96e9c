import { DESK } from '../../locales/desk.ts';
import { addTexts } from '../../locales/index.ts';

addTexts('desk', DESK);

export { DeskPages } from './desk-pages.tsx';
