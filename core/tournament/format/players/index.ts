import type { Format } from '../format.ts';
import { PAIRS } from '../pairs/index.ts';
import { names } from './names.ts';
import { planFindings } from './plan.ts';

/**
 * An individual: everybody enters alone and changes partners (Law 4). A board is compared as among pairs, and what a side
 * makes on it both its players have (Law 12C3); they are ranked one by one.
 */
export const PLAYERS: Format = { ...PAIRS, contestants: 'player', planFindings, names };
