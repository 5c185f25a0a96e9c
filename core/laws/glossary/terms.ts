import type { ByEdition } from '../clauses/by-edition.ts';

/** Where an edition says what a word means: in its chapter of definitions, in a clause, or nowhere. */
export type Place = 'definitions' | `${number}${string}` | undefined;

type Term = ByEdition<Place>;

const CHAPTER: Term = { 1997: 'definitions', 2007: 'definitions', 2017: 'definitions' };
const SINCE_2007: Term = { ...CHAPTER, 1997: undefined };
const IN_2017: Term = { 1997: undefined, 2007: undefined, 2017: 'definitions' };

/** The clause that says it, in every edition. */
const at = (clause: `${number}${string}`): Term => ({ 1997: clause, 2007: clause, 2017: clause });

/** In the chapter of 1997 alone; a clause uses the word later. */
const chapterUntil2007 = (clause: Place): Term => ({ 1997: 'definitions', 2007: clause, 2017: clause });

const AUCTION_TERMS = {
  alert: CHAPTER,
  'artificial-call': SINCE_2007,
  auction: CHAPTER,
  'auction-period': at('17A'),
  bid: CHAPTER,
  call: CHAPTER,
  'clarification-period': { 1997: undefined, 2007: '22B1', 2017: '17D1' },
  'comparable-call': { 1997: undefined, 2007: undefined, 2017: '23A' },
  contract: CHAPTER,
  convention: chapterUntil2007(undefined),
  dealer: chapterUntil2007('17B'),
  double: CHAPTER,
  'insufficient-bid': at('18D'),
  level: chapterUntil2007('18A'),
  misinformation: IN_2017,
  'odd-trick': CHAPTER,
  pass: CHAPTER,
  'psychic-call': CHAPTER,
  redouble: CHAPTER,
  rotation: CHAPTER,
  slam: CHAPTER,
  strain: CHAPTER,
  turn: CHAPTER,
  withdrawn: SINCE_2007,
} as const satisfies Readonly<Record<string, Term>>;

const PLAY_TERMS = {
  claim: at('68A'),
  concession: at('68B'),
  declarer: CHAPTER,
  defender: CHAPTER,
  dummy: CHAPTER,
  'established-revoke': at('63A'),
  'follow-suit': CHAPTER,
  honour: CHAPTER,
  lead: CHAPTER,
  'major-penalty-card': at('50B'),
  'minor-penalty-card': at('50B'),
  'opening-lead': CHAPTER,
  'penalty-card': { ...CHAPTER, 1997: '50' },
  play: CHAPTER,
  'play-period': CHAPTER,
  'presumed-declarer': IN_2017,
  revoke: { ...CHAPTER, 2017: '61A' },
  suit: CHAPTER,
  trick: CHAPTER,
  trump: CHAPTER,
  'visible-card': IN_2017,
} as const satisfies Readonly<Record<string, Term>>;

const SCORE_TERMS = {
  'adjusted-score': CHAPTER,
  'artificial-score': { 1997: 'definitions', 2007: '12C2', 2017: '12C2' },
  'assigned-score': { 1997: 'definitions', 2007: '12C1', 2017: '12C1' },
  game: CHAPTER,
  imp: CHAPTER,
  matchpoint: CHAPTER,
  overtrick: CHAPTER,
  partscore: CHAPTER,
  'premium-points': CHAPTER,
  'total-points': chapterUntil2007('78C'),
  'trick-points': CHAPTER,
  undertrick: CHAPTER,
  vulnerability: CHAPTER,
} as const satisfies Readonly<Record<string, Term>>;

const TABLE_TERMS = {
  board: CHAPTER,
  contestant: CHAPTER,
  deal: CHAPTER,
  director: chapterUntil2007('81A'),
  event: CHAPTER,
  extraneous: IN_2017,
  hand: CHAPTER,
  infraction: SINCE_2007,
  irregularity: CHAPTER,
  lho: CHAPTER,
  'logical-alternative': { 1997: '16A', 2007: '16B1(b)', 2017: '16B1(b)' },
  opponent: CHAPTER,
  pack: CHAPTER,
  pair: chapterUntil2007('4'),
  partner: CHAPTER,
  penalty: { ...CHAPTER, 1997: '10A' },
  rectification: CHAPTER,
  rho: CHAPTER,
  round: CHAPTER,
  session: CHAPTER,
  side: CHAPTER,
  'sorted-deck': SINCE_2007,
  team: CHAPTER,
  'unauthorised-information': { 1997: '16A', 2007: '16B', 2017: '16B' },
  unintended: SINCE_2007,
} as const satisfies Readonly<Record<string, Term>>;

/** Every word of the glossary, and where each edition says what it means. */
export const TERMS = { ...AUCTION_TERMS, ...PLAY_TERMS, ...SCORE_TERMS, ...TABLE_TERMS };

export type AuctionTerm = keyof typeof AUCTION_TERMS;
export type PlayTerm = keyof typeof PLAY_TERMS;
export type ScoreTerm = keyof typeof SCORE_TERMS;
export type TableTerm = keyof typeof TABLE_TERMS;
/** The id of a term of the Laws. */
export type TermId = keyof typeof TERMS;

/** All of them, in the order of the alphabet. */
export const TERM_IDS = (Object.keys(TERMS) as TermId[]).toSorted();
