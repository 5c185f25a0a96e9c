import { lhoOf } from '../game/index.ts';
import { byEdition } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import { cardWithdrawnBy, note, review } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, askOrSee, isSo, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import { lastCardOf, playOf } from './table/play-state.ts';
import type { Table } from './table/table.ts';

/**
 * Law 47E1: the player led or played because an opponent told him it was his turn. The card comes back, free, and
 * nobody may accept it. 1997 speaks of leads alone; there the player may leave his card where it is.
 */
export function* misledCard({ table, irregularity }: Scene<Irregular<'misled-card'>>): Procedure {
  const { offender, card, leads } = irregularity;
  const clause = '47E1';
  const seat = lhoOf(offender);
  const reply = yield* askOrSee({
    id: 'rule-now',
    answerer: 'director',
    clause,
    params: { seat, offender, card },
    answers: [{ id: 'yes', clause }],
    heard: [seat],
  });
  const since = 'card' in reply ? [reply.card] : [];
  if (table.edition === 1997 && !(leads && (yield* takesBack(irregularity, clause))))
    return [{ type: 'card', seat: offender, card }, ...since];
  yield { type: 'play-attempted', seat: offender, card, clause };
  yield note('card-goes-back', clause, { offender, cards: card });
  yield note('may-not-be-accepted', clause, { seat, cards: card });
  yield knownToHisSide(table, irregularity);
  // What his left-hand opponent put to it is no acceptance, and goes back with it (Law 47D).
  for (const each of since) {
    yield { type: 'play-attempted', seat: each.seat, card: each.card, clause: '47D' };
    yield note('card-goes-back', '47D', { offender: each.seat, cards: each.card });
    yield cardWithdrawnBy(seat, each, table.edition);
  }
  return [];
}

/** The misled side has done nothing wrong: what was withdrawn is for it to use. */
const knownToHisSide = (
  { edition }: Table,
  { offender, card }: Irregular<'misled-card' | 'misexplained-play'>,
) => cardWithdrawnBy(lhoOf(offender), { seat: offender, card }, edition);

function* takesBack(
  { offender, card }: Irregular<'misled-card' | 'misexplained-play'>,
  clause: Clause,
): Telling<boolean> {
  const chosen = yield* ask({
    id: 'retract',
    answerer: offender,
    clause,
    params: { seat: offender, card },
    answers: [
      { id: 'retract', clause },
      { id: 'leave', clause },
    ],
  });
  return chosen === 'retract';
}

const tooLateIn = byEdition<Clause>({ 1997: '40C', 2007: '47E2(b)', 2017: '47E2(b)' });
/** A card once played may not be withdrawn. */
export const staysIn = byEdition<Clause>({ 1997: '47F', 2007: '47F2', 2017: '47F2' });

/** Law 47E2: a card played on a mistaken explanation may be changed while no further card has been played. */
export function* misexplainedPlay({ table, irregularity }: Scene<Irregular<'misexplained-play'>>): Procedure {
  const { offender, card, inTime } = irregularity;
  const { edition } = table;
  const stays = staysIn(edition);
  const caused = yield* isSo({
    id: 'caused-by-explanation',
    answerer: 'director',
    clause: '47E2',
    no: stays,
    params: { seat: offender, card },
  });
  if (!caused || !inTime) {
    yield note('card-stays', caused ? '47E2(b)' : stays, { offender, card });
    if (caused) yield review(lhoOf(offender), tooLateIn(edition));
    return [];
  }
  if (!(yield* takesBack(irregularity, '47E2(a)'))) return [];
  // Until 2007 only a later card to the same trick was too late: one led to the next goes back as well.
  const later = lastCardOf(playOf(table), offender)?.laterTricks ?? [];
  for (const each of [{ seat: offender, card }, ...later])
    yield { type: 'card-withdrawn', seat: each.seat, card: each.card, clause: '47E2(a)' };
  yield knownToHisSide(table, irregularity);
  for (const each of later) yield cardWithdrawnBy(lhoOf(offender), each, edition);
  return [];
}
