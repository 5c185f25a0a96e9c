import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import type { ClaimPosition } from './index.ts';
import { judgeClaim, judgeLine, type Step } from './index.ts';
import { readStatement } from './statement-notation.ts';
import { cards, claimOf, ending } from './testing/endings.ts';

const claiming = (position: ClaimPosition, ...steps: readonly Step[]) =>
  claimOf(position, { statement: { steps, trumpMentioned: true } });
const awarded = (position: ClaimPosition, ...steps: readonly Step[]) =>
  orThrow(judgeClaim(claiming(position, ...steps))).awarded;
const counts = (position: ClaimPosition, line: string, ...steps: readonly Step[]) =>
  orThrow(judgeLine(claiming(position, ...steps), cards(line))).plays.at(-1)?.counts;

describe('a statement is followed in order while it can be (Laws 68C, 70B1)', () => {
  const stranded = ending('NT', { N: 'HA C2', E: 'CA DA', S: 'SA H3', W: 'SK HK' });

  test('an order of suits', () => {
    expect(awarded(stranded, { do: 'suit', suit: 'S' }, { do: 'suit', suit: 'H' })).toBe(2);
    expect(awarded(stranded, { do: 'suit', suit: 'H' })).toBe(1);
  });

  test('a card that is gone, or a suit that is over, lapses', () => {
    const steps: readonly Step[] = [
      { do: 'card', card: 'SA' },
      { do: 'suit', suit: 'H' },
    ];
    expect(counts(stranded, 'SA SK C2 CA H3', ...steps)).toBe(true);
    expect(counts(stranded, 'H3', ...steps)).toBe(false);
  });

  test('a stated line binds, even one that loses', () => {
    expect(awarded(stranded, { do: 'card', card: 'H3' })).toBe(1);
    const top = ending('NT', { N: 'H4 H3', E: 'SQ D4', S: 'SA S5', W: 'D3 D2' });
    // The five to the queen; then a diamond takes the ace of spades with it.
    expect(awarded(top, { do: 'card', card: 'S5' })).toBe(0);
    expect(awarded(top, { do: 'card', card: 'SA' })).toBe(2);
  });

  test('trumps are drawn while an opponent has one, then play is free', () => {
    const position = ending('H', { N: 'C4 C3 C2', E: 'SQ SJ ST', S: 'HA SA SK', W: 'H2 D4 D3' });
    expect(counts(position, 'SA', { do: 'draw-trumps' })).toBe(false);
    expect(counts(position, 'HA H2 C2 ST SK', { do: 'draw-trumps' })).toBe(true);
  });

  test('68C: trumps led a stated number of times leave the last one out', () => {
    // West has three small trumps and no club: after two rounds the third ruffs the ace.
    const position = ending('H', {
      N: 'S4 S3 S2 D9',
      E: 'C4 C3 C2 D8',
      S: 'HA HK HQ CA',
      W: 'H4 H3 H2 D2',
    });
    const club: Step = { do: 'card', card: 'CA' };
    expect(awarded(position, { do: 'draw-trumps' }, club)).toBe(4);
    expect(awarded(position, { do: 'draw-trumps', rounds: 3 }, club)).toBe(4);
    expect(awarded(position, { do: 'draw-trumps', rounds: 2 }, club)).toBe(3);
  });

  test('68C: what he does if somebody shows out waits until somebody does', () => {
    const steps = (when: Step['when']): readonly Step[] => [
      { do: 'card', card: 'SA' },
      { do: 'card', card: 'HA', ...(when === undefined ? {} : { when }) },
      { do: 'card', card: 'S3' },
    ];
    // West has no spade. Told to go on with the ace of hearts, South wins it; otherwise East's king ends his line.
    const bad = ending('NT', { N: 'S5 S4 D4', E: 'SK SQ D5', S: 'SA S3 HA', W: 'D2 C2 C3' });
    expect(awarded(bad, ...steps({ suit: 'S' }))).toBe(2);
    expect(awarded(bad, ...steps({ suit: 'S', seat: 'W' }))).toBe(2);
    expect(awarded(bad, ...steps({ suit: 'S', seat: 'E' }))).toBe(1);
    expect(awarded(bad, ...steps({ suit: 'D' }))).toBe(1);
    // West follows: the condition does not come about.
    const good = ending('NT', { N: 'S5 S4 D4', E: 'SK SQ D5', S: 'SA S3 HA', W: 'S2 C2 C3' });
    expect(awarded(good, ...steps({ suit: 'S' }))).toBe(1);
    expect(awarded(good, ...steps(undefined))).toBe(2);
  });

  test('68C: a finesse that he announces for the case that a suit breaks badly', () => {
    // Hearts are led through West once he has shown out of spades; East has the queen, so the finesse loses.
    const position = ending('NT', { N: 'S4 HA HJ', E: 'S5 HQ D3', S: 'SA H3 H2', W: 'D2 H5 H4' });
    const finesse: Step = { do: 'finesse', suit: 'H', against: 'W' };
    const lead: Step = { do: 'suit', suit: 'H' };
    const first: Step = { do: 'card', card: 'SA' };
    const jack = 'SA D2 S4 S5 H3 H4 HJ';
    const ace = 'SA D2 S4 S5 H3 H4 HA';
    expect(counts(position, jack, first, lead, { ...finesse, when: { suit: 'S', seat: 'W' } })).toBe(true);
    expect(counts(position, ace, first, lead, { ...finesse, when: { suit: 'S', seat: 'W' } })).toBe(false);
    expect(counts(position, ace, first, lead, { ...finesse, when: { suit: 'D' } })).toBe(true);
  });

  test('a card of the other hand is led to, and a winner that was named is not thrown', () => {
    const position = ending('NT', { N: 'HA D5 D4', E: 'DA DK DQ', S: 'SA SK H2', W: 'SQ SJ HK' });
    const ace: Step = { do: 'card', card: 'HA' };
    expect(counts(position, 'SA', ace, { do: 'suit', suit: 'S' })).toBe(false);
    expect(counts(position, 'H2 HK HA', ace, { do: 'suit', suit: 'S' })).toBe(true);
    const ruff = ending('H', { N: 'S5 S4', E: 'SQ SJ', S: 'HA DA', W: 'C4 C3' }, { leader: 'N' });
    expect(counts(ruff, 'S5 SJ DA', { do: 'card', card: 'DA' })).toBe(false);
    expect(counts(ruff, 'S5 SJ HA', { do: 'card', card: 'DA' })).toBe(true);
  });

  test('a ruff: the card is led and partner ruffs it, with the trump named or any', () => {
    const position = ending('H', { N: 'H3 H2 D2', E: 'S9 S8 D9', S: 'S4 HA D3', W: 'S7 S6 DA' });
    expect(counts(position, 'HA', { do: 'ruff', lead: 'S4' })).toBe(false);
    expect(counts(position, 'S4 S6 D2', { do: 'ruff', lead: 'S4' })).toBe(false);
    expect(counts(position, 'S4 S6 H3', { do: 'ruff', lead: 'S4' })).toBe(true);
    expect(counts(position, 'S4 S6 H2', { do: 'ruff', lead: 'S4', with: 'H3' })).toBe(false);
    expect(counts(position, 'S4 S6 H3', { do: 'ruff', lead: 'S4', with: 'H3' })).toBe(true);
  });

  test('a discard named goes first, and leaves ruffing open', () => {
    const position = ending(
      'H',
      { N: 'SA S2 S3', E: 'D9 D8 D7', S: 'H2 D3 C2', W: 'S6 S5 S4' },
      { leader: 'N' },
    );
    expect(counts(position, 'S2 D7 D3', { do: 'discard', card: 'C2' })).toBe(false);
    expect(counts(position, 'S2 D7 C2', { do: 'discard', card: 'C2' })).toBe(true);
    expect(counts(position, 'S2 D7 H2', { do: 'discard', card: 'C2' })).toBe(true);
  });
});

