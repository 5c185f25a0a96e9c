import { orThrow } from 'naipe/base';
import { printTricks, ruleRecord, ruleRevokes } from 'naipe/laws';
import { describe, expect, test } from 'vitest';
import {
  fateOf,
  isMoreKnown,
  NEW_REVOKE,
  nextToPlay,
  pasted,
  type RevokeDraft,
  recordOf,
  trickNumber,
  tricksOf,
  withCard,
  withFate,
  withNextTrick,
  withoutLast,
} from './revoke-draft.ts';

const { contract } = NEW_REVOKE;
const draft = (part: Partial<RevokeDraft>): RevokeDraft => ({ ...NEW_REVOKE, ...part });
const tricksIn = (text: string) => orThrow(tricksOf(draft({ tricks: text })));
const ruled = (part: Partial<RevokeDraft>) => {
  const made = draft(part);
  return orThrow(ruleRevokes(orThrow(recordOf(made)), made.edition));
};

describe('cards as they fall', () => {
  test('the opening leader begins, then the next to the left, then who won', () => {
    expect(nextToPlay([], contract)).toBe('W');
    expect(nextToPlay(tricksIn('W: C2 C5'), contract)).toBe('E');
    expect(nextToPlay(tricksIn('W: C2 C5 S8 C6'), contract)).toBe('E');
  });

  test('62A: who took a card back plays again', () => {
    const tricks = withFate(tricksIn('W: C2 C5 S8'), 'withdrawn');
    expect(printTricks(tricks)).toBe('W: C2 C5 S8~62A');
    expect(nextToPlay(tricks, contract)).toBe('E');
    expect(printTricks(withCard(tricks, { seat: 'E', card: 'C9' }))).toBe('W: C2 C5 S8~62A E=C9');
  });

  test('67: a card placed, a card too many, a card missing', () => {
    const tricks = tricksIn('W: C2 C5 S8');
    const last = (fate: 'placed' | 'surplus') => withFate(tricks, fate).at(-1)?.plays.at(-1);
    expect(last('placed')).toEqual({ seat: 'E', card: 'S8', role: 'placed' });
    expect(last('surplus')).toEqual({ seat: 'E', card: 'S8', role: 'surplus' });
    expect(fateOf(last('surplus') ?? { seat: 'E', card: 'S8' })).toBe('surplus');
    const next = withNextTrick(tricks);
    expect(next).toHaveLength(2);
    expect(nextToPlay(next, contract)).toBe('S');
    expect(trickNumber(draft({}), next)).toBe(2);
  });

  test('the last card taken out again', () => {
    expect(printTricks(withoutLast(tricksIn('W: C2 C5\n')))).toBe('W: C2');
    expect(withoutLast(tricksIn('W: C2'))).toEqual([]);
  });

  test('a record that begins later counts on from there', () => {
    expect(trickNumber(draft({ earlierNS: '7', earlierEW: '3' }), [])).toBe(11);
  });
});

describe('what a draft describes', () => {
  /** East, with the nine of hearts, ruffs; then wins with a diamond and with that heart. */
  const RUFFED = {
    earlierNS: '7',
    earlierEW: '3',
    tricks: 'N: HA S2 H4 H5\nE: D9 D4 D5 D2\nE: H9 C4 C5 H3',
  };

  test('64A1: won by the offender himself, two tricks go over', () => {
    expect(ruled(RUFFED).transferred).toEqual({ NS: 2, EW: 0 });
  });

  test('64B5: the round had ended', () => {
    expect(ruled({ ...RUFFED, roundEnded: true }).rulings[0]?.rectification).toMatchObject({
      kind: 'no-transfer',
      clauses: ['64B5'],
    });
  });

  test('61A, 64B3: a penalty card that was not played is a revoke without transfer', () => {
    // East follows with the ten of hearts although the nine lies face up as a major penalty card.
    const tricks = 'N: HA HT H4 H5\nN: D9 D4 D5 D2\nN: H2 H9 C4 C5';
    const faced = [{ seat: 'E', cards: ['H9'], as: 'major-penalty-card', from: 11 } as const];
    expect(ruled({ ...RUFFED, tricks }).rulings).toEqual([]);
    const [ruling] = ruled({ ...RUFFED, tricks, faced }).rulings;
    expect(ruling).toMatchObject({
      revoke: { seat: 'E', trick: 11, kind: 'card' },
      rectification: { kind: 'no-transfer', clauses: ['64B3'] },
    });
  });

  test('61A: an order not obeyed is a revoke', () => {
    const tricks = 'N: D9 D4 D5 D2\nN: HA H9 H4 H5\nN: H2 HT C4 C5';
    const requirements = [
      { trick: 11, seat: 'N', clause: '61A', must: { do: 'play-suit', suit: 'H' } } as const,
    ];
    expect(ruled({ ...RUFFED, tricks, requirements }).rulings[0]?.revoke).toMatchObject({
      seat: 'N',
      trick: 11,
      suit: 'H',
    });
  });

  test('63A3: a claim that the other side agreed to, and how the rest was shared', () => {
    const record = orThrow(
      recordOf(draft({ ...RUFFED, tricks: 'N: HA S2 H4 H5', claimer: 'S', restNS: '1' })),
    );
    expect(record.claim).toEqual({ by: 'S', assented: true, objected: false, rest: { NS: 1, EW: 1 } });
  });

  test('67B1: whether a player who did not play has the suit led is asked where his hand is not known', () => {
    const made = draft({ ...RUFFED, tricks: 'N: HA -- H4 H5\nN: DA D9 D4 D5\nN: DK D8 D6 D7' });
    const ruling = (answers: RevokeDraft['answers']) => {
      const { facedIsKnown, edition } = made;
      return orThrow(ruleRecord(orThrow(recordOf(made)), edition, { answers, facedIsKnown })).defects[0]
        ?.ruling;
    };
    expect(ruling({})).toMatchObject({
      do: 'ask',
      question: { id: 'has-suit-led', clause: '67B1', about: { trick: 11, seat: 'E' } },
    });
    expect(ruling({ '67B1:T11E': 'no' })).toMatchObject({ do: 'place', clauses: ['67B1(b)', '64A2'] });
  });

  test('a hand that cannot be read is a fault', () => {
    expect(recordOf(draft({ hands: { ...NEW_REVOKE.hands, N: 'XYZ' } }))).toMatchObject({ ok: false });
  });
});

test('pasted PBN fills the tricks and the contract', () => {
  const text = '[Declarer "N"]\n[Contract "3NT"]\n[Vulnerable "All"]\n[Play "E"]\nCQ C9 C2 CA\n*\n';
  expect(pasted(text, NEW_REVOKE)).toMatchObject({
    tricks: 'E: CQ C9 C2 CA',
    contract: { level: 3, strain: 'NT', declarer: 'N' },
    vulnerability: 'All',
  });
  expect(pasted('W: C2', NEW_REVOKE)).toBeUndefined();
});

test('more is known once more was entered', () => {
  expect(isMoreKnown(draft({ tricks: 'W: C2' }))).toBe(false);
  expect(isMoreKnown(draft({ roundEnded: true }))).toBe(true);
});
