import type { Language } from 'naipe/game';
import { results as en, type ResultsMessages } from './en/results.ts';
import { results as es } from './es/results.ts';
import { results as it } from './it/results.ts';
import { results as pt } from './pt/results.ts';

export const RESULTS: Readonly<Record<Language, ResultsMessages>> = { en, pt, es, it };
