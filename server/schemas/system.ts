import { SUITS } from 'naipe/game';
import { CARD_SECTIONS, HIGHER_OPENINGS, ONE_OPENINGS } from 'naipe/regulation';
import { z } from 'zod';
import { text, writing } from './atoms.ts';

/* The answers of a pair about its system (RTP 2.1.2.3), and its convention card (2.1.3.2, 2.1.3.3). */

const points = z.int().min(0).max(37);
const cards = z.int().min(0).max(13);
const MOST = 60;
const bid = text(10);
const conventionKey = text(60).describe('The key of a convention of Annex II');

const hand = z.strictObject({
  from: points,
  to: points.exactOptional(),
  suits: z
    .partialRecord(
      z.enum(SUITS),
      z.strictObject({ least: cards.exactOptional(), most: cards.exactOptional() }),
    )
    .exactOptional(),
  balanced: z.literal(true).exactOptional(),
});
const hands = z.array(hand).max(MOST);

const answers = z.strictObject({
  strongPass: z.strictObject({ from: points }).exactOptional(),
  openings: z.partialRecord(z.enum(ONE_OPENINGS), hands),
  methodsChange: z.boolean().exactOptional(),
  higher: z
    .partialRecord(z.enum(HIGHER_OPENINGS), z.strictObject({ hands, listed: conventionKey.exactOptional() }))
    .exactOptional(),
  overcalls: z
    .array(
      z.strictObject({
        over: z.enum([...ONE_OPENINGS, 'strong-artificial', 'hum', 'brown']),
        bid,
        hands,
        is: z.enum(['natural-notrump', 'strong-cue', 'stopper-cue']).exactOptional(),
      }),
    )
    .max(MOST)
    .exactOptional(),
  twoSuited: z
    .array(z.strictObject({ bid, least: z.tuple([cards, cards]) }))
    .max(MOST)
    .exactOptional(),
  psychics: z.boolean().exactOptional(),
  conventional: z
    .array(z.strictObject({ call: text(40), listed: conventionKey.exactOptional() }))
    .max(MOST)
    .exactOptional(),
  lightOpenings: z.boolean().exactOptional(),
  changeAfterQuestion: z.boolean().exactOptional(),
  encryptedSignals: z.boolean().exactOptional(),
});

const MOST_LINES = 200;
const SHEETS = 60;
const card = z.strictObject({
  system: writing(200),
  lines: z
    .array(
      z.strictObject({
        section: z.enum(CARD_SECTIONS),
        call: text(40),
        meaning: writing(500),
        convention: conventionKey.exactOptional(),
        alert: z.literal(true).exactOptional(),
        sheet: z.int().min(1).max(SHEETS).exactOptional(),
        defence: writing(1000).exactOptional(),
      }),
    )
    .max(MOST_LINES),
  sheets: z
    .array(
      z.strictObject({
        title: text(120),
        text: writing(8000),
        needsDefence: z.literal(true).exactOptional(),
      }),
    )
    .max(SHEETS),
});

/** A system as it is written down. */
export const material = { answers, card };
