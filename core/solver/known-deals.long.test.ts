import { describe, expect, test } from 'vitest';
import { parOf } from './par.ts';
import { playCosts } from './play-costs.ts';
import { leads } from './plays.ts';
import { knownDeals } from './testing/known-deals.ts';
import { tricks } from './tricks.ts';

const DEALS = knownDeals();
/** Of so many everything is worked out here, to be quick; of some more, one contract; of all, par. */
const WHOLE = 12;
const PLAYED = 40;

describe('deals of which another solver has told everything', () => {
  test('there are a hundred', () => expect(DEALS.length).toBe(100));

  test('the tricks of every declarer in every strain', () => {
    for (const { text, deal, table } of DEALS.slice(0, WHOLE)) expect(tricks(deal), text).toEqual(table);
  });

  test('par', () => {
    for (const { text, table, vulnerability, dealer, par } of DEALS)
      expect(parOf(table, vulnerability, dealer).ns, text).toBe(par);
  });

  test('declarer’s tricks after each lead', () => {
    for (const known of DEALS.slice(0, PLAYED)) {
      const found = leads(known.deal, known.contract).map(({ card, tricks: made }) => [card, made]);
      expect(Object.fromEntries(found), known.text).toEqual(known.leads);
    }
  });

  test('declarer’s tricks after each card of a play, and what each cost', () => {
    for (const { text, deal, contract, play, trace } of DEALS.slice(0, PLAYED)) {
      const found = playCosts(deal, { ...contract, cards: play });
      if (!found.ok) throw new Error(found.error.message);
      const values = [found.value.tricks, ...found.value.cards.map((card) => card.tricks)];
      expect(values.slice(0, trace.length), text).toEqual(trace);
      for (const [at, { cost }] of found.value.cards.entries())
        expect(cost, text).toBe(Math.abs((values[at + 1] ?? 0) - (values[at] ?? 0)));
    }
  });
});
