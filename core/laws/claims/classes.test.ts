import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import type { Card, Seat, Strain } from '../../game/index.ts';
import { type ClaimQuestion, judgeClaim, judgeLine, type PlayClass, type Step, weighClass } from './index.ts';
import { cards, claimOf, ending } from './testing/endings.ts';

/** What stands against the last card of a line. */
function against(question: ClaimQuestion, line: string) {
  const { plays } = orThrow(judgeLine(question, cards(line)));
  const last = plays.at(-1);
  return last?.counts ? 'nothing' : last?.against;
}

const claim = (
  strain: Strain,
  hands: Readonly<Record<Seat, string>>,
  more: Partial<ClaimQuestion> & { leader?: Seat } = {},
) => claimOf(ending(strain, hands, { leader: more.leader ?? 'S' }), more);

describe('gives-up-trick: a trick that can be won is not let go', () => {
  const guess = claim('NT', { N: 'SA ST S5', E: 'S9 S8 S6', S: 'SK SJ S4', W: 'SQ S7 S2' });

  test('third hand may finesse or play high, not play low from both hands', () => {
    // He knows that the queen is out; to lead low to a finesse he need not cash the king first, if he is let to.
    const knows = { ...guess, director: { missed: [] } };
    expect(against(knows, 'S4 S2 S5')).toContain('gives-up-trick');
    expect(against(knows, 'S4 S2 ST')).toBe('nothing');
    expect(against(knows, 'S4 SQ ST')).toContain('gives-up-trick');
    expect(against(knows, 'SJ S2 S5')).toBe('nothing');
  });

  test('fourth hand takes what it can; second hand does when partner cannot', () => {
    const led = claim('NT', { N: 'D3 D2', E: 'H9 D4', S: 'HA H2', W: 'HK D5' }, { leader: 'W' });
    expect(against(led, 'HK D2 H9 H2')).toEqual(['gives-up-trick']);
    expect(against(led, 'HK D2 H9 HA')).toBe('nothing');
    const over = claim('NT', { N: 'HA H3', E: 'D9 D4', S: 'H4 H2', W: 'HK HJ' }, { leader: 'W' });
    expect(against(over, 'HK H3')).toEqual(['gives-up-trick']);
    const held = claim('NT', { N: 'HA H3', E: 'D9 D4', S: 'HQ H2', W: 'HJ H5' }, { leader: 'W' });
    expect(against(held, 'H5 H3')).toBe('nothing');
  });

  test('a trump that wins is not refused in favour of a discard', () => {
    const ruff = claim('H', { N: 'C3 C2', E: 'S9 S8', S: 'HA D2', W: 'SA D5' }, { leader: 'W' });
    expect(against(ruff, 'SA C2 S8 D2')).toEqual(['gives-up-trick']);
    expect(against(ruff, 'SA C2 S8 HA')).toBe('nothing');
    const second = claim('H', { N: 'D3 D2', E: 'D9 D8', S: 'SA HA', W: 'C9 C8' }, { leader: 'E' });
    expect(against(second, 'D9 SA')).toEqual(['gives-up-trick']);
    expect(against(second, 'D9 HA')).toBe('nothing');
    const taken = claim('H', { N: 'DA D2', E: 'D9 D8', S: 'SA HA', W: 'C9 C8' }, { leader: 'E' });
    expect(against(taken, 'D9 SA')).toBe('nothing');
    // Who concedes tricks may throw a loser on one of them.
    expect(against({ ...ruff, claimed: 1 }, 'SA C2 S8 D2')).toBe('nothing');
  });
});

