import type { Language } from 'naipe/game';
import { phone as en, type PhoneMessages } from './en/phone.ts';
import { phone as es } from './es/phone.ts';
import { phone as it } from './it/phone.ts';
import { phone as pt } from './pt/phone.ts';

export const PHONE: Readonly<Record<Language, PhoneMessages>> = { en, pt, es, it };
