import type { ResultsMessages } from '../en/results.ts';

export const results: ResultsMessages = {};
