import type { DeskMessages } from '../en/desk.ts';

export const desk: DeskMessages = {};
