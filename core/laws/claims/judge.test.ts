import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { LAWS_EDITIONS } from '../editions.ts';
import {
  type ClaimPosition,
  type ClaimQuestion,
  judgeClaim,
  judgeLine,
  type Statement,
  type Step,
} from './index.ts';
import { claimOf, ending } from './testing/endings.ts';

const judged = (question: ClaimQuestion) => orThrow(judgeClaim(question));
const saying = (...steps: readonly Step[]): Statement => ({ steps, trumpMentioned: false });
const cardsOfLine = (question: ClaimQuestion) =>
  judged(question).line.map(({ plays }) => plays.map(({ seat, card }) => `${seat}:${card}`).join(' '));

test('70A: nine cards, many of them missed: a line is found that gets no more than is awarded', () => {
  // Counts of certain tricks are given up here and there: what was given up once must not be answered later.
  const position = ending('NT', {
    N: 'SK S7 HA HK H4 CA CT C6 C5',
    E: 'SQ SJ S6 HJ D9 D7 CK C4 C3',
    S: 'S9 S8 S2 H5 DK D6 D5 CQ C9',
    W: 'SA S4 H9 H8 DA DJ D4 C8 C2',
  });
  const { awarded, complete, line } = judged(claimOf(position));
  expect(complete).toBe(true);
  expect(line.filter(({ winner }) => winner === 'N' || winner === 'S')).toHaveLength(awarded);
});

test('70A: who is known to be out of a suit that declarer does not hold cannot lead it: what was seen then is not carried over', () => {
  // Of South’s last two winners the king of spades goes where East may still have a club, the queen of diamonds where he has none.
  const hands = {
    N: 'S7 H4 DK DT D2 C6',
    E: 'SQ S5 HA H8 H6 H5',
    S: 'SK S8 S2 H9 DQ',
    W: 'ST S6 DJ D3 C9 C3',
  };
  const { awarded, complete, line } = judged(
    claimOf(ending('H', hands, { leader: 'S', played: 'D6' }), {
      edition: 1997,
      claimed: 0,
      trumpLikelyForgotten: true,
      director: { classes: { 'gives-up-trick': 'normal' } },
    }),
  );
  expect(complete).toBe(true);
  expect(line.filter(({ winner }) => winner === 'N' || winner === 'S')).toHaveLength(awarded);
});

