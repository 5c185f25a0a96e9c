import type { DeskMessages } from '../en/desk.ts';
import { desk as en } from '../en/desk.ts';

export const desk: DeskMessages = en;
