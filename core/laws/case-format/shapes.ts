import { SEATS, SIDES, STRAINS, SUITS, TRICKS } from '../../game/index.ts';
import { PLAY_CLASSES, PLAYER_CLASSES } from '../claims/index.ts';
import { TABLE_REGULATIONS } from '../clauses/paragraph.ts';
import { LAWS_EDITIONS } from '../editions.ts';
import {
  anything,
  byYear,
  flag,
  listOf,
  needing,
  notation,
  object,
  oneOf,
  type Shape,
  text,
  whole,
} from './shape.ts';

const seat = oneOf(...SEATS);
const texts = listOf(text);
const tricks = whole(0, TRICKS);
const cards = notation(/^([SHDC][AKQJT2-9]( |$))*$/);
const suits = notation(/^[SHDC]*$/);
/** For each hand. */
const bySeat = (each: Shape) => object(Object.fromEntries(SEATS.map((one) => [one, each])));
const bySide = (each: Shape) => object(Object.fromEntries(SIDES.map((one) => [one, each])));

const head = { name: text, editions: listOf(oneOf(...LAWS_EDITIONS)) };
/** What every expectation may name, whatever the case. */
const anyExpectation = { clauses: byYear(texts), notClauses: texts, refused: text };

const range = needing(object({ min: whole(0, 40), max: whole(0, 40) }), 'min', 'max');
const strain = oneOf(...STRAINS);

const meaning = object({
  hands: listOf(
    object({
      points: range,
      lengths: object(Object.fromEntries(SUITS.map((suit) => [suit, range]))),
      features: texts,
    }),
  ),
  purpose: text,
  artificial: flag,
  specifies: listOf(strain),
  unnamedSuit: flag,
});

/** A step with what the call shows, or with what was said. */
export const TOLD_STEP: Shape = object({ step: text, means: meaning, statement: anything });

/** A case that happens at a table. */
export const TABLE_CASE: Shape = object({
  ...head,
  dealer: seat,
  vulnerable: anything,
  contract: text,
  trick: whole(1, TRICKS),
  leader: seat,
  regulation: oneOf(...TABLE_REGULATIONS),
  screens: flag,
  hands: anything,
  steps: anything,
  answers: anything,
  expect: byYear(
    object({
      ...anyExpectation,
      calls: text,
      turn: text,
      open: text,
      persists: texts,
      trick: text,
      toPlay: text,
      legal: bySeat(text),
      contract: text,
      notes: texts,
      rest: text,
      suggested: text,
      meanwhile: texts,
      moved: text,
      result: text,
    }),
  ),
});

const attention = { calledOnNextBoard: notation(/^[NESW]*$/), roundEnded: flag, handsReturned: flag };

const record = object({
  contract: text,
  vulnerable: anything,
  deal: text,
  hands: anything,
  earlier: bySide(tricks),
  play: anything,
  claim: object({ by: seat, assented: flag, objected: flag, rest: bySide(tricks) }),
  attention: object(attention),
  attentionTo: listOf(object({ ...attention, revoke: text })),
  inquiries: texts,
  named: texts,
  attempted: texts,
  voidClaims: texts,
  faced: texts,
  requirements: texts,
  dummyLostRights: flag,
});

/** Tricks in the columns of PBN, where a card may be missing. */
export const COLUMNS: Shape = needing(
  object({ first: seat, columns: listOf(notation(/^\s*(([SHDC][AKQJT2-9]|[-+*])(\s+|$))+$/)) }),
  'first',
  'columns',
);

/** A case with a record of play. */
export const RECORD_CASE: Shape = object({
  ...head,
  record,
  answers: anything,
  readings: object({
    assent: oneOf('binds-by-69A', 'binds-at-once'),
    bothOnOneTrick: oneOf('equity', 'equity-always', 'each'),
    defendersAsking: oneOf('as-the-law', 'allowed', 'forbidden'),
    notPenaltyCard: oneOf('corrected', 'accepted'),
  }),
  facedIsKnown: flag,
  expect: byYear(
    object({
      ...anyExpectation,
      revokes: texts,
      corrections: texts,
      questions: texts,
      mayWithdraw: texts,
      defects: texts,
      replayed: text,
      transferred: text,
      tricks: anything,
      score: anything,
      judgements: texts,
      adjust: texts,
      assigned: text,
    }),
  ),
});

const marks = listOf(object({ card: cards, how: oneOf('led', 'played'), trick: whole(1, TRICKS) }));

const director = object({
  classes: object(Object.fromEntries(PLAY_CLASSES.map((one) => [one, oneOf('normal', 'not-normal')]))),
  struck: marks,
  restored: marks,
  onlyRational: object({ suit: oneOf(...SUITS), against: seat }),
  missed: texts,
});

const takenBack = { alreadyWon: tricks, likelyWon: tricks, conceded: tricks, late: flag };

const claim = object({
  contract: text,
  by: seat,
  act: anything,
  partnerObjects: flag,
  response: notation(/^(agreed|doubted|[NESW] asks to play on, [NESW]+ concur)$/),
  sinceAssent: object({
    objection: oneOf('none', 'in-time', 'late'),
    calledOnNextBoard: flag,
    roundEnded: flag,
  }),
  hands: anything,
  leader: seat,
  played: cards,
  tricksLeft: tricks,
  claimed: tricks,
  statement: anything,
  trumpLikelyForgotten: flag,
  shownOut: bySeat(suits),
  penaltyCards: bySeat(notation(/^([SHDC][AKQJT2-9]( minor)?(, |$))+$/)),
  suitOrder: oneOf('top-down'),
  player: oneOf(...PLAYER_CLASSES),
  undisputed: tricks,
  director,
  later: object({ cards, asEvidence: flag }),
  withdrawn: object(takenBack),
  cancelled: object({ ...takenBack, won: object({ declarer: tricks, defenders: tricks }) }),
});

/** A case with a claim or concession. */
export const CLAIM_CASE: Shape = object({
  ...head,
  claim,
  answers: anything,
  expect: byYear(
    object({
      ...anyExpectation,
      is: text,
      claimed: tricks,
      conceded: tricks,
      shownCards: text,
      next: text,
      laterPlay: text,
      agreement: text,
      awarded: tricks,
      missed: texts,
      anyLegal: tricks,
      certain: flag,
      line: texts,
      concession: text,
      returned: tricks,
    }),
  ),
});
