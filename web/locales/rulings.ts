import type { Language } from 'naipe/game';
import { rulings as en, type RulingsMessages } from './en/rulings.ts';
import { rulings as es } from './es/rulings.ts';
import { rulings as it } from './it/rulings.ts';
import { rulings as pt } from './pt/rulings.ts';

export const RULINGS: Readonly<Record<Language, RulingsMessages>> = { en, pt, es, it };
