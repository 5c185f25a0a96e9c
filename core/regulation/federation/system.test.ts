import { describe, expect, test } from 'vitest';
import { classifySystem } from './classify.ts';
import type { HandType, SystemAnswers } from './system.ts';
import { isLateChangeAllowed, MAY_WAIVE_ALERTS, mayPlay, systemsDueBy } from './system-material.ts';

/** A hand of so many points with so many cards at least. */
const hand = (
  from: number,
  suits: Readonly<Partial<Record<'C' | 'D' | 'H' | 'S', number>>> = {},
  to?: number,
): HandType => ({
  from,
  ...(to === undefined ? {} : { to }),
  suits: Object.fromEntries(Object.entries(suits).map(([suit, least]) => [suit, { least }])),
});
const balanced = (from: number, to: number): HandType => ({ from, to, balanced: true });

const NATURAL: SystemAnswers = {
  openings: {
    '1C': [hand(11, { C: 3 })],
    '1D': [hand(11, { D: 4 })],
    '1H': [hand(11, { H: 5 })],
    '1S': [hand(11, { S: 5 })],
    '1NT': [balanced(15, 17)],
  },
};
const STRONG_CLUB: SystemAnswers = {
  openings: { ...NATURAL.openings, '1C': [hand(16)], '1D': [hand(11, { D: 4 })] },
};
const opening = (base: SystemAnswers, bid: keyof SystemAnswers['openings'], ...hands: readonly HandType[]) =>
  classifySystem({ ...base, openings: { ...base.openings, [bid]: hands } });
const clauses = ({ because }: ReturnType<typeof classifySystem>) => because.map(({ clause }) => clause);
const brown = (answers: Partial<SystemAnswers>) =>
  classifySystem({ ...NATURAL, ...answers }).brown.map(({ clause }) => clause);

describe('RTP 2.1.2.3, colours', () => {
  test('Y01 natural with 1NT 12-14 or 15-17 by vulnerability is Green', () => {
    expect(opening(NATURAL, '1NT', balanced(12, 14), balanced(15, 17)).colour).toBe('green');
  });
  test('Y02 1C always 16+ and five-card majors is Blue', () => {
    expect(classifySystem(STRONG_CLUB).colour).toBe('blue');
  });
  test('Y03 1C clubs, or balanced 12-14, or any 18+ is Red', () => {
    expect(opening(NATURAL, '1C', hand(11, { C: 3 }), balanced(12, 14), hand(18)).colour).toBe('red');
  });
  test('Y04 five-card majors vulnerable and four-card majors not is Red', () => {
    const system = classifySystem({ ...NATURAL, methodsChange: true });
    expect([system.colour, system.because.map(({ code }) => code)]).toEqual(['red', ['methods-change']]);
  });
  test('Y05 pass 13+ and 1C 0-7 is Yellow by (a), (b) and (c)', () => {
    const system = classifySystem({ strongPass: { from: 13 }, openings: { '1C': [hand(0, {}, 7)] } });
    expect(system.colour).toBe('yellow');
    expect(clauses(system)).toEqual([
      'RTP 2.1.2.3 Yellow (a)',
      'RTP 2.1.2.3 Yellow (b)',
      'RTP 2.1.2.3 Yellow (c)',
    ]);
  });
  test('Y06 1H with 5+ hearts or at most 1 heart is Yellow by (d), and the reason says so', () => {
    const system = opening(NATURAL, '1H', hand(11, { H: 5 }), { from: 11, suits: { H: { most: 1 } } });
    expect([system.colour, clauses(system)]).toEqual(['yellow', ['RTP 2.1.2.3 Yellow (d)']]);
    expect(system.because[0]?.message).toBe('1H may show length or shortage in hearts.');
  });
  test('Y07 1D with 4+ diamonds or 4+ hearts is Yellow by (e), in a strong-club system to be looked at (A28); the strong 1C itself is not', () => {
    const hands = [hand(11, { D: 4 }), hand(11, { H: 4 })];
    const natural = opening(NATURAL, '1D', ...hands);
    expect([natural.colour, clauses(natural), natural.because[0]?.check]).toEqual([
      'yellow',
      ['RTP 2.1.2.3 Yellow (e)'],
      undefined,
    ]);
    const strong = opening(STRONG_CLUB, '1D', ...hands);
    expect([strong.colour, strong.because[0]?.check]).toEqual(['yellow', true]);
    expect(opening(STRONG_CLUB, '1C', hand(16, { H: 5 }), hand(16, { S: 5 })).colour).toBe('blue');
  });
  test('A22 a minor with two cards only when balanced is Green and on the front page; with fewer, not strong, Red', () => {
    const two = opening(NATURAL, '1C', hand(11, { C: 3 }), balanced(11, 13));
    expect([two.colour, two.frontPage]).toEqual(['green', ['1C']]);
    expect(opening(NATURAL, '1D', { from: 11, suits: { D: { least: 0 } } }).colour).toBe('red');
  });
  test('13+ in a suit that is shown is natural, not Blue', () => {
    expect(opening(NATURAL, '1C', hand(13, { C: 4 })).colour).toBe('green');
  });
  test('a conventional call that Annex II does not list is Red; a listed one is not', () => {
    expect(classifySystem({ ...NATURAL, conventional: [{ call: '1NT–2C' }] }).colour).toBe('red');
    expect(classifySystem({ ...NATURAL, conventional: [{ call: '1NT–2C', listed: 'stayman' }] }).colour).toBe(
      'green',
    );
  });
});

