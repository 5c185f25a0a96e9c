import { describe, expect, test } from 'vitest';
import { correctRevoke, historyOf, LAWS_EDITIONS, printTricks } from './index.ts';
import { PLAYED_OUT } from './tricks/testing/played-out.ts';
import {
  correctionOf,
  firstRuling,
  firstTricks,
  recordOf,
  ruled,
  type Written,
} from './tricks/testing/records.ts';

/** Trick 11 without trumps: South leads a heart, West discards with the ten in his hand. */
const DISCARDED: Written = {
  contract: '3NTS',
  deal: 'N:2.Q2.. 43.3.. .5.32. .T..32',
  earlier: { NS: 5, EW: 5 },
  play: 'S: H5 C2 HQ H3',
};

describe('Law 62A and B: the revoke is corrected', () => {
  test.each(LAWS_EDITIONS)(
    '%i 62B1: a defender’s card from his hand becomes a major penalty card',
    (edition) => {
      const ruling = firstRuling(DISCARDED, edition);
      expect(ruling.standing).toMatchObject({ status: 'open', correctedBy: '62A' });
      expect(ruling.rectification).toEqual({ kind: 'correction', clauses: ['62A'] });
      expect(ruling.correction).toMatchObject({
        clauses: ['62A', '62B1'],
        withdrawn: 'C2',
        choices: ['HT'],
        penaltyCard: 'C2',
      });
      expect(ruled(DISCARDED, edition).final).toBeUndefined();
    },
  );

  test.each(LAWS_EDITIONS)(
    '%i 62B1, 62C: noticed before the offenders play to the third trick',
    (edition) => {
      const { discardedAndWonLater: board } = PLAYED_OUT;
      const ruling = firstRuling({ ...board, play: firstTricks(board.play, 2) }, edition);
      expect(ruling.correction).toMatchObject({ penaltyCard: 'D3', choices: ['CT', 'C9', 'C3', 'C2'] });
      expect(ruling.correction?.mayWithdraw).toEqual([
        { trick: 2, seat: 'S', card: 'C7', clause: '62C1', after: undefined, penaltyCard: false },
        { trick: 2, seat: 'W', card: 'CK', clause: '62C2', after: 'S', penaltyCard: true },
      ]);
      expect(ruling.equity).toEqual([]);
    },
  );

  test.each(LAWS_EDITIONS)('%i 62B2: declarer’s card goes back for nothing', (edition) => {
    const written: Written = {
      contract: '4SS',
      deal: 'N:..54.5 ..32.K 2.3..9 ..76.4',
      earlier: { NS: 5, EW: 5 },
      play: 'W: C4 C5 CK S2',
    };
    expect(correctionOf(written, edition)).toMatchObject({
      clauses: ['62A', '62B2'],
      choices: ['C9'],
      penaltyCard: undefined,
      mayWithdraw: [],
    });
  });

  test.each(LAWS_EDITIONS)('%i 62B2: so does dummy’s', (edition) => {
    const written: Written = {
      contract: '4SS',
      deal: 'N:2..5.5 ..32.K .3.8.9 ..76.4',
      earlier: { NS: 5, EW: 5 },
      play: 'W: C4 S2',
    };
    expect(correctionOf(written, edition)).toMatchObject({
      clauses: ['62A', '62B2'],
      penaltyCard: undefined,
    });
  });

  test.each(LAWS_EDITIONS)('%i 62B2: a defender’s card that was faced stays what it was', (edition) => {
    const written: Written = {
      contract: '3NTS',
      deal: 'N:K...32 6.9..4 5..32. .AK.J.',
      earlier: { NS: 5, EW: 5 },
      faced: [{ seat: 'E', cards: ['H9'], as: 'major-penalty-card', from: 11 }],
      play: 'N: SK H9',
    };
    expect(correctionOf(written, edition)).toMatchObject({
      clauses: ['62A', '62B2'],
      choices: ['S6'],
      penaltyCard: undefined,
    });
  });

  test.each(LAWS_EDITIONS)(
    '%i 61A, 62B1: a forbidden lead is taken back and becomes a penalty card',
    (edition) => {
      const { forbiddenLead: board } = PLAYED_OUT;
      const { choices, penaltyCard } = correctionOf({ ...board, play: 'W: HA' }, edition);
      expect(penaltyCard).toBe('HA');
      expect(choices.filter((card) => card.startsWith('H'))).toEqual([]);
      expect(choices).toHaveLength(10);
    },
  );
});