describe('the order within a suit', () => {
  test('low-before-honours: the five before the ace and king is not normal', () => {
    const question = claim('NT', { N: 'H4 H3 H2', E: 'ST D4 D3', S: 'SA SK S5', W: 'SQ S9 D2' });
    expect(against(question, 'S5')).toEqual(['low-before-honours']);
    expect(against(question, 'SK')).toBe('nothing');
    expect(orThrow(judgeClaim(question)).awarded).toBe(3);
  });

  test('small-cards-in-any-order: the five before the seven, with the six out, is careless but normal', () => {
    const question = claim('NT', { N: 'H4 H3 H2', E: 'S6 DA DK', S: 'S7 S5 S4', W: 'D9 D8 D7' });
    expect(against(question, 'S5')).toBe('nothing');
    // East takes the six and two diamonds; South throws what is left of his spades.
    expect(orThrow(judgeClaim(question)).awarded).toBe(0);
    const director = { classes: { 'small-cards-in-any-order': 'not-normal' } } as const;
    expect(against({ ...question, director }, 'S5')).toEqual(['small-cards-in-any-order']);
    expect(orThrow(judgeClaim({ ...question, director })).awarded).toBe(3);
  });

  test('not-top-down: by the order of the Regulating Authority, or as stated', () => {
    const question = claim('NT', { N: 'SA S3', E: 'SJ D4', S: 'SK S4', W: 'SQ S2' });
    expect(against(question, 'S4 S2 SA')).toBe('nothing');
    expect(against({ ...question, suitOrder: 'top-down' }, 'S4 S2 S3')).toContain('not-top-down');
    expect(against({ ...question, suitOrder: 'top-down' }, 'S4 S2 SA')).toBe('nothing');
    const steps: readonly Step[] = [{ do: 'suit', suit: 'S', topDown: true }];
    const stated = { ...question, statement: { steps, trumpMentioned: false } };
    expect(against(stated, 'SK S2 SA')).toEqual(['winners-on-one-trick']);
    expect(against(stated, 'S4 SQ S3')).toContain('not-top-down');
  });
});

describe('the order of suits', () => {
  const loser = { N: 'H4 H3 H2', E: 'DA DK DQ', S: 'SA SK D5', W: 'S9 S8 S7' } as const;

  test('loser-before-winners: normal for who takes it for a winner, not for who concedes it', () => {
    expect(against(claim('NT', loser), 'D5')).toBe('nothing');
    expect(against(claim('NT', loser, { claimed: 2 }), 'D5')).toEqual(['loser-before-winners']);
    // East takes three diamonds if the five is led first.
    expect(orThrow(judgeClaim(claim('NT', loser))).awarded).toBe(0);
    expect(orThrow(judgeClaim(claim('NT', loser, { claimed: 2 }))).awarded).toBe(2);
  });

  test('loser-before-winners: not for who has winners enough for all, be they in the other hand', () => {
    const blocked = claim('NT', { N: 'SQ SJ HA', E: 'S3 S2 HQ', S: 'SA H2 D2', W: 'HK DA DK' });
    expect(against(blocked, 'D2')).toEqual(['loser-before-winners']);
    expect(against(blocked, 'SA HK SQ S3 D2')).toEqual(['loser-before-winners']);
    // He has counted hearts that he cannot reach: the diamond, below three others, is a loser to him …
    const unreached = { ...loser, N: 'HA HK HQ' } as const;
    expect(against(claim('NT', unreached), 'D5')).toEqual(['loser-before-winners']);
    // … but below one card that he may have missed it is not.
    expect(against(claim('NT', { ...unreached, E: 'DA C3 C2' }), 'D5')).toBe('nothing');
  });

  test('strands-winner: the entry is not used before the ace, save by a weak player or who counts fewer', () => {
    const blocked = claim('NT', { N: 'SQ SJ HA', E: 'S3 S2 HQ', S: 'SA H2 D2', W: 'HK DA DK' });
    expect(against(blocked, 'H2')).toEqual(['strands-winner']);
    expect(against({ ...blocked, player: 'weak' }, 'H2')).toBe('nothing');
    expect(against({ ...blocked, claimed: 2 }, 'H2')).toBe('nothing');
    expect(orThrow(judgeClaim(blocked)).awarded).toBe(3);
    // The ace of hearts first: the queen of spades falls under the ace, and the jack cannot be reached.
    expect(orThrow(judgeClaim({ ...blocked, player: 'weak' })).awarded).toBe(2);
  });

  test('side-suit-before-trumps: normal only for who may have forgotten the trump', () => {
    const hands = { N: 'C4 C3 C2', E: 'SQ SJ ST', S: 'HA SA SK', W: 'H2 D4 D3' };
    expect(against(claim('H', hands), 'SA')).toEqual(['side-suit-before-trumps']);
    expect(against(claim('H', hands, { trumpLikelyForgotten: true }), 'SA')).toBe('nothing');
    const statement = { steps: [], trumpMentioned: true };
    expect(against(claim('H', hands, { trumpLikelyForgotten: true, statement }), 'SA')).toEqual([
      'side-suit-before-trumps',
    ]);
  });
});

