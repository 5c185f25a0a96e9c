import { describe, expect, test } from 'vitest';
import type { Seat } from '../game/index.ts';
import { findRevokes, historyOf, LAWS_EDITIONS, type LawsEdition, mayAsk, unprovedPlays } from './index.ts';
import { PLAYED_OUT } from './tricks/testing/played-out.ts';
import { recordOf, type Written } from './tricks/testing/records.ts';

const revokesIn = (written: Written, edition: LawsEdition = 2017) =>
  findRevokes(historyOf(recordOf(written)), edition);

/** Trick 11, three cards each: N ♠K ♥K ♦K, E ♠A ♦A 9, S ♠Q ♥Q ♦Q, W ♠J ♦J 10. */
const ENDING: Omit<Written, 'play'> = {
  contract: '3NTS',
  deal: 'N:K.K.K. A..A9. Q.Q.Q. J..JT.',
  earlier: { NS: 5, EW: 5 },
};

describe('Law 61A: what is a revoke', () => {
  test('44C: not following suit, able to', () => {
    const [revoke] = revokesIn({ ...ENDING, play: 'N: DK SA DQ DJ' });
    expect(revoke).toMatchObject({ trick: 11, seat: 'E', kind: 'follow', suit: 'D', card: 'SA' });
    expect(revoke?.couldHavePlayed).toEqual(['DA', 'D9']);
  });

  test('44D: not following suit, not able to, is none', () => {
    expect(revokesIn({ ...ENDING, play: 'N: HK SA HQ DJ' })).toEqual([]);
  });

  test('26, 50D2(a): leading a forbidden suit, another being there', () => {
    const requirements = [
      { trick: 11, seat: 'W', clause: '50D2(a)', must: { do: 'avoid-suits', suits: ['D'] } },
    ] as const;
    const [revoke] = revokesIn({ ...ENDING, requirements, play: 'W: DJ' });
    expect(revoke).toMatchObject({ kind: 'suit', suit: 'D', couldHavePlayed: ['SJ'] });
    expect(revokesIn({ ...ENDING, requirements, play: 'W: SJ' })).toEqual([]);
  });

  test('26, 50D2(a): not leading the suit required', () => {
    const requirements = [
      { trick: 11, seat: 'W', clause: '50D2(a)', must: { do: 'play-suit', suit: 'S' } },
    ] as const;
    expect(revokesIn({ ...ENDING, requirements, play: 'W: DT' })).toMatchObject([
      { kind: 'suit', suit: 'S' },
    ]);
    expect(revokesIn({ ...ENDING, requirements, play: 'W: SJ' })).toEqual([]);
  });

  test('59: an order that cannot be obeyed binds nobody', () => {
    const hearts = [{ trick: 11, seat: 'W', clause: '26B', must: { do: 'play-suit', suit: 'H' } }] as const;
    const all = [
      { trick: 11, seat: 'W', clause: '51B2(b)', must: { do: 'avoid-suits', suits: ['S', 'D'] } },
    ] as const;
    expect(revokesIn({ ...ENDING, requirements: hearts, play: 'W: DT' })).toEqual([]);
    expect(revokesIn({ ...ENDING, requirements: all, play: 'W: DT' })).toEqual([]);
  });

  test('57A1, 57A2: the highest and the lowest of the suit led', () => {
    const order = (must: 'play-highest' | 'play-lowest') => [
      { trick: 11, seat: 'E', clause: '57A', must: { do: must, suit: 'D' } } as const,
    ];
    const play = (card: string) => `N: DK ${card} DQ DJ`;
    expect(revokesIn({ ...ENDING, requirements: order('play-highest'), play: play('DA') })).toEqual([]);
    expect(revokesIn({ ...ENDING, requirements: order('play-highest'), play: play('D9') })).toMatchObject([
      { kind: 'suit', suit: 'D', couldHavePlayed: ['DA'] },
    ]);
    expect(revokesIn({ ...ENDING, requirements: order('play-lowest'), play: play('D9') })).toEqual([]);
    expect(revokesIn({ ...ENDING, requirements: order('play-lowest'), play: play('DA') })).toMatchObject([
      { couldHavePlayed: ['D9'] },
    ]);
  });

  test('44C comes before any order: a player who follows suit obeys the law', () => {
    const requirements = [
      { trick: 11, seat: 'E', clause: '57A3', must: { do: 'play-suit', suit: 'S' } },
    ] as const;
    expect(revokesIn({ ...ENDING, requirements, play: 'N: DK D9 DQ DJ' })).toEqual([]);
    expect(revokesIn({ ...ENDING, requirements, play: 'N: HK D9 HQ DJ' })).toMatchObject([{ suit: 'S' }]);
  });

  test('51A: the penalty card that declarer named', () => {
    const faced = [{ seat: 'E', cards: ['DA', 'D9'], as: 'major-penalty-card', from: 11 }] as const;
    const requirements = [
      { trick: 11, seat: 'E', clause: '51A', must: { do: 'play-one-of', cards: ['D9'] } },
    ] as const;
    expect(revokesIn({ ...ENDING, faced, requirements, play: 'N: DK D9 DQ DJ' })).toEqual([]);
    expect(revokesIn({ ...ENDING, faced, requirements, play: 'N: DK DA DQ DJ' })).toMatchObject([
      { couldHavePlayed: ['D9'], suit: 'D' },
    ]);
    expect(revokesIn({ ...ENDING, faced, play: 'N: DK DA DQ DJ' })).toEqual([]);
  });

  test('50D1: a major penalty card is led or played at the first legal opportunity', () => {
    const faced = [{ seat: 'E', cards: ['D9'], as: 'major-penalty-card', from: 11 }] as const;
    expect(revokesIn({ ...ENDING, faced, play: 'E: SA' })).toMatchObject([{ kind: 'card', suit: 'D' }]);
    expect(revokesIn({ ...ENDING, faced, play: 'N: DK DA' })).toMatchObject([{ kind: 'card', suit: 'D' }]);
    expect(revokesIn({ ...ENDING, faced, play: 'N: SK SA' })).toEqual([]);
    const pickedUp = [{ ...faced[0], from: 8, to: 10 }] as const;
    expect(revokesIn({ ...ENDING, faced: pickedUp, play: 'E: SA' })).toEqual([]);
  });

  test('50C: a minor penalty card goes before other small cards of its suit, not before honours', () => {
    const deal = 'N:K.K.K. ..A97. Q.Q.Q. J..JT.';
    const faced = [{ seat: 'E', cards: ['D7'], as: 'minor-penalty-card', from: 11 }] as const;
    const play = (card: string) => revokesIn({ ...ENDING, deal, faced, play: `N: DK ${card}` });
    expect(play('D9')).toMatchObject([{ kind: 'card', couldHavePlayed: ['DA', 'D7'] }]);
    expect(play('DA')).toEqual([]);
    expect(play('D7')).toEqual([]);
  });

  test('48A: declarer and dummy have no penalty cards', () => {
    const faced = [{ seat: 'S', cards: ['SQ'], as: 'major-penalty-card', from: 11 }] as const;
    expect(revokesIn({ ...ENDING, faced, play: 'S: HQ' })).toEqual([]);
  });

  test('a card that was withdrawn still was a revoke, and is in the hand again', () => {
    const play = `
      N: DK SA~62A DQ DJ E=D9
      N: SK SA SQ SJ`;
    expect(revokesIn({ ...ENDING, play })).toMatchObject([{ trick: 11, seat: 'E', card: 'SA' }]);
  });

  test('67B2(b): a card restored was in the hand all the time', () => {
    const { cardRestored } = PLAYED_OUT;
    expect(revokesIn(cardRestored)).toMatchObject([{ trick: 8, seat: 'W', couldHavePlayed: ['D9'] }]);
    const unnoticed = { ...cardRestored, play: cardRestored.play.replace(' W=[D9]', '') };
    expect(revokesIn(unnoticed)).toMatchObject([{ trick: 8, seat: 'W' }]);
  });
});

