import { describe, expect, test } from 'vitest';
import {
  findDefects,
  historyOf,
  LAWS_EDITIONS,
  type LawsEdition,
  ruleDefect,
  ruleStrayCard,
} from './index.ts';
import { PLAYED_OUT } from './tricks/testing/played-out.ts';
import { firstTricks, recordOf, ruled, type Written } from './tricks/testing/records.ts';

const rule = (written: Written, edition: LawsEdition, facts?: Parameters<typeof ruleDefect>[3]) => {
  const history = historyOf(recordOf(written));
  const [defect] = findDefects(history);
  return defect && ruleDefect(history, defect, edition, facts);
};

/** Diamonds led to trick 6: West, with the ace, plays nothing. */
const OMITTED: Written = {
  ...PLAYED_OUT.cardOmitted,
  play: PLAYED_OUT.cardOmitted.play.replace(' W=(DA)', ''),
};
const upTo = (written: Written, tricks: number, then = ''): Written => ({
  ...written,
  play: `${firstTricks(written.play, tricks)}\n${then}`,
});

describe.each(LAWS_EDITIONS)('Law 67A of %i', (edition) => {
  test('67A1: one side alone has played on: the missing card is supplied', () => {
    expect(rule(upTo(OMITTED, 6, 'S: C2'), edition)).toEqual({
      do: 'supply',
      clauses: ['67A', '67A1'],
      choices: ['DA'],
    });
    expect(rule(upTo(OMITTED, 6, 'E: H8'), edition)).toMatchObject({ do: 'supply' });
  });

  test('a trick that is being played lacks nothing', () => {
    expect(findDefects(historyOf(recordOf(upTo(OMITTED, 6))))).toEqual([]);
  });

  test('67A2: two cards to a trick: he says which he plays', () => {
    const written = upTo(PLAYED_OUT.cardRestored, 6);
    expect(rule(written, edition)).toEqual({
      do: 'choose-one',
      clauses: ['67A', '67A2', '45E', '58B'],
      cards: ['D6', 'D9'],
    });
    expect(rule(upTo(PLAYED_OUT.cardRestored, 6, 'E: CA'), edition)).toMatchObject({ do: 'choose-one' });
  });
});

describe('Law 67B1: a card too few', () => {
  const late = upTo(OMITTED, 7);

  test('67B1(a): with the suit led he places such a card; from 2007 he is deemed to have revoked', () => {
    for (const edition of LAWS_EDITIONS)
      expect(rule(late, edition)).toMatchObject({ do: 'place', choices: ['DA'] });
    expect(LAWS_EDITIONS.map((edition) => rule(late, edition)?.clauses)).toEqual([
      ['67B1(a)'],
      ['67B1(a)', '64A2'],
      ['67B1(a)', '64A2'],
    ]);
  });

  test('67B1: the trick keeps its owner', () => {
    const history = historyOf(recordOf(PLAYED_OUT.cardOmitted));
    expect(history.tricks[5]?.won).toEqual({ seat: 'S', card: 'DJ' });
    expect(findDefects(history)).toEqual([{ trick: 6, seat: 'W', kind: 'missing', cards: ['DA'] }]);
  });

  /** Trick 10, diamonds led: West plays nothing. South then wins two tricks and the defenders the last. */
  const NO_DIAMOND: Written = {
    contract: '3NTS',
    deal: 'N:43..4.4 A..3.32 .2.AK.A .654..5',
    earlier: { NS: 5, EW: 4 },
    play: `
      S: DA -- D4 D3
      S: CA C5 C4 C2
      S: H2 H4 S3 C3
      W: H5 S4 SA DK`,
  };
  /** The same with the missing card placed. */
  const PLACED = { ...NO_DIAMOND, play: NO_DIAMOND.play.replace('D3', 'D3 W=(H6)') };

  test.each(LAWS_EDITIONS)(
    '%i 67B1(b): without it he places any card and is deemed to have revoked',
    (edition) => {
      const found = upTo(NO_DIAMOND, 2);
      expect(rule(found, edition)).toMatchObject({
        do: 'place',
        clauses: ['67B1(b)', '64A2'],
        choices: ['H6', 'H5', 'H4'],
        revoke: { trick: 10, seat: 'W', kind: 'deemed', suit: 'D' },
      });
      const { rulings, final } = ruled(PLACED, edition);
      expect(rulings).toMatchObject([{ rectification: { clauses: ['64A2'], tricks: [12] } }]);
      expect(final?.tricks).toEqual({ NS: 8, EW: 5 });
    },
  );

  test.each(LAWS_EDITIONS)(
    '%i 64B1: his side wins nothing from there on, and nothing goes over',
    (edition) => {
      const written: Written = {
        contract: '3NTS',
        deal: 'N:43..4.4 K..3.32 A..AK.A .654..5',
        earlier: { NS: 5, EW: 4 },
        play: `
        S: DA -- D4 D3 W=(H6)
        S: CA C5 C4 C2
        S: SA H4 S3 SK
        S: DK H5 S4 C3`,
      };
      const { rulings, final } = ruled(written, edition);
      expect(rulings).toMatchObject([{ rectification: { kind: 'no-transfer', clauses: ['64B1'] } }]);
      expect(final?.tricks).toEqual({ NS: 9, EW: 4 });
    },
  );

  test.each(LAWS_EDITIONS)('%i 64B3: dummy’s missing card costs nothing by itself', (edition) => {
    const { rulings } = ruled({ ...PLACED, contract: '3NTE' }, edition);
    expect(rulings).toMatchObject([{ revoke: { seat: 'W' }, rectification: { clauses: ['64B3'] } }]);
  });

  test('1997: one trick at most, though he later wins with cards that he could have placed', () => {
    const { rulings } = ruled(PLACED, 1997);
    expect(rulings[0]?.rectification).toMatchObject({ tricks: [12] });
  });

  test('a hand that is not known: does he have the suit?', () => {
    const { deal: _, ...unknown } = upTo(OMITTED, 7);
    expect(rule(unknown, 1997)).toMatchObject({
      do: 'ask',
      question: { id: 'has-suit-led', clause: '67B1', about: { trick: 6, seat: 'W' } },
    });
    const answered = (answer: string) => rule(unknown, 1997, { answers: { '67B1:T6W': answer } })?.clauses;
    expect(answered('yes')).toEqual(['67B1(a)']);
    expect(answered('no')).toEqual(['67B1(b)', '64A2']);
  });
});