describe('RTP 2.1.2.3, Brown', () => {
  const weakTwo = (suit: 'H' | 'S') => hand(5, { [suit]: 6 }, 10);
  test('Y08 2D weak two in a major or 22-24 balanced as listed is not Brown; written defences are allowed', () => {
    const higher = {
      '2D': { hands: [weakTwo('H'), weakTwo('S'), balanced(22, 24)], listed: 'multi-2d' },
    } as const;
    expect(brown({ higher })).toEqual([]);
    expect(classifySystem({ ...NATURAL, higher }).defencesAllowed).toEqual(['2D']);
    expect(brown({ higher: { '2D': { hands: higher['2D'].hands } } })).toEqual(['RTP 2.1.2.3 Brown (a)']);
  });
  test('Y09 2H 5-10 with four cards in hearts or spades is Brown', () => {
    expect(brown({ higher: { '2H': { hands: [hand(5, { H: 4 }, 10), hand(5, { S: 4 }, 10)] } } })).toEqual([
      'RTP 2.1.2.3 Brown (a)',
    ]);
  });
  test('Y10 2S weak with 5+ spades, or 17+ with clubs, is not Brown (a)(1)', () => {
    expect(brown({ higher: { '2S': { hands: [hand(5, { S: 5 }, 9), hand(17, { C: 5 })] } } })).toEqual([]);
    expect(brown({ higher: { '2S': { hands: [hand(5, { S: 5 }, 9), hand(11, { C: 5 })] } } })).toEqual([
      'RTP 2.1.2.3 Brown (a)',
    ]);
  });
  test('Y11 over 1D, 2C as any one-suiter is Brown', () => {
    const hands = (['C', 'D', 'H', 'S'] as const).map((suit) => hand(8, { [suit]: 5 }, 14));
    expect(brown({ overcalls: [{ over: '1D', bid: '2C', hands }] })).toEqual(['RTP 2.1.2.3 Brown (b)']);
  });
  test('Y12 over 1S, 2S as hearts and a minor is not: hearts are known', () => {
    expect(
      brown({
        overcalls: [{ over: '1S', bid: '2S', hands: [hand(8, { H: 5, C: 5 }), hand(8, { H: 5, D: 5 })] }],
      }),
    ).toEqual([]);
  });
  test('Y13 a weak 2NT with both minors, perhaps 5-3, is Brown', () => {
    expect(brown({ twoSuited: [{ bid: '2NT', least: [5, 3] }] })).toEqual(['RTP 2.1.2.3 Brown (c)']);
    expect(brown({ twoSuited: [{ bid: '2NT', least: [5, 4] }] })).toEqual([]);
  });
  test('Y14 a defence to a strong artificial opening is never Brown', () => {
    expect(brown({ overcalls: [{ over: 'strong-artificial', bid: '1S', hands: [hand(0)] }] })).toEqual([]);
  });
  test('A23: the comic 1NT, strong balanced or weak with one suit, is listed and Brown: shown to the director', () => {
    const hands = [balanced(15, 17), ...(['C', 'D', 'S'] as const).map((suit) => hand(5, { [suit]: 6 }, 9))];
    const { brown: found } = classifySystem({
      ...NATURAL,
      overcalls: [{ over: '1H', bid: '1NT', hands }],
    });
    expect(found).toMatchObject([{ clause: 'RTP 2.1.2.3 Brown (b)', check: true }]);
  });
  test('what is spared of (b): natural no-trumps, a strong cue-bid, a jump cue-bid asking for a stopper', () => {
    const is = (what?: 'natural-notrump' | 'strong-cue' | 'stopper-cue') =>
      brown({
        overcalls: [
          { over: '1H', bid: '2H', hands: [hand(16)], ...(what === undefined ? {} : { is: what }) },
        ],
      }).length;
    expect([is('natural-notrump'), is('strong-cue'), is('stopper-cue'), is()]).toEqual([0, 0, 0, 1]);
  });
  test('psychics that the system protects are Brown (d)', () => {
    expect(brown({ psychics: true })).toEqual(['RTP 2.1.2.3 Brown (d)']);
  });
});

