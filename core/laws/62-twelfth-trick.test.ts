import { describe, expect, test } from 'vitest';
import { LAWS_EDITIONS, printTricks, questionKey } from './index.ts';
import { PLAYED_OUT } from './tricks/testing/played-out.ts';
import { correctionOf, ruled, type Written } from './tricks/testing/records.ts';

describe('Law 62D: the twelfth trick', () => {
  test.each(LAWS_EDITIONS)('%i 62D1: corrected although established, and played again', (edition) => {
    const { replayed, rulings } = ruled(PLAYED_OUT.twelfthTrick, edition);
    expect(printTricks(replayed!.tricks.slice(-2))).toBe('N: H8 CK C8 ST~62D1 W=H6\nN: DK D5 D7 ST');
    expect(rulings[0]?.correction).toMatchObject({ choices: ['H6'], penaltyCard: 'ST' });
  });

  test.each(LAWS_EDITIONS)('%i 64B6: too late when the hands are back, and no transfer', (edition) => {
    const attention = { calledOnNextBoard: [], roundEnded: false, handsReturned: true };
    const { replayed, rulings, final } = ruled({ ...PLAYED_OUT.twelfthTrick, attention }, edition);
    expect(replayed).toBeUndefined();
    expect(rulings[0]?.rectification).toEqual({ kind: 'no-transfer', clauses: ['64B6'] });
    expect(final?.tricks).toEqual({ NS: 8, EW: 5 });
  });

  /** North leads the ace of clubs; East discards with the four in his hand; West has yet to play. */
  const twelfth = (west: string): Written => ({
    contract: '3NTS',
    deal: `N:2...A .5..4 3...6 ${west}`,
    earlier: { NS: 6, EW: 5 },
    play: 'N: CA H5 C6',
  });

  test.each([
    [1997, 'possibly-suggested'],
    [2007, 'possibly-suggested'],
    [2017, 'card-suggested'],
  ] as const)('%i 62D2: West may not choose what the card suggests', (edition, id) => {
    const { partner, clauses, penaltyCard } = correctionOf(twelfth('.Q.Q.'), edition);
    expect(clauses).toEqual(['62A', '62B1', '62D2']);
    expect(penaltyCard).toBe('H5');
    expect(partner?.answers.map((answer) => answer.id)).toEqual(['HQ', 'DQ', 'none']);
    expect(partner?.id).toBe(id);
  });

  test('62D2: two cards of one suit are asked about only in 2017, a suit to follow never', () => {
    expect(
      LAWS_EDITIONS.map((edition) => correctionOf(twelfth('.QJ..'), edition).partner !== undefined),
    ).toEqual([false, false, true]);
    for (const edition of LAWS_EDITIONS)
      expect(correctionOf(twelfth('.Q..K'), edition).partner).toBeUndefined();
  });

  test('62D2: nor when partner has played before, nor of declarer’s side', () => {
    const play = 'W: CK CA H5 C6';
    const written = { ...twelfth('.Q..K'), play };
    expect(correctionOf(written, 2017).partner).toBeUndefined();
    const declarer: Written = { ...twelfth('.Q.Q.'), contract: '3NTE' };
    expect(correctionOf(declarer, 2017).partner).toBeUndefined();
  });

  test('62C1: an innocent player who had a choice after the revoke is asked', () => {
    const written: Written = {
      contract: '3NTS',
      deal: 'N:2...A .5..4 ...65 .Q.Q.',
      earlier: { NS: 6, EW: 5 },
      play: 'N: CA H5 C6 DQ\nN: S2 C4 C5 HQ',
    };
    const asked = ruled(written, 2017);
    expect(asked.judgements.map(questionKey)).toContain('62C1:T12E');
    expect(asked.final).toBeUndefined();
    const kept = ruled(written, 2017, { answers: { '62C1:T12E': 'kept' } });
    expect(kept.final?.tricks).toEqual({ NS: 8, EW: 5 });
    const changed = ruled(written, 2017, { answers: { '62C1:T12E': 'changed' } });
    expect(changed.final).toBeUndefined();
  });
});
