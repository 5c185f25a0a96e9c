import { EVENT_ITEMS } from '../regulation/index.ts';

/** What people write in their own words in facts of the federation, beside what they write in those of a tournament. */
export const WORDS_OF_OFFICES: ReadonlySet<string> = new Set([
  ...['team', 'despite', 'represents', 'organiser', 'referee', 'by', 'to', 'approval', 'authorised'],
  // Of systems and convention cards.
  ...['call', 'bid', 'meaning', 'defence', 'title', 'what'],
  ...EVENT_ITEMS,
]);
