import { describe, expect, test } from 'vitest';
import { parOf } from './par.ts';
import { playCosts } from './play-costs.ts';
import { leads, plays } from './plays.ts';
import { knownDeals, knownEndings, wildDeals } from './testing/known-deals.ts';
import { tricks } from './tricks.ts';

const DEALS = knownDeals();

describe('deals of which another solver has told everything', () => {
  test('there are a hundred', () => expect(DEALS.length).toBe(100));

  test('the tricks of every declarer in every strain', () => {
    for (const { text, deal, table } of DEALS) expect(tricks(deal), text).toEqual(table);
  });

  test('par', () => {
    for (const { text, table, vulnerability, dealer, par } of DEALS)
      expect(parOf(table, vulnerability, dealer).ns, text).toBe(par);
  });

  test('declarer’s tricks after each lead', () => {
    for (const known of DEALS) {
      const found = leads(known.deal, known.contract).map(({ card, tricks: made }) => [card, made]);
      expect(Object.fromEntries(found), known.text).toEqual(known.leads);
    }
  });

  test('declarer’s tricks after each card of a play, and what each cost', () => {
    for (const { text, deal, contract, play, trace } of DEALS) {
      const found = playCosts(deal, { ...contract, cards: play });
      if (!found.ok) throw new Error(found.error.message);
      const values = [found.value.tricks, ...found.value.cards.map((card) => card.tricks)];
      expect(values.slice(0, trace.length), text).toEqual(trace);
      for (const [at, { cost }] of found.value.cards.entries())
        expect(cost, text).toBe(Math.abs((values[at + 1] ?? 0) - (values[at] ?? 0)));
    }
  });
});

describe('what the same solver says of', () => {
  test('sixty deals with long suits and voids: the tricks of every declarer in every strain', () => {
    const deals = wildDeals();
    expect(deals).toHaveLength(60);
    for (const { text, deal, table } of deals) expect(tricks(deal), text).toEqual(table);
  });

  test('deals that are partly played: every card of who is to play, in the middle of a trick too', () => {
    const endings = knownEndings();
    expect(endings).toHaveLength(160);
    for (const { text, position, plays: known } of endings) {
      const found = plays(position).map(({ card, tricks: taken }) => [card, taken]);
      expect(Object.fromEntries(found), text).toEqual(known);
    }
  });
});
