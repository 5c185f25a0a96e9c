import { addTexts } from '../../locales/index.ts';
import { OFFICE } from '../../locales/office.ts';

addTexts('office', OFFICE);

export { OfficePages } from './office-pages.tsx';
