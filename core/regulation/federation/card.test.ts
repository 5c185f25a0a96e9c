import { describe, expect, test } from 'vitest';
import { alertedCalls, type CardLine, type ConventionCard, cardBreaches } from './card.ts';
import { classifySystem } from './classify.ts';
import { materialChanges } from './late-changes.ts';
import type { HandType, SystemAnswers } from './system.ts';
import { isLateChangeAllowed } from './system-material.ts';

const suit = (from: number, suits: Readonly<Record<string, number>>, to?: number): HandType => ({
  from,
  ...(to === undefined ? {} : { to }),
  suits: Object.fromEntries(Object.entries(suits).map(([each, least]) => [each, { least }])),
});
const WEAK_MAJOR = [suit(5, { H: 4 }, 10), suit(5, { S: 4 }, 10)];
const ANSWERS: SystemAnswers = {
  openings: {
    '1C': [{ from: 11, to: 13, balanced: true }, suit(11, { C: 3 })],
    '1D': [suit(11, { D: 4 })],
    '1H': [suit(11, { H: 5 })],
    '1S': [suit(11, { S: 5 })],
    '1NT': [{ from: 15, to: 17, balanced: true }],
  },
  // Y09: four cards in hearts or spades is Brown.
  higher: { '2H': { hands: WEAK_MAJOR } },
  twoSuited: [{ bid: '2NT', least: [5, 4] }],
};
const line = (call: string, more: Partial<CardLine> = {}): CardLine => ({
  section: 'openings',
  call,
  meaning: 'as written',
  ...more,
});
const FULL: ConventionCard = {
  system: 'Five-card majors',
  lines: [
    line('1♣'),
    line('2♥', { defence: 'Double for takeout of spades', sheet: 1 }),
    line('(1X) 2NT', { section: 'defences' }),
  ],
  sheets: [{ title: 'Two hearts', text: 'Responses', needsDefence: true }],
};
const codes = (card: ConventionCard, answers = ANSWERS): readonly string[] =>
  cardBreaches(card, answers, classifySystem(answers)).map(
    ({ code, clause, params }) => `${code} ${params?.bid ?? params?.sheet ?? ''} ${clause}`,
  );

describe('RTP 2.1.3.2, the front page', () => {
  test('openings of fewer than three cards, Brown conventions by name, two-suited overcalls', () => {
    expect(codes(FULL)).toEqual([]);
    expect(codes({ ...FULL, lines: [], sheets: [] })).toEqual([
      'card-opening-missing 1C RTP 2.1.3.2',
      'card-brown-missing 2H RTP 2.1.3.2',
      'card-two-suiter-missing 2NT RTP 2.1.3.2',
    ]);
  });
  test('a line behind the front page does not do', () => {
    const lines = FULL.lines.map((each) =>
      each.call === '1♣' ? { ...each, section: 'slam' as const } : each,
    );
    expect(codes({ ...FULL, lines })).toEqual(['card-opening-missing 1C RTP 2.1.3.2']);
  });
  test('what Annex II lists needs no description; what it does not list does', () => {
    const said = (more: Partial<CardLine>) =>
      codes({ ...FULL, lines: [...FULL.lines, line('1NT–2♣', { meaning: '', ...more })] });
    expect(said({ convention: 'walsh' })).toEqual([]);
    expect(said({})).toEqual(['card-no-meaning  RTP 2.1.3.2']);
  });
});

test('RTP 2.1.3.5(b): each Brown convention carries a defence that its users propose', () => {
  const lines = FULL.lines.map(({ defence: _, ...each }) => each);
  expect(codes({ ...FULL, lines })).toEqual(['card-no-defence 2H RTP 2.1.3.5(b)']);
});

test('RTP 2.1.3.3: sheets are numbered, referred to, and those that need a defence come first', () => {
  const [first] = FULL.sheets;
  const slam = { title: 'Slam', text: 'Cue-bids' };
  expect(codes({ ...FULL, sheets: [] })).toEqual(['card-no-sheet 1 RTP 2.1.3.3']);
  expect(codes({ ...FULL, sheets: [...FULL.sheets, slam] })).toEqual(['card-sheet-unused 2 RTP 2.1.3.3']);
  const lines = [...FULL.lines, line('4NT', { section: 'slam', sheet: 2 })];
  expect(codes({ ...FULL, lines, sheets: [...FULL.sheets, slam] })).toEqual([]);
  expect(codes({ ...FULL, lines, sheets: [slam, ...(first === undefined ? [] : [first])] })).toEqual([
    'card-sheets-order  RTP 2.1.3.3',
  ]);
});

test('RTP 2.1.4: a minor with perhaps two cards, a major with perhaps three, two suits, conventions are alerted', () => {
  expect(alertedCalls(ANSWERS)).toEqual(['1C', '2H', '2NT']);
  const three: SystemAnswers = { openings: { '1S': [suit(11, { S: 3 })], '1D': [suit(11, { D: 3 })] } };
  expect(alertedCalls(three)).toEqual(['1S']);
  const both: SystemAnswers = { openings: { '1S': [suit(11, { S: 5, H: 4 })] }, strongPass: { from: 13 } };
  expect(alertedCalls(both)).toEqual(['pass', '1S']);
});

describe('RTP 2.1.3.4, what changed', () => {
  const before = { answers: ANSWERS, card: FULL };
  const changed = (answers: Partial<SystemAnswers>, card: Partial<ConventionCard> = {}) =>
    materialChanges(before, { answers: { ...ANSWERS, ...answers }, card: { ...FULL, ...card } }).map(
      ({ change, what }) => `${change} ${what}`,
    );
  test('Y16 a splinter is added and that is allowed; the Brown 2H is altered and that is not', () => {
    const splinter = line('1♠–4♣', { section: 'responses' });
    expect(changed({}, { lines: [...FULL.lines, splinter] })).toEqual(['add responses 1♠–4♣']);
    expect(changed({ higher: { '2H': { hands: [...WEAK_MAJOR, suit(5, { C: 5 }, 10)] } } })).toEqual([
      'alter-brown 2H',
    ]);
    expect([isLateChangeAllowed('add'), isLateChangeAllowed('alter-brown')]).toEqual([true, false]);
  });
  test('Y16 what the card says of the Brown 2H is not changed either; of the strong 1NT it is', () => {
    const about = (call: string, meaning: string) => {
      const others = FULL.lines.filter((each) => each.call !== call);
      return changed({}, { lines: [...others, line(call, { meaning })] });
    };
    expect(about('2♥', 'Weak, any two suits')).toEqual(['alter-brown openings 2♥']);
    expect(about('1NT', 'Another range')).toEqual(['add openings 1NT']);
  });
  test('dropped, replaced, a Brown convention added, or put in the place of another', () => {
    expect(changed({ higher: {} })).toEqual(['drop 2H']);
    expect(
      changed({ openings: { ...ANSWERS.openings, '1NT': [{ from: 12, to: 14, balanced: true }] } }),
    ).toEqual(['replace 1NT']);
    expect(changed({ higher: { ...ANSWERS.higher, '2S': { hands: WEAK_MAJOR } } })).toEqual(['add-brown 2S']);
    expect(changed({ higher: { '2S': { hands: WEAK_MAJOR } } })).toEqual(['drop 2H', 'replace-brown 2S']);
    expect(changed({})).toEqual([]);
  });
});
