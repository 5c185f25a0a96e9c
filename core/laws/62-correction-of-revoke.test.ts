import { describe, expect, test } from 'vitest';
import {
  correctRevoke,
  historyOf,
  LAWS_EDITIONS,
  type LawsEdition,
  printTricks,
  questionKey,
  type RevokeRuling,
} from './index.ts';
import { PLAYED_OUT } from './tricks/testing/played-out.ts';
import { firstTricks, recordOf, ruled, type Written } from './tricks/testing/records.ts';

const first = (written: Written, edition: LawsEdition): RevokeRuling => ruled(written, edition).rulings[0]!;
const correction = (written: Written, edition: LawsEdition) => first(written, edition).correction!;

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
      const ruling = first(DISCARDED, edition);
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
      const ruling = first({ ...board, play: firstTricks(board.play, 2) }, edition);
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
    expect(correction(written, edition)).toMatchObject({
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
    expect(correction(written, edition)).toMatchObject({ clauses: ['62A', '62B2'], penaltyCard: undefined });
  });

  test.each(LAWS_EDITIONS)('%i 62B2: a defender’s card that was faced stays what it was', (edition) => {
    const written: Written = {
      contract: '3NTS',
      deal: 'N:K...32 6.9..4 5..32. .AK.J.',
      earlier: { NS: 5, EW: 5 },
      faced: [{ seat: 'E', cards: ['H9'], as: 'major-penalty-card', from: 11 }],
      play: 'N: SK H9',
    };
    expect(correction(written, edition)).toMatchObject({
      clauses: ['62A', '62B2'],
      choices: ['S6'],
      penaltyCard: undefined,
    });
  });

  test.each(LAWS_EDITIONS)(
    '%i 61A, 62B1: a forbidden lead is taken back and becomes a penalty card',
    (edition) => {
      const { forbiddenLead: board } = PLAYED_OUT;
      const { choices, penaltyCard } = correction({ ...board, play: 'W: HA' }, edition);
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
    const { mayWithdraw, information } = correction(DISCARDED, edition);
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
    expect(correction(ledOn('T'), edition).mayWithdraw).toContainEqual({
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
      const { revoke } = first(ledOn(west), 2017);
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
    expect(correction(written, 2017).mayWithdraw).toMatchObject([
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
    const { partner, clauses, penaltyCard } = correction(twelfth('.Q.Q.'), edition);
    expect(clauses).toEqual(['62A', '62B1', '62D2']);
    expect(penaltyCard).toBe('H5');
    expect(partner?.answers.map((answer) => answer.id)).toEqual(['HQ', 'DQ', 'none']);
    expect(partner?.id).toBe(id);
  });

  test('62D2: two cards of one suit are asked about only in 2017, a suit to follow never', () => {
    expect(
      LAWS_EDITIONS.map((edition) => correction(twelfth('.QJ..'), edition).partner !== undefined),
    ).toEqual([false, false, true]);
    for (const edition of LAWS_EDITIONS)
      expect(correction(twelfth('.Q..K'), edition).partner).toBeUndefined();
  });

  test('62D2: nor when partner has played before, nor of declarer’s side', () => {
    const play = 'W: CK CA H5 C6';
    const written = { ...twelfth('.Q..K'), play };
    expect(correction(written, 2017).partner).toBeUndefined();
    const declarer: Written = { ...twelfth('.Q.Q.'), contract: '3NTE' };
    expect(correction(declarer, 2017).partner).toBeUndefined();
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