describe.each(LAWS_EDITIONS)('a contested claim, %s', (edition) => {
  test('70A: top tricks in any order are accepted without judgement', () => {
    const position = ending('NT', { N: 'S2 H2', E: 'D2 C2', S: 'SA HA', W: 'SK HK' });
    const ruling = judged(claimOf(position, { edition }));
    expect(ruling).toMatchObject({ awarded: 2, anyLegal: 2, best: 2, certain: true, clauses: ['70A'] });
    expect(ruling.tricks).toEqual({ NS: 2, EW: 0 });
  });

  const forgotten = ending('H', { N: 'C4 C3 C2', E: 'SQ SJ ST', S: 'HA SA SK', W: 'H2 D4 D3' });

  test('70C: a trump not mentioned and likely forgotten takes a trick', () => {
    const ruling = judged(claimOf(forgotten, { edition, trumpLikelyForgotten: true }));
    expect(ruling).toMatchObject({ awarded: 2, anyLegal: 1, best: 3, certain: false });
    expect(ruling.tricks).toEqual({ NS: 2, EW: 1 });
    expect(ruling.trumps).toEqual({ cards: ['H2'], unmentioned: true, likelyUnaware: true, couldCost: true });
    expect(ruling.clauses).toContain('70C');
  });

  test('70C: the line shows the trump making and says why each card counts', () => {
    const { line } = judged(claimOf(forgotten, { edition, trumpLikelyForgotten: true }));
    const [ruffed] = line.filter(({ winner }) => winner === 'W');
    expect(ruffed?.plays.map(({ seat, card }) => `${seat}:${card}`).join(' ')).toMatch(/^S:S[AK] W:H2 /);
    expect(ruffed?.plays[0]?.reason).toMatchObject({ code: 'forgotten-trump', clause: '70C' });
    expect(ruffed?.plays[1]?.reason).toMatchObject({ code: 'opponent', clause: '70A' });
  });

  test('70C1: "drawing the last trump" is a statement about it', () => {
    const statement = saying({ do: 'draw-trumps' });
    const ruling = judged(claimOf(forgotten, { edition, statement, trumpLikelyForgotten: true }));
    expect(ruling).toMatchObject({ awarded: 3, trumps: { unmentioned: false, couldCost: false } });
  });

  test('70C2: a claimer who knew of the trump draws it', () => {
    expect(judged(claimOf(forgotten, { edition })).awarded).toBe(3);
  });

  test('70D: without an order, the order that strands a winner is normal for a weak player only', () => {
    const position = ending('NT', { N: 'HA C2', E: 'CA DA', S: 'SA H3', W: 'SK HK' });
    expect(judged(claimOf(position, { edition }))).toMatchObject({ awarded: 2, anyLegal: 1, best: 2 });
    const question = claimOf(position, { edition, player: 'weak' });
    expect(judged(question)).toMatchObject({ awarded: 1, anyLegal: 1, best: 2 });
    expect(cardsOfLine(question)[0]).toMatch(/^S:H3 W:HK N:HA /);
    expect(judged(question).clauses).toContain(edition === 1997 ? '70D' : '70D1');
    const statement = saying({ do: 'card', card: 'SA' }, { do: 'card', card: 'H3' });
    expect(judged(claimOf(position, { edition, statement, player: 'weak' })).awarded).toBe(2);
  });

  const guess = ending('NT', {
    N: 'SA ST S5',
    E: 'S9 S8 S6',
    S: 'SK SJ S4',
    W: 'SQ S7 S2',
  });

  test('70E: an unstated finesse is not taken for the claimer', () => {
    expect(judged(claimOf(guess, { edition }))).toMatchObject({ awarded: 2, best: 3 });
  });

  test('70E: a stated finesse is taken, and loses when the card is wrong', () => {
    const against = (seat: 'E' | 'W') =>
      claimOf(guess, { edition, statement: saying({ do: 'finesse', suit: 'S', against: seat }) });
    expect(judged(against('W')).awarded).toBe(3);
    expect(judged(against('E')).awarded).toBe(2);
  });

  test('70E: a finesse that it would be irrational not to take', () => {
    const director = { onlyRational: { suit: 'S', against: 'W' } } as const;
    expect(judged(claimOf(guess, { edition, director })).awarded).toBe(edition === 2017 ? 2 : 3);
  });

  const marked = ending('NT', { N: 'SA ST S5', E: 'H4 H3 H2', S: 'SK SJ S4', W: 'SQ S9 S8' });

  test('70E: the finesse is marked when an opponent has shown out before the claim', () => {
    expect(judged(claimOf(marked, { edition, shownOut: { E: ['S'] } })).awarded).toBe(3);
  });

  test('70D2 (2007, 2017), 70A (1997): a claim that needs the right discard of partner', () => {
    const position = ending('NT', { W: 'SA H2', N: 'C3 C2', E: 'HA DA', S: 'HK DK' }, { leader: 'W' });
    const ruling = judged(claimOf(position, { edition, claimer: 'W' }));
    expect(ruling).toMatchObject({ awarded: 1, best: 2, tricks: { NS: 1, EW: 1 } });
    expect(ruling.clauses).toContain(edition === 1997 ? '70A' : '70D2');
  });

  test('70E2 (2007, 2017): an order fixed by the Regulating Authority', () => {
    const position = ending('NT', { N: 'H4 H3 H2', E: 'ST D4 D3', S: 'SA SK S5', W: 'SQ S9 D2' });
    const director = { classes: { 'low-before-honours': 'normal' } } as const;
    expect(judged(claimOf(position, { edition, suitOrder: 'top-down' })).awarded).toBe(3);
    // With the low card first held to be normal, only the fixed order still protects the claim.
    expect(judged(claimOf(position, { edition, director })).awarded).toBe(0);
    expect(judged(claimOf(position, { edition, director, suitOrder: 'top-down' })).awarded).toBe(
      edition === 1997 ? 0 : 3,
    );
  });
});

describe('what binds the play at the claim binds it in the ruling', () => {
  const trump = ending('H', { N: 'S3 S2', E: 'C3 C2', S: 'SA HA', W: 'H2 DK' });

  test('50D1: a major penalty card is thrown before the forgotten trump can ruff', () => {
    const penaltyCards = [{ seat: 'W', card: 'DK', kind: 'major' }] as const;
    const awarded = (position: ClaimPosition) =>
      orThrow(judgeClaim(claimOf(position, { trumpLikelyForgotten: true }))).awarded;
    expect(awarded(trump)).toBe(1);
    expect(awarded({ ...trump, penaltyCards })).toBe(2);
  });

  test('50D2: a lead that declarer had forbidden is not made', () => {
    const position = ending('NT', { N: 'D3 D2', E: 'SK D5', S: 'HA DA', W: 'SA H3' }, { leader: 'W' });
    expect(orThrow(judgeClaim(claimOf(position))).awarded).toBe(0);
    expect(orThrow(judgeClaim(claimOf({ ...position, nextCards: ['H3'] }))).awarded).toBe(2);
  });
});

test('70A: what is too long to count tells nothing against a card: every card of the line that decides is normal', () => {
  const hands = {
    N: 'SQ SJ S5 DT D8 CK',
    E: 'S8 S6 H4 DJ D6 C3',
    S: 'SA SK ST S7 CJ C7',
    W: 'S9 S4 H7 H5 CQ C8',
  };
  const question = claimOf(ending('C', hands, { leader: 'N' }), { edition: 1997, claimed: 2 });
  const { line, awarded } = orThrow(judgeClaim(question));
  const played = line.flatMap(({ plays }) => plays.map(({ card }) => card));
  expect(orThrow(judgeLine(question, played))).toMatchObject({ normal: true, tricks: awarded });
});
