import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PACK, STRAINS } from './card.ts';
import { parseDeal } from './deal-notation.ts';
import { holds } from './hand.ts';
import {
  cardsPlayed,
  chooserOf,
  declarerTricks,
  isPlayOver,
  legalCards,
  playCard,
  replayPlay,
  startPlay,
  trickWinner,
  turnToPlay,
  whyNotCard,
} from './play.ts';
import { parsePlay, printPlay } from './play-notation.ts';
import { SEATS, seatAfter } from './seat.ts';
import { plays } from './testing/arbitraries.ts';

const read = parseDeal('N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765');
const deal = read.ok ? read.value : expect.fail();
const threeNoTrumps = { strain: 'NT', declarer: 'S' } as const;

describe('Law 44: the order of play', () => {
  test('41A: the opening lead comes from the left of declarer', () => {
    expect(turnToPlay(startPlay(deal, threeNoTrumps))).toBe('W');
  });

  test("45B: declarer chooses dummy's cards", () => {
    const play = replayPlay(deal, threeNoTrumps, ['HA']);
    expect(play.ok && turnToPlay(play.value)).toBe('N');
    expect(play.ok && chooserOf(play.value)).toBe('S');
  });

  test('44E: without trumps the highest card of the suit led wins, whatever else is thrown', () => {
    expect(trickWinner({ leader: 'W', cards: ['H2', 'SA', 'H9', 'C2'] }, 'NT')).toBe('E');
    expect(trickWinner({ leader: 'N', cards: ['D2', 'SA', 'HA', 'CA'] }, 'NT')).toBe('N');
  });

  test('44E: the highest trump wins', () => {
    expect(trickWinner({ leader: 'W', cards: ['HA', 'S2', 'H9', 'S3'] }, 'S')).toBe('S');
    expect(trickWinner({ leader: 'W', cards: ['HA', 'S3', 'H9', 'S2'] }, 'S')).toBe('N');
  });

  test('44G: the winner leads to the next trick', () => {
    const play = replayPlay(deal, threeNoTrumps, ['HA', 'H8', 'H5', 'H2', 'S4', 'SA', 'S8', 'S5']);
    expect(play.ok && turnToPlay(play.value)).toBe('N');
    expect(play.ok && play.value.won).toEqual({ NS: 1, EW: 1 });
    expect(play.ok && declarerTricks(play.value)).toBe(1);
  });
});

describe('what may not be played', () => {
  const led = playCard(startPlay(deal, threeNoTrumps), 'HA');
  const afterLead = led.ok ? led.value : expect.fail();

  test.each([
    ['44C: not following suit', 'SA', undefined, 'must-follow-suit', '44C'],
    ['a card another player holds', 'CA', undefined, 'not-in-hand', '44'],
    ['a card that has been played', 'HA', undefined, 'not-in-hand', '44'],
    ['44B: another player than the next', 'H5', 'E', 'out-of-turn', '44B'],
  ] as const)('%s', (_, card, from, code, clause) => {
    expect(whyNotCard(afterLead, card, from)).toMatchObject({ code, clause });
    expect(playCard(afterLead, card, from).ok).toBe(false);
  });

  test('the reason says where the card is', () => {
    expect(whyNotCard(afterLead, 'CA')?.message).toBe('N does not hold CA: E holds it.');
    expect(whyNotCard(afterLead, 'HA')?.message).toBe('N does not hold HA: it has been played.');
  });

  test('anything after the thirteenth trick', () => {
    fc.assert(
      fc.property(plays, fc.constantFrom(...PACK), (play, card) => {
        expect(whyNotCard(play, card)).toMatchObject({ code: 'play-over' });
        expect(legalCards(play)).toEqual([]);
        expect(turnToPlay(play)).toBeUndefined();
      }),
      { numRuns: 20 },
    );
  });

  test('a replay names the card and the trick', () => {
    const replayed = replayPlay(deal, threeNoTrumps, ['HA', 'H8', 'H5', 'H2', 'DA']);
    expect(!replayed.ok && replayed.error).toMatchObject({ index: 4, code: 'not-in-hand' });
    expect(!replayed.ok && replayed.error.message).toBe('Card 5 (trick 2): W does not hold DA: S holds it.');
  });
});

describe('every legal play', () => {
  test('has 13 tricks and 52 different cards, each from its holder', () => {
    fc.assert(
      fc.property(plays, (play) => {
        expect(isPlayOver(play)).toBe(true);
        expect(play.quitted).toHaveLength(13);
        expect(new Set(cardsPlayed(play)).size).toBe(52);
        expect(play.won.NS + play.won.EW).toBe(13);
        for (const { leader, cards } of play.quitted)
          for (const [index, card] of cards.entries())
            expect(holds(play.deal[seatAfter(leader, index)], card)).toBe(true);
        for (const [index, { leader }] of play.quitted.entries())
          if (index > 0) expect(leader).toBe(play.quitted[index - 1]?.winner);
      }),
    );
  });

  test('offers exactly the cards with no reason against them', () => {
    fc.assert(
      fc.property(plays, fc.integer({ min: 0, max: 51 }), (finished, cut) => {
        const part = replayPlay(finished.deal, finished.contract, cardsPlayed(finished).slice(0, cut));
        if (!part.ok) throw new Error(part.error.message);
        const legal = new Set(legalCards(part.value));
        for (const card of PACK) expect(legal.has(card)).toBe(whyNotCard(part.value, card) === undefined);
      }),
      { numRuns: 50 },
    );
  });

  test('can be written and read again, in whatever order of seats, whole or in part', () => {
    fc.assert(
      fc.property(
        plays,
        fc.constantFrom(...SEATS),
        fc.integer({ min: 0, max: 52 }),
        (finished, first, cut) => {
          const part = replayPlay(finished.deal, finished.contract, cardsPlayed(finished).slice(0, cut));
          if (!part.ok) throw new Error(part.error.message);
          expect(parsePlay(finished.deal, finished.contract, printPlay(part.value, first), first)).toEqual(
            part,
          );
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('written play', () => {
  test('columns are seats, whoever led', () => {
    const text = 'HA H8 H5 H2\nS4 SA S8 S5\nS3 SK S9 S6\n*';
    const play = parsePlay(deal, threeNoTrumps, text, 'W');
    expect(play.ok && play.value.quitted.map(({ winner }) => winner)).toEqual(['W', 'N', 'N']);
    expect(play.ok && printPlay(play.value, 'W')).toBe(text);
  });

  test('an illegal card says where in the text it stands', () => {
    expect(parsePlay(deal, threeNoTrumps, 'HA SA H5 H2', 'W')).toMatchObject({
      ok: false,
      error: { code: 'must-follow-suit', at: 3 },
    });
  });

  test.each([
    ['HA H8 ?? H2', 6],
    ['HA H8 H5 H2 * SA', 14],
  ])('%j fails at %i', (text, at) => {
    expect(parsePlay(deal, threeNoTrumps, text, 'W')).toMatchObject({
      ok: false,
      error: { code: 'play', at },
    });
  });

  test('all strains can be played', () => {
    for (const strain of STRAINS) expect(startPlay(deal, { strain, declarer: 'N' }).current.leader).toBe('E');
  });
});
