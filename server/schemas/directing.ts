import { INCIDENTS, REPORT_ITEMS, STAND_INS } from 'naipe/tournament';
import { z } from 'zod';
import { board, confirmed, contestant, LIMITS, name, section, sentence, session, table } from './atoms.ts';

/** Those at a table; more are not told of together. */
const MOST_CONCERNED = 8;

const because = sentence.exactOptional();

/** What facts about directing hold: the log, who directs, what became of the report. */
export const DIRECTING_FACTS = {
  'incident-logged': z.strictObject({
    session,
    kind: z.enum(INCIDENTS),
    contestants: z.array(contestant).max(MOST_CONCERNED),
    section: section.exactOptional(),
    table: table.exactOptional(),
    board: board.exactOptional(),
    text: sentence.exactOptional(),
  }),
  'directing-handed-over': z.strictObject({
    director: name,
    standing: z.enum(STAND_INS),
    reason: sentence.exactOptional(),
    confirmed,
    because,
  }),
  'report-noted': z.strictObject({
    item: z.enum(REPORT_ITEMS),
    text: z.string().max(LIMITS.sentence),
    confirmed,
  }),
  'report-sent': z.strictObject({ confirmed, because }),
  'report-returned': z.strictObject({
    items: z.array(z.enum(REPORT_ITEMS)).max(REPORT_ITEMS.length),
    text: sentence.exactOptional(),
  }),
} as const;

/** What commands about it ask for. */
export const DIRECTING_COMMANDS = {
  'log-incident': DIRECTING_FACTS['incident-logged'],
  'hand-over': DIRECTING_FACTS['directing-handed-over'],
  'note-report': DIRECTING_FACTS['report-noted'],
  'send-report': DIRECTING_FACTS['report-sent'],
  'return-report': DIRECTING_FACTS['report-returned'],
} as const;
