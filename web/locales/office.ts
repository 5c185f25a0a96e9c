import type { Language } from 'naipe/game';
import { office as en, type OfficeMessages } from './en/office.ts';
import { office as es } from './es/office.ts';
import { office as it } from './it/office.ts';
import { office as pt } from './pt/office.ts';

export const OFFICE: Readonly<Record<Language, OfficeMessages>> = { en, pt, es, it };
