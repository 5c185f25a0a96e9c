import { describe, expect, test } from 'vitest';
import type { Seat } from '../game/index.ts';
import { afterClaim, type Claiming, claimOrConcession } from './68-claim-or-concession.ts';
import { LAWS_EDITIONS } from './editions.ts';
import type { ClaimingAct } from './happening/claiming-act.ts';

const act = (by: Seat, what: ClaimingAct, more: Partial<Claiming> = {}) =>
  claimOrConcession({
    edition: 2017,
    act: what,
    by,
    declarer: 'S',
    tricksLeft: 5,
    partnerObjects: false,
    ...more,
  });

describe.each(LAWS_EDITIONS)('Law 68, %s', (edition) => {
  const conceding = edition === 1997 ? '68B' : '68B1';

  test('68A: a number of tricks is claimed and the rest conceded', () => {
    expect(act('S', { kind: 'states-winning', tricks: 5 }, { edition })).toEqual({
      kind: 'claim',
      side: 'NS',
      claimed: 5,
      conceded: 0,
      clauses: ['68A'],
    });
    expect(act('S', { kind: 'states-winning', tricks: 3 }, { edition })).toMatchObject({
      claimed: 3,
      conceded: 2,
      clauses: ['68A', conceding],
    });
  });

  test('68A: curtailing play or showing cards claims, for a defender too', () => {
    expect(act('E', { kind: 'suggests-curtailing' }, { edition })).toMatchObject({
      kind: 'claim',
      side: 'EW',
      claimed: 5,
    });
    expect(act('E', { kind: 'shows-cards', noClaimMeant: false }, { edition })).toMatchObject({
      kind: 'claim',
      side: 'EW',
    });
  });

  test('68A: cards shown without meaning to claim are no claim', () => {
    expect(act('S', { kind: 'shows-cards', noClaimMeant: true }, { edition })).toMatchObject({
      kind: 'play-on',
      clauses: ['68A'],
      shownCards: 'not-penalty-cards',
    });
    expect(act('E', { kind: 'shows-cards', noClaimMeant: true }, { edition })).toMatchObject({
      kind: 'play-on',
      shownCards: 'by-law-49',
    });
  });

  test('68B: tricks that a side will lose, or a hand abandoned, are conceded', () => {
    expect(act('S', { kind: 'states-losing', tricks: 2 }, { edition })).toMatchObject({
      kind: 'concession',
      claimed: 3,
      conceded: 2,
      clauses: [conceding],
    });
    expect(act('S', { kind: 'abandons-hand' }, { edition, tricksLeft: 4 })).toMatchObject({
      kind: 'concession',
      claimed: 0,
      conceded: 4,
    });
  });

  test('68: what is said of the trick in progress is neither, and shown cards are not penalty cards', () => {
    expect(act('E', { kind: 'about-current-trick' }, { edition })).toEqual({
      kind: 'play-on',
      clauses: ['68'],
      callDirector: false,
      shownCards: 'not-penalty-cards',
      information: '16',
    });
  });

  test('68B2 (68B in 1997): a defender concedes and his partner objects at once', () => {
    const expected = {
      1997: { clauses: ['68B'], shownCards: 'by-law-49', information: '16' },
      2007: { clauses: ['68B2'], shownCards: 'not-penalty-cards', information: '16D' },
      2017: { clauses: ['68B2'], shownCards: 'not-penalty-cards', information: '16C' },
    }[edition];
    const objected = { edition, partnerObjects: true };
    for (const conceded of [
      act('W', { kind: 'abandons-hand' }, objected),
      act('E', { kind: 'states-losing', tricks: 2 }, objected),
      act('W', { kind: 'states-winning', tricks: 2 }, objected),
    ])
      expect(conceded).toEqual({ kind: 'play-on', callDirector: true, ...expected });
  });

  test('68B2: a defender who claims every trick concedes none, and declarer has no such partner', () => {
    const objected = { edition, partnerObjects: true };
    expect(act('W', { kind: 'states-winning', tricks: 5 }, objected)).toMatchObject({ kind: 'claim' });
    expect(act('S', { kind: 'states-losing', tricks: 1 }, objected)).toMatchObject({ kind: 'concession' });
  });

  test('68D: agreed, the claim goes to Law 69; doubted, to the director and Law 70', () => {
    expect(afterClaim(edition, 'NS', { kind: 'agreed' })).toMatchObject({ next: 'agreement' });
    expect(afterClaim(edition, 'NS', { kind: 'agreed' }).clauses).toContain('69');
    expect(afterClaim(edition, 'NS', { kind: 'doubted' })).toEqual({
      next: 'director',
      laterPlay: edition === 2007 ? 'evidence' : 'void',
      clauses: {
        1997: ['68D', '70'],
        2007: ['68D', '70', '70D3'],
        2017: ['68D2(a)', '70'],
      }[edition],
      lapses: [],
    });
  });

  test('68D: all four agree to play on', () => {
    const all: readonly Seat[] = ['N', 'E', 'S', 'W'];
    const playedOn = afterClaim(edition, 'NS', { kind: 'play-on-asked', by: 'E', concurring: all });
    if (edition === 2017)
      expect(playedOn).toEqual({
        next: 'play-on',
        laterPlay: 'stands',
        clauses: ['68D2(b)', '68D2(b)(ii)'],
        lapses: ['16', '50'],
      });
    else expect(playedOn).toMatchObject({ next: 'director', lapses: [] });
  });

  test('68D2(b)(i): one who does not concur, or a claimer who asks, leaves it to the director', () => {
    const asked = (by: Seat, concurring: readonly Seat[]) =>
      afterClaim(edition, 'NS', { kind: 'play-on-asked', by, concurring }).next;
    expect(asked('E', ['E', 'S', 'W'])).toBe('director');
    expect(asked('S', ['N', 'E', 'S', 'W'])).toBe('director');
  });
});