test('a hand that is not known may hide a revoke: such plays are named', () => {
  const history = historyOf(
    recordOf({ contract: '3NTS', deal: 'N:- - Q.Q.Q. -', earlier: { NS: 5, EW: 5 }, play: 'N: DK SA SQ DJ' }),
  );
  expect(findRevokes(history, 2017)).toMatchObject([{ seat: 'S', suit: 'D' }]);
  expect(unprovedPlays(history)).toEqual([
    { trick: 11, seat: 'E', card: 'SA', suits: ['D'], kind: 'follow' },
  ]);
});

describe('Law 61B: who may ask whom', () => {
  const asks = (edition: LawsEdition, asker: Seat, asked: Seat, lost = false) =>
    mayAsk(edition, historyOf(recordOf({ ...ENDING, play: '', dummyLostRights: lost })), asker, asked);

  test.each([
    [1997, '61B', '61B', '61B'],
    [2007, '61B1', '61B2(a)', '61B3'],
    [2017, '61B1', '61B2(a)', '61B3'],
  ] as const)(
    '%i: declarer a defender, dummy declarer, a defender declarer',
    (edition, first, second, third) => {
      expect(asks(edition, 'S', 'E')).toMatchObject({ allowed: true, clauses: [first] });
      expect(asks(edition, 'N', 'S')).toMatchObject({ allowed: true, clauses: [second], breach: undefined });
      expect(asks(edition, 'W', 'S')).toMatchObject({ allowed: true, clauses: [third] });
      expect(asks(edition, 'N', 'S', true)).toMatchObject({ allowed: true, breach: '43B2(b)' });
    },
  );

  test('dummy may not ask a defender', () => {
    expect(asks(1997, 'N', 'E')).toMatchObject({ allowed: false, clauses: ['42B1'], breach: '43B1' });
    expect(asks(2007, 'N', 'E')).toMatchObject({ allowed: false, clauses: ['61B2(b)'], unauthorised: '16B' });
    expect(asks(2017, 'N', 'W')).toMatchObject({ allowed: false, clauses: ['61B2(b)'], unauthorised: '16B' });
  });

  test('defenders each other: 1997 by leave of the zone, 2007 unless forbidden, 2017 always', () => {
    const history = historyOf(recordOf({ ...ENDING, play: '' }));
    const between = (edition: LawsEdition, regulation: 'as-the-law' | 'allowed' | 'forbidden') =>
      mayAsk(edition, history, 'W', 'E', regulation);
    expect(between(1997, 'as-the-law')).toMatchObject({ allowed: false, clauses: ['61B'], breach: '63B' });
    expect(between(1997, 'forbidden')).toMatchObject({ allowed: false, breach: '63B' });
    expect(between(1997, 'allowed')).toMatchObject({ allowed: true, clauses: ['61B'] });
    expect(between(2007, 'as-the-law')).toMatchObject({
      allowed: true,
      clauses: ['61B3'],
      unauthorised: '16B',
    });
    expect(between(2007, 'allowed')).toMatchObject({ allowed: true });
    expect(between(2007, 'forbidden')).toMatchObject({ allowed: false, breach: undefined });
    for (const regulation of ['as-the-law', 'allowed', 'forbidden'] as const)
      expect(between(2017, regulation)).toMatchObject({
        allowed: true,
        clauses: ['61B3'],
        unauthorised: '16B',
      });
  });

  test.each(LAWS_EDITIONS)('%i: nobody asks dummy or himself', (edition) => {
    expect(asks(edition, 'E', 'N')).toBeUndefined();
    expect(asks(edition, 'E', 'E')).toBeUndefined();
  });
});
