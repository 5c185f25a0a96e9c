import type { Language } from 'naipe/game';
import { type CommonMessages, common as en } from './en/common.ts';
import { common as es } from './es/common.ts';
import { common as it } from './it/common.ts';
import { common as pt } from './pt/common.ts';

export const COMMON: Readonly<Record<Language, CommonMessages>> = { en, pt, es, it };
