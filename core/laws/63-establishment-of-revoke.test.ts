import { describe, expect, test } from 'vitest';
import type { Seat } from '../game/index.ts';
import { LAWS_EDITIONS, type LawsEdition, type RulingOptions } from './index.ts';
import { ASKED_BY_DUMMY, ASKED_BY_PARTNER, DISCARD_AT_TEN } from './tricks/testing/endings.ts';
import { firstTricks, ruled, type Written } from './tricks/testing/records.ts';

const first = (written: Written, edition: LawsEdition, options?: RulingOptions) =>
  ruled(written, edition, options).rulings[0]!;
const standing = (written: Written, edition: LawsEdition, options?: RulingOptions) =>
  first(written, edition, options).standing;

/** The revoke trick alone, complete; South, the innocent side, has won it. */
const JUST_PLAYED: Written = { ...DISCARD_AT_TEN, play: firstTricks(DISCARD_AT_TEN.play, 1) };
const thenFell = (play: string): Written => ({ ...JUST_PLAYED, play: `${JUST_PLAYED.play}\n${play}` });
const ON_TIME = { calledOnNextBoard: [], roundEnded: false, handsReturned: false } as const;

describe.each(LAWS_EDITIONS)('Law 63A of %i', (edition) => {
  test('a trick turned over establishes nothing, nor does the other side', () => {
    expect(standing(JUST_PLAYED, edition)).toMatchObject({ status: 'open', established: undefined });
    expect(standing(thenFell('S: S5'), edition).status).toBe('open');
  });

  test('63A1: the offender or his partner plays to the next trick', () => {
    expect(standing(thenFell('S: S5 H4'), edition)).toMatchObject({
      status: 'established',
      established: { clause: '63A1', by: 'W', how: 'played', trick: 11, card: 'H4' },
    });
    expect(standing(thenFell('N: D6 S9'), edition).established).toMatchObject({ by: 'E' });
  });

  test('63A1: illegally too: a lead out of turn, taken back or not', () => {
    expect(standing(thenFell('W: H6'), edition).established).toMatchObject({ clause: '63A1', by: 'W' });
    expect(standing(thenFell('W: H6~56 S=S5'), edition).established).toMatchObject({ by: 'W' });
  });

  test('63A2: a card named for the next trick, by the offender or by declarer for dummy', () => {
    const named = (contract: string, by: 'E' | 'W' | 'S'): Written => ({
      ...JUST_PLAYED,
      contract,
      named: [{ trick: 11, by }],
    });
    expect(standing(named('3NTE', 'E'), edition).established).toMatchObject({ clause: '63A2', by: 'E' });
    expect(standing(named('3NTW', 'W'), edition).established).toMatchObject({ clause: '63A2', by: 'W' });
    expect(standing(named('3NTS', 'S'), edition).status).toBe('open');
  });

  test('63A3: his side claims or concedes', () => {
    const claim = { by: 'W', assented: false, objected: false } as const;
    expect(standing({ ...JUST_PLAYED, claim }, edition).established).toMatchObject({
      clause: '63A3',
      by: 'W',
    });
    const own = { by: 'E', assented: false, objected: true } as const;
    expect(standing({ ...JUST_PLAYED, claim: own }, edition).established).toMatchObject({
      clause: '63A3',
      how: 'claimed',
    });
  });

  const CLAIMED = { by: 'S', assented: false, objected: false } as const;

  test('the other side claims and he objects in time: not established', () => {
    const claim = { ...CLAIMED, objected: true };
    expect(standing({ ...JUST_PLAYED, claim }, edition).status).toBe('open');
    const late = { ...ON_TIME, roundEnded: true };
    expect(standing({ ...JUST_PLAYED, claim, attention: late }, edition).status).toBe('open');
  });

  test('nor while objecting is still possible (69A)', () => {
    expect(standing({ ...JUST_PLAYED, claim: CLAIMED }, edition).status).toBe('open');
    const otherSideCalled = { ...ON_TIME, calledOnNextBoard: ['N'] } as const;
    expect(standing({ ...JUST_PLAYED, claim: CLAIMED, attention: otherSideCalled }, edition).status).toBe(
      'open',
    );
  });

  test('the claim is agreed when his side calls on the next board, or the round ends', () => {
    const clause = edition === 2017 ? '63A4' : '63A3';
    const called = { ...ON_TIME, calledOnNextBoard: ['W'] } as const;
    const over = { ...ON_TIME, roundEnded: true };
    for (const attention of [called, over])
      expect(standing({ ...JUST_PLAYED, claim: CLAIMED, attention }, edition)).toMatchObject({
        status: 'established',
        established: { clause, how: 'agreed' },
      });
  });
});