describe('trumps that the other hand has to draw', () => {
  const hands = { N: 'S2 DA DK', E: 'S9 S8 C3', S: 'SA HA D2', W: 'S5 H3 D6' };

  test('side-suit-before-trumps: the hand without a trump leads to the winner of the one that draws them', () => {
    const question = claim('H', hands, { leader: 'N' });
    expect(against(question, 'DA')).toEqual(['side-suit-before-trumps']);
    expect(against(question, 'S2')).toBe('nothing');
    const forgotten = claim('H', hands, { leader: 'N', trumpLikelyForgotten: true });
    expect(against(forgotten, 'DA')).toBe('nothing');
  });

  test('70B1: so it does when the claimer said that he draws trumps and goes on with diamonds', () => {
    const steps: readonly Step[] = [{ do: 'draw-trumps' }, { do: 'suit', suit: 'D' }];
    const stated = claim('H', hands, { leader: 'N', statement: { steps, trumpMentioned: false } });
    expect(against(stated, 'DA')).toBe('statement');
    expect(against(stated, 'S2')).toBe('nothing');
  });
});

describe('waste', () => {
  test('discards-winner: a winner is not thrown while a loser is kept', () => {
    const question = claim('NT', { N: 'SA S2', E: 'D9 D8', S: 'HA D3', W: 'S4 S3' }, { leader: 'N' });
    expect(against(question, 'SA D8 HA')).toEqual(['discards-winner']);
    expect(against(question, 'SA D8 D3')).toBe('nothing');
  });

  test('discards-winner: between two winners anything goes', () => {
    const question = claim('NT', { N: 'SA S2', E: 'D9 D8', S: 'HA DA', W: 'S4 S3' }, { leader: 'N' });
    expect(against(question, 'SA D8 HA')).toBe('nothing');
  });

  test('discards-winner: a suit with a top is thrown from the bottom, where a card was missed in between', () => {
    const hands = { N: 'CA CT C7', E: 'C9 C8 C6', S: 'SA SK C2', W: 'S4 S3 H2' };
    const statement = { steps: [], trumpMentioned: false, high: ['N'] } as const;
    const question = claim('NT', hands, { statement });
    expect(against(question, 'SA S3 CA')).toContain('discards-winner');
    expect(against(question, 'SA S3 C7')).toBe('nothing');
  });

  test('discards-winner: a defender does not know which cards are his partner’s, and keeps his winners over dummy’s suits', () => {
    const by = { leader: 'S', claimer: 'W' } as const;
    const guess = claim('NT', { N: 'S7 D8 D6', E: 'D4 CT C5', S: 'S8 H5 D7', W: 'H6 D9 CJ' }, by);
    expect(against(guess, 'S8 D9')).toContain('discards-winner');
    expect(against(guess, 'S8 H6')).toBe('nothing');
    expect(against(guess, 'S8 CJ')).toBe('nothing');
    // Of clubs nobody has another: the jack goes.
    const last = claim('NT', { N: 'S7 D8 D6', E: 'D4 ST S5', S: 'S8 H5 D7', W: 'H6 D9 CJ' }, by);
    expect(against(last, 'S8 H6')).toContain('discards-winner');
    expect(against(last, 'S8 CJ')).toBe('nothing');
    const ace = claim('NT', { N: 'S7 H4 C3', E: 'S9 ST C4', S: 'S8 H5 D7', W: 'HA D9 C5' }, by);
    expect(against(ace, 'S8 HA')).toContain('discards-winner');
  });

  test('winners-on-one-trick: no king on the ace with a small card in hand', () => {
    const question = claim('NT', { N: 'SK S2', E: 'SQ SJ', S: 'SA D3', W: 'S4 S3' });
    expect(against(question, 'SA S3 SK')).toEqual(['winners-on-one-trick']);
    expect(against(question, 'SA S3 S2')).toBe('nothing');
    const alone = claim('NT', { N: 'SK SQ', E: 'SJ S9', S: 'SA D3', W: 'S4 S3' });
    expect(against(alone, 'SA S3 SK')).toBe('nothing');
  });

  test('winners-on-one-trick: no jack on the king either, with the queen out and a small card in hand', () => {
    const question = claim('NT', { N: 'SA SJ S4', E: 'HK HQ HJ', S: 'SK S5 S3', W: 'SQ S9 S8' });
    expect(against(question, 'SK S8 SJ')).toEqual(['winners-on-one-trick']);
    expect(against(question, 'SK S8 S4')).toBe('nothing');
  });

  test('ruffs-own-winner: not while there is something else to play', () => {
    const question = claim('H', { N: 'H2 D2', E: 'S6 S5', S: 'SA D3', W: 'S4 S3' });
    expect(against(question, 'SA S3 H2')).toEqual(['ruffs-own-winner']);
    expect(against(question, 'SA S3 D2')).toBe('nothing');
    const onlyTrumps = claim('H', { N: 'H3 H2', E: 'S6 S5', S: 'SA D3', W: 'S4 S3' });
    expect(against(onlyTrumps, 'SA S3 H2')).toBe('nothing');
  });
});

