import type { Language } from 'naipe/game';
import { type DeskMessages, desk as en } from './en/desk.ts';
import { desk as es } from './es/desk.ts';
import { desk as it } from './it/desk.ts';
import { desk as pt } from './pt/desk.ts';

export const DESK: Readonly<Record<Language, DeskMessages>> = { en, pt, es, it };
