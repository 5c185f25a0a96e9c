import type { Clause } from '../clauses/clause.ts';
import type { FreeAnswer } from '../ruling/question.ts';
import { readPoll } from './poll.ts';
import { readResults } from './weighted-results.ts';

const MOST_LETTERS = 1000;

const isResults = (text: string): boolean => readResults(text).ok;
const isPoll = (text: string): boolean => readPoll(text).ok;
const isReason = (text: string): boolean => text.trim() !== '' && text.length <= MOST_LETTERS;

/** Results with weights besides the answers listed. */
export const takesResults = (clause: Clause): FreeAnswer => ({ kind: 'results', clause, reads: isResults });

/** What players answered who were asked. */
export const takesPoll = (clause: Clause): FreeAnswer => ({ kind: 'poll', clause, reads: isPoll });

/** A reason in words. */
export const takesReason = (clause: Clause): FreeAnswer => ({ kind: 'words', clause, reads: isReason });