describe('Law 67B2: a card too many', () => {
  const late = upTo(PLAYED_OUT.cardRestored, 7);

  test.each([
    [1997, ['67B2']],
    [2007, ['67B2(a)', '67B2(b)']],
    [2017, ['67B2(a)', '67B2(b)']],
  ] as const)('%i: the faced card stays, the other goes back', (edition, clauses) => {
    expect(rule(late, edition)).toEqual({
      do: 'restore',
      clauses,
      stays: ['D6'],
      restored: ['D9'],
      penaltyCardIfExposed: true,
    });
  });

  /** Trick 10, spades led: West’s eight with a heart stuck to it, the five still in his hand. */
  const STUCK: Written = {
    contract: '3NTS',
    deal: 'N:2..43.4 3..5.32 A..AK.A 85.2..5',
    earlier: { NS: 5, EW: 4 },
    play: `
      S: SA S8 S2 S3 W=[H2]
      S: CA C5 C4 C2`,
  };

  test.each(LAWS_EDITIONS)(
    '%i: it is not known which was faced: the highest that was legal stays',
    (edition) => {
      expect(rule(STUCK, edition, { facedIsKnown: false })).toMatchObject({
        stays: ['S8'],
        restored: ['H2'],
      });
      const swapped = { ...STUCK, play: STUCK.play.replace('S8', 'H2').replace('[H2]', '[S8]') };
      expect(rule(swapped, edition, { facedIsKnown: false })).toMatchObject({
        stays: ['S8'],
        restored: ['H2'],
      });
      expect(rule(swapped, edition)).toMatchObject({ stays: ['H2'], restored: ['S8'] });
    },
  );

  test('declarer’s card is never a penalty card', () => {
    expect(rule({ ...STUCK, contract: '3NTW' }, 2017)).toMatchObject({ penaltyCardIfExposed: false });
  });

  test.each(LAWS_EDITIONS)('%i 67B2(b): not having played the restored card may be a revoke', (edition) => {
    const { rulings } = ruled(PLAYED_OUT.cardRestored, edition);
    expect(rulings).toMatchObject([{ revoke: { trick: 8, seat: 'W' }, standing: { status: 'established' } }]);
  });
});

test('67B3: a card that was played and not put away; 2017 alone has the rule', () => {
  const again = { playedAgain: true, tooLateToCorrect: true };
  expect(ruleStrayCard(2017, again)).toEqual({ clauses: ['67B3'], placed: true, adjustedScore: true });
  expect(ruleStrayCard(2017, { ...again, playedAgain: false })).toMatchObject({ adjustedScore: false });
  expect(ruleStrayCard(2017, { ...again, tooLateToCorrect: false })).toMatchObject({ adjustedScore: false });
  expect(ruleStrayCard(2007, again)).toEqual({ clauses: ['12A1'], placed: false, adjustedScore: true });
  expect(ruleStrayCard(1997, { ...again, playedAgain: false })).toEqual({
    clauses: [],
    placed: false,
    adjustedScore: false,
  });
});