describe('a claim in the middle of a trick', () => {
  test('the cards on the table stand, and the trick counts among those left', () => {
    // West has led the king of hearts and dummy played low; South wins it and cashes a spade.
    const position = ending(
      'NT',
      { N: 'D2', E: 'H9 D4', S: 'HA SA', W: 'D5' },
      { leader: 'W', played: 'HK H3' },
    );
    const ruling = orThrow(judgeClaim(claimOf(position)));
    expect(ruling).toMatchObject({ awarded: 2, tricks: { NS: 2, EW: 0 } });
    expect(ruling.line[0]?.plays.map(({ reason }) => reason.code).slice(0, 2)).toEqual([
      'already-played',
      'already-played',
    ]);
  });

  test('a trick already beyond reach is lost', () => {
    const position = ending(
      'NT',
      { N: 'D2', E: 'D9 D4', S: 'H2 SA', W: 'D5' },
      { leader: 'W', played: 'HK H3' },
    );
    // West's king holds and a diamond follows: the ace of spades is never led.
    expect(orThrow(judgeClaim(claimOf(position, { claimed: 1 }))).awarded).toBe(0);
  });
});

describe('questions that cannot be answered say why', () => {
  const position = ending('NT', { N: 'S2 H2', E: 'D2 C2', S: 'SA HA', W: 'SK HK' });
  const refused = (more: Parameters<typeof claimOf>[1], of = position) => {
    const answer = judgeClaim(claimOf(of, more));
    return answer.ok ? 'answered' : answer.error.message;
  };

  test('dummy claims; too many tricks; a card that is not there', () => {
    expect(refused({ claimer: 'N' })).toBe('North is dummy, who can neither claim nor concede.');
    expect(refused({ claimed: 3 })).toBe('3 tricks cannot be claimed of 2.');
    expect(refused({ statement: { steps: [{ do: 'card', card: 'SK' }], trumpMentioned: false } })).toBe(
      '♠K is not among the remaining cards of the claiming side.',
    );
  });

  test('hands that do not fit', () => {
    expect(refused({}, ending('NT', { N: 'S2', E: 'D2 C2', S: 'SA HA', W: 'SK HK' }))).toBe(
      'North has 1 cards left and should have 2.',
    );
    expect(refused({}, ending('NT', { N: 'SA', E: 'D2', S: 'SA', W: 'SK' }))).toBe('♠A is there twice.');
    expect(refused({}, ending('NT', { N: '', E: '', S: '', W: '' }))).toBe(
      'There are no cards left to play.',
    );
  });

  test('a show-out that the cards belie; a finesse against partner', () => {
    expect(refused({ shownOut: { W: ['S'] } })).toBe(
      'West is said to have shown out of ♠ and still holds a card of it.',
    );
    const steps: readonly Step[] = [{ do: 'finesse', suit: 'S', against: 'N' }];
    expect(refused({ statement: { steps, trumpMentioned: false } })).toBe(
      'A finesse is taken against an opponent.',
    );
  });

  test('a proposed line that is not legal', () => {
    const line = judgeLine(claimOf(position), cards('SA HK'));
    expect(line.ok ? 'answered' : line.error.message).toBe('West cannot play ♥K there.');
  });
});

test('what was said, in the notation of cases', () => {
  const said = ['draw trumps', 'draw trumps 2 rounds', 'if somebody shows out of S: HA', 'a trump is out'];
  expect(readStatement(said)).toEqual({
    steps: [
      { do: 'draw-trumps' },
      { do: 'draw-trumps', rounds: 2 },
      { do: 'card', card: 'HA', when: { suit: 'S' } },
    ],
    trumpMentioned: true,
  });
  expect(readStatement(['if W shows out of S: finesse H against E'])?.steps).toEqual([
    { do: 'finesse', suit: 'H', against: 'E', when: { suit: 'S', seat: 'W' } },
  ]);
  expect(readStatement(['if X shows out of S: HA'])).toBeUndefined();
  expect(readStatement(['drawing trumps', 'crossruff', 'two spades and a heart'])).toEqual({
    steps: [{ do: 'draw-trumps' }, { do: 'cross-ruff' }],
    counted: [
      { suit: 'S', tricks: 2 },
      { suit: 'H', tricks: 1 },
    ],
    trumpMentioned: false,
  });
});