describe('refuses-marked-play', () => {
  const hands = { N: 'SA ST S5', E: 'H4 H3 H2', S: 'SK SJ S4', W: 'SQ S9 S8' };

  test('shown out before the claim: the ace on a low card gives up the finesse', () => {
    const question = claim('NT', hands, { shownOut: { E: ['S'] } });
    expect(against(question, 'S4 S8 SA')).toEqual(['refuses-marked-play']);
    expect(against(question, 'S4 S8 ST')).toBe('nothing');
  });

  test('shown out on the line itself: from then on the place of the queen is known', () => {
    const question = claim('NT', hands, { director: { missed: [] } });
    expect(against(question, 'S4 S8 SA')).toBe('nothing');
    // East has shown out on the king; West has the queen behind the jack.
    expect(against(question, 'SK S8 S5 H2 S4 S9 SA')).toEqual(['refuses-marked-play']);
    expect(against(question, 'SK S8 S5 H2 S4 S9 ST')).toBe('nothing');
  });
});

describe('the director decides', () => {
  const position = ending('NT', { N: 'HA C2', E: 'CA DA', S: 'SA H3', W: 'SK HK' });
  const classes = { 'leaves-winner-behind': 'normal' } as const;

  test('a play struck out is not considered, led or at one trick only', () => {
    const struck = (how: 'led' | 'played', trick?: number) =>
      orThrow(
        judgeClaim(
          claimOf(position, {
            director: { classes, struck: [{ card: 'H3', how, ...(trick === undefined ? {} : { trick }) }] },
          }),
        ),
      ).awarded;
    expect(struck('led')).toBe(2);
    expect(struck('played', 1)).toBe(2);
    expect(struck('played', 2)).toBe(1);
  });

  test('a play restored counts although its class does not', () => {
    const question = claim('NT', { N: 'H4 H3 H2', E: 'ST D4 D3', S: 'SA SK S5', W: 'SQ S9 D2' });
    const director = { restored: [{ card: 'S5' as Card, how: 'led' as const }] };
    expect(orThrow(judgeClaim(question)).awarded).toBe(3);
    expect(orThrow(judgeClaim({ ...question, director })).awarded).toBe(0);
  });

  test('each class is weighed: what the ruling would be the other way', () => {
    const question = claim('NT', { N: 'H4 H3 H2', E: 'ST D4 D3', S: 'SA SK S5', W: 'SQ S9 D2' });
    const otherwise = (kind: PlayClass) => orThrow(weighClass(question, kind)).otherwise;
    expect(otherwise('low-before-honours')).toBe(0);
    expect(otherwise('discards-winner')).toBe(3);
    const refused = orThrow(weighClass(question, 'low-before-honours'));
    expect(refused.line?.[0]?.plays[0]).toMatchObject({ seat: 'S', card: 'S5' });
    const standing = orThrow(judgeClaim(question)).classes.find(({ kind }) => kind === refused.kind);
    expect(standing).toMatchObject({ standing: 'not-normal', by: 'director', clause: '70D1' });
  });
});