test('Y15 RTP 2.1.2.5: openings under 8 points without definition, changes after questions, encrypted signals', () => {
  const { forbidden } = classifySystem({
    ...NATURAL,
    lightOpenings: true,
    changeAfterQuestion: true,
    encryptedSignals: true,
  });
  expect(forbidden.map(({ clause }) => clause)).toEqual([
    'RTP 2.1.2.5(a)',
    'RTP 2.1.2.5(b)',
    'RTP 2.1.2.5(c)',
  ]);
});

describe('RTP 2.1.3.4', () => {
  test('D03 start Saturday 2014-03-08 15:00: systems by Thursday 15:00', () => {
    expect(systemsDueBy('2014-03-08T15:00:00Z')).toBe('2014-03-06T15:00:00.000Z');
  });
  test('Y16 a day before: a splinter is added; a Brown 2H is not changed', () => {
    expect([isLateChangeAllowed('add'), isLateChangeAllowed('alter-brown')]).toEqual([true, false]);
    expect([
      isLateChangeAllowed('drop'),
      isLateChangeAllowed('replace'),
      isLateChangeAllowed('replace-brown'),
      isLateChangeAllowed('add-brown'),
    ]).toEqual([true, true, false, false]);
    expect([isLateChangeAllowed('replace', true), isLateChangeAllowed('add', true)]).toEqual([false, true]);
  });
});

const RED = { colour: 'red', brown: [] } as const;
test('Y17 RTP 3.1.4.3: a Red system not declared on entry of an official event plays Green without Brown', () => {
  const start = '2014-03-08T15:00:00Z';
  const declared = { system: RED, declaredOnEntry: false };
  expect(mayPlay('rtp-2014', { start, official: true }, declared)).toEqual({
    plays: 'green-without-brown',
    clause: 'RTP 3.1.4.3',
  });
  expect(mayPlay('rtp-2014', { start, official: false }, declared)).toEqual({
    plays: 'own-with-card-at-once',
    clause: 'RTP 2.1.3.1',
  });
  const inTime = { system: RED, declaredOnEntry: true, delivered: '2014-03-06T15:00:00Z' };
  expect(mayPlay('rtp-2014', { start, official: true }, inTime)).toEqual({ plays: 'own' });
});

test('Y18 ROP 6.20, 4.6: cards of an artificial system handed in 24 hours before: a natural system', () => {
  const declared = { system: RED, declaredOnEntry: true, delivered: '2014-03-07T15:00:00Z' };
  expect(mayPlay('rop', { start: '2014-03-08T15:00:00Z', official: true }, declared)).toEqual({
    plays: 'natural',
    clause: 'ROP 6.20',
  });
});

test('Y19 opponents who want no alerts: RTP 2.1.4 keeps them, ROP 4.8 lets them be waived', () => {
  expect(MAY_WAIVE_ALERTS).toEqual({ 'rtp-2014': false, rop: true });
});
