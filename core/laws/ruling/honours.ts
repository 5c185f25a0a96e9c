import { type Card, rankOf } from '../../game/index.ts';

const HONOURS = 'AKQJT';

/** Ace, king, queen, jack or ten (Definitions). */
export const isHonour = (card: Card): boolean => HONOURS.includes(rankOf(card));
