import { refuse } from '../../refusal.ts';
import type { Format } from '../format.ts';
import { PAIRS } from '../pairs/index.ts';
import { names } from './names.ts';
import { scorable, scores } from './scores.ts';

/** Teams that meet in matches, each board compared with the other room. */
export const MATCHES: Format = {
  ...PAIRS,
  contestants: 'team',
  planFault: () => refuse('no-format', 'Teams play matches: plan a phase, and its sessions follow.'),
  planFindings: () => [],
  names,
  scores,
  scorable,
  unit: () => 'imps',
};