describe('Law 62C: cards played later', () => {
  test.each([
    [1997, '16C'],
    [2007, '16D'],
    [2017, '16C'],
  ] as const)('%i: the innocent side may take back, then the next offender; %s', (edition, clause) => {
    const { mayWithdraw, information } = correctionOf(DISCARDED, edition);
    expect(mayWithdraw).toEqual([
      { trick: 11, seat: 'N', card: 'HQ', clause: '62C1', after: undefined, penaltyCard: false },
      { trick: 11, seat: 'E', card: 'H3', clause: '62C2', after: 'N', penaltyCard: true },
    ]);
    expect(information).toEqual({ clause, authorised: 'NS', unauthorised: ['EW'] });
  });

  /** North wins with the queen and the ace of spades is called from dummy; then West finds his heart. */
  const ledOn = (west: string): Written => ({
    ...DISCARDED,
    deal: `N:A.Q2.. 43.3.. .5.32. .${west}..32`,
    play: 'S: H5 C2 HQ H3\nN: SA',
  });

  test.each(LAWS_EDITIONS)('%i 62C1: a lead to the next trick may come back too', (edition) => {
    expect(correctionOf(ledOn('T'), edition).mayWithdraw).toContainEqual({
      trick: 12,
      seat: 'N',
      card: 'SA',
      clause: '62C1',
      after: undefined,
      penaltyCard: false,
    });
  });

  test('the lead stands while its hand still wins, and goes back when the corrected card wins', () => {
    const after = (west: string) => {
      const history = historyOf(recordOf(ledOn(west)));
      const { revoke } = firstRuling(ledOn(west), 2017);
      return correctRevoke(history, revoke, '62A', revoke.couldHavePlayed[0]!);
    };
    expect(printTricks(after('T').tricks)).toBe('S: H5 C2~62A HQ H3 W=HT\nN: SA');
    expect(printTricks(after('K').tricks)).toBe('S: H5 C2~62A HQ H3 W=HK\nN: SA~62C1');
    expect(historyOf(after('T')).tricks[0]?.won?.seat).toBe('N');
    expect(historyOf(after('K')).tricks[0]?.won?.seat).toBe('W');
  });

  test('once corrected there is nothing more to correct', () => {
    const play = 'S: H5 C2~62A HQ H3 W=HT\nN: S2 S3 D2 C2\nE: S4 D3 C3 H2';
    for (const edition of LAWS_EDITIONS) {
      const { rulings, final } = ruled({ ...DISCARDED, play }, edition);
      expect(rulings).toMatchObject([
        { standing: { status: 'corrected', correctedBy: '62A' }, correction: undefined, equity: [] },
      ]);
      expect(final?.tricks).toEqual({ NS: 6, EW: 7 });
    }
  });

  test('declaring side offends: its second card is no penalty card', () => {
    const written: Written = {
      contract: '3NTE',
      deal: 'N:2.Q2.. 43.3.. .5.32. .T..32',
      earlier: { NS: 5, EW: 5 },
      play: 'S: H5 C2 HQ H3',
    };
    expect(correctionOf(written, 2017).mayWithdraw).toMatchObject([
      { seat: 'N', penaltyCard: false },
      { seat: 'E', clause: '62C2', penaltyCard: false },
    ]);
  });
});

describe('both sides revoke on one trick', () => {
  /** East and South discard on a club; West wins and leads to the next trick. */
  const MUTUAL: Written = {
    contract: '3NTS',
    deal: 'N:32...5 ..32.6 .32..7 4...KQ',
    earlier: { NS: 5, EW: 5 },
    play: 'N: C5 D2 H2 CK\nW: CQ',
  };

  test('2017 62C3: both are corrected, and defenders’ cards become penalty cards', () => {
    const { rulings, final } = ruled(MUTUAL, 2017);
    expect(rulings.map(({ rectification }) => rectification.clauses)).toEqual([
      ['62C3', '64B8'],
      ['62C3', '64B8'],
    ]);
    expect(rulings[0]?.standing).toMatchObject({ status: 'established', established: { by: 'W' } });
    expect(rulings[0]?.correction).toMatchObject({ penaltyCard: 'D2', choices: ['C6'] });
    expect(rulings[1]?.correction).toMatchObject({ penaltyCard: undefined, choices: ['C7'] });
    expect(rulings[1]?.correction?.mayWithdraw).toContainEqual(
      expect.objectContaining({ trick: 12, seat: 'W', card: 'CQ', penaltyCard: true }),
    );
    expect(rulings[1]?.correction?.information).toMatchObject({ clause: '16C2', unauthorised: ['NS', 'EW'] });
    expect(rulings[0]?.equity.map(({ clause }) => clause)).toEqual(['64C1']);
    expect(final).toBeUndefined();
  });

  test('2017 64B8: once corrected no tricks go over', () => {
    const play = `
      N: C5 D2~62C3 H2~62C3 CK E=C6 S=C7
      W: CQ S2 D2 H2
      W: S4 S3 D3 H3`;
    const { rulings, final } = ruled({ ...MUTUAL, play }, 2017);
    expect(rulings.map(({ rectification }) => rectification.clauses)).toEqual([
      ['62C3', '64B8'],
      ['62C3', '64B8'],
    ]);
    expect(final?.tricks).toEqual({ NS: 5, EW: 8 });
  });

  test('2007: the side that has played on is established, the other corrects; 64B7', () => {
    const { rulings } = ruled(MUTUAL, 2007);
    expect(rulings).toMatchObject([
      { standing: { status: 'established' }, rectification: { kind: 'no-transfer', clauses: ['64B7'] } },
      { standing: { status: 'open' }, rectification: { kind: 'correction', clauses: ['62A'] } },
    ]);
  });

  test('1997: the side that has played on is established and pays; the other corrects', () => {
    const { rulings } = ruled(MUTUAL, 1997);
    expect(rulings).toMatchObject([
      { standing: { status: 'established' }, rectification: { kind: 'pending', awaits: 'end-of-play' } },
      { standing: { status: 'open' }, rectification: { kind: 'correction' } },
    ]);
  });

  test.each(LAWS_EDITIONS)('%i: neither has played on, so each corrects', (edition) => {
    const { rulings } = ruled({ ...MUTUAL, play: 'N: C5 D2 H2 CK' }, edition);
    expect(rulings.map(({ standing }) => [standing.status, standing.correctedBy])).toEqual([
      ['open', '62A'],
      ['open', '62A'],
    ]);
  });
});