describe('where the editions differ', () => {
  test('47E1: a card retracted because of an opponent’s mistake does not establish in 2017', () => {
    const status = (edition: LawsEdition) => standing(thenFell('W: H6~47E1'), edition).status;
    expect(LAWS_EDITIONS.map(status)).toEqual(['established', 'established', 'open']);
    const second = (edition: LawsEdition) => standing(thenFell('E: S9~47E1 S=S5'), edition).status;
    expect(LAWS_EDITIONS.map(second)).toEqual(['established', 'established', 'open']);
  });

  test('63A3, 69A: “yes” to a claim, taken back in time; read literally it bound at once until 2007', () => {
    const written: Written = { ...JUST_PLAYED, claim: { by: 'S', assented: true, objected: false } };
    expect(LAWS_EDITIONS.map((edition) => standing(written, edition).status)).toEqual([
      'open',
      'open',
      'open',
    ]);
    const readings = { assent: 'binds-at-once' } as const;
    expect(LAWS_EDITIONS.map((edition) => standing(written, edition, { readings }).status)).toEqual([
      'established',
      'established',
      'open',
    ]);
  });

  test('1997 63B: a defender asked his partner: corrected, and Law 64 as if established', () => {
    const tricks = LAWS_EDITIONS.map((edition) => ruled(ASKED_BY_PARTNER, edition).final?.tricks.NS);
    expect(tricks).toEqual([9, 8, 8]);
    expect(first(ASKED_BY_PARTNER, 1997)).toMatchObject({
      standing: { status: 'corrected', asIfEstablished: '63B' },
      rectification: { kind: 'transfer', clauses: ['63B', '64A2'], tricks: [11] },
    });
    expect(first(ASKED_BY_PARTNER, 2017).rectification).toEqual({ kind: 'correction', clauses: ['62A'] });
  });

  test('1997 63B: not where the zone lets defenders ask, nor when declarer had asked first', () => {
    const readings = { defendersAsking: 'allowed' } as const;
    expect(ruled(ASKED_BY_PARTNER, 1997, { readings }).final?.tricks.NS).toBe(8);
    const inquiries = [
      { trick: 10, asker: 'S', asked: 'W' },
      { trick: 10, asker: 'E', asked: 'W' },
    ] as const;
    expect(ruled({ ...ASKED_BY_PARTNER, inquiries }, 1997).final?.tricks.NS).toBe(8);
  });

  test('1997 63B: dummy’s question to a defender does not punish the defenders', () => {
    const inquiries = [{ trick: 10, asker: 'N', asked: 'W' }] as const;
    expect(ruled({ ...ASKED_BY_PARTNER, inquiries }, 1997).final?.tricks.NS).toBe(8);
  });

  test('1997 63B: asked and not yet replaced, the card is replaced first and is a penalty card', () => {
    const { correction } = first({ ...ASKED_BY_PARTNER, play: 'S: C5 D2 CA C3' }, 1997);
    expect(correction).toMatchObject({
      clauses: ['62A', '63B', '62B1'],
      choices: ['CJ'],
      penaltyCard: 'D2',
    });
  });
});

describe.each(LAWS_EDITIONS)('Law 43B2(b) of %i', (edition) => {
  test('dummy without rights asks about declarer’s hand: the substituted card wins, 64A1 as if established', () => {
    const { rulings, final } = ruled(ASKED_BY_DUMMY, edition);
    expect(rulings[0]).toMatchObject({
      standing: { status: 'corrected', asIfEstablished: '43B2(b)' },
      rectification: { kind: 'transfer', clauses: ['43B2(b)', '64A1'], tricks: [10, 12] },
    });
    expect(final?.tricks).toEqual({ NS: 6, EW: 7 });
  });

  test('nothing when dummy had kept his rights, or a defender had asked first', () => {
    expect(ruled({ ...ASKED_BY_DUMMY, dummyLostRights: false }, edition).final?.tricks.NS).toBe(8);
    const inquiries = [{ trick: 10, asker: 'E', asked: 'S' }, ...ASKED_BY_DUMMY.inquiries] as const;
    expect(ruled({ ...ASKED_BY_DUMMY, inquiries }, edition).final?.tricks.NS).toBe(8);
  });

  test('nothing when the card came from dummy', () => {
    const written: Written = {
      ...ASKED_BY_DUMMY,
      contract: '4HN',
      inquiries: [{ trick: 10, asker: 'S', asked: 'N' }],
    };
    expect(ruled(written, edition).final?.tricks.NS).toBe(8);
  });
});

describe('Laws 63A3 and 68D2(b) of 2017: a claim after which the play went on', () => {
  const discarded = (by: Seat, trick: number, cards: number): Written => ({
    ...JUST_PLAYED,
    voidClaims: [{ by, trick, cards }],
  });

  test.each([
    ['after the trick by his partner', discarded('W', 11, 0), '63A3'],
    ['with his card on the table', discarded('E', 10, 4), '63A3'],
    ['before his card fell', discarded('W', 10, 3), undefined],
    ['by the other side', discarded('S', 11, 0), undefined],
  ])('%s', (_when, written, clause) => {
    expect(standing(written, 2017).established?.clause).toBe(clause);
  });
});
