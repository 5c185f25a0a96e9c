import { lhoOf, otherSide, type Seat, sideOf } from '../game/index.ts';
import { type ByEdition, byEdition } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';

import type { DummyAct } from './happening/happening.ts';
import type { Strength } from './introduction.ts';
import { revokeMeant } from './revokes/meant.ts';
import { cardWithdrawnBy, note, penaltyPossible, review } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, isSo, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import { dummySpeaksOfMate } from './screens/told.ts';
import {
  cardsInTrick,
  isDefender,
  isPlayFinished,
  playOf,
  properLeader,
  trickNumber,
} from './table/play-state.ts';
import type { Table } from './table/table.ts';

/** What dummy may not do, where it is said, and whether it costs him his rights for the board (Law 43B2). */
interface Limit {
  readonly clause: Clause;
  readonly loses: boolean;
  readonly strength: ByEdition<Strength>;
}

const same = (strength: Strength): ByEdition<Strength> => ({
  1997: strength,
  2007: strength,
  2017: strength,
});
const MAY_NOT = same('may-not');
const MUST_NOT = same('must-not');
/** Calling the director first: 2017 hardened what until then dummy should not do (Law 43A1(a)). */
const CALLING_FIRST: ByEdition<Strength> = { 1997: 'should-not', 2007: 'should-not', 2017: 'may-not' };

const LIMITS: Partial<Readonly<Record<DummyAct, Limit>>> = {
  'calls-director': { clause: '43A1(a)', loses: false, strength: CALLING_FIRST },
  'draws-attention': { clause: '43A1(b)', loses: false, strength: MAY_NOT },
  'takes-part': { clause: '43A1(c)', loses: false, strength: MUST_NOT },
  'exchanges-hands': { clause: '43A2(a)', loses: true, strength: MAY_NOT },
  'watches-declarer': { clause: '43A2(b)', loses: true, strength: MAY_NOT },
  'looks-at-defender': { clause: '43A2(c)', loses: true, strength: MAY_NOT },
  'warns-defender': { clause: '43A1(c)', loses: false, strength: MUST_NOT },
};

/** 2017 knows that a defender may not show dummy his hand; before that, dummy lost nothing by being shown it. */
const wasShownIn = byEdition<Clause>({ 1997: '43A2(c)', 2007: '43A2(c)', 2017: '43A3' });

/** 2017 lets dummy try to prevent anybody's irregularity; before that, declarer's alone (Law 42B2). */
const OWN_SIDE = { 'asks-declarer': '42B1', 'warns-declarer': '42B2' } as const;
const rightsIn = byEdition<Partial<Readonly<Record<DummyAct, Clause>>>>({
  1997: OWN_SIDE,
  2007: OWN_SIDE,
  2017: { ...OWN_SIDE, 'warns-defender': '42B2' },
});

export const hasLostRights = (table: Table): boolean =>
  table.persists.some((item) => item.type === 'right-lost' && item.right === 'dummys-rights');

/** Laws 42 and 43: what dummy may do, what he may not, and what it costs. */
export function* dummyActed({ table, irregularity }: Scene<Irregular<'dummy-acted'>>): Procedure {
  const { offender: dummy } = irregularity;
  const act = isTooLate(table, irregularity.act) ? 'draws-attention' : irregularity.act;
  const { edition } = table;
  if ((act === 'draws-attention' || act === 'warns-defender') && (yield* dummySpeaksOfMate(table, dummy)))
    return [];
  const side = sideOf(dummy);
  if (act === 'suggests') {
    yield note('play-goes-on', '45F', { seat: dummy });
    yield review(dummy, '45F');
    return [];
  }
  if (act === 'was-shown-hand') {
    yield note('dummy-keeps-rights', wasShownIn(edition), { seat: dummy });
    if (edition === 2017) yield penaltyPossible(otherSide(side), '43A3', 'may-not');
    return [];
  }
  if (act === 'asks-defender') {
    yield note('dummy-may-not-ask', edition === 1997 ? '42B1' : '61B2(b)', { seat: dummy });
    yield penaltyPossible(side, '43B1', 'may-not');
    return [];
  }
  const right = rightsIn(edition)[act] ?? rightNow(table, { ...irregularity, act });
  if (right !== undefined) return yield* rightUsed(table, { ...irregularity, act }, right);
  const limit = LIMITS[act];
  if (limit === undefined) return [];
  yield penaltyPossible(side, '43B1', limit.strength[edition]);
  if (limit.loses) yield { type: 'right-lost', side, right: 'dummys-rights', clause: limit.clause };
  else if (act === 'draws-attention') yield* attentionDrawn(table, dummy, limit.clause);
  else yield note('dummy-may-not', limit.clause, { seat: dummy });
  return [];
}

/** A warning once the card is led or named prevents nothing: it draws attention (Laws 42B2 and 43A1(b)). */
function isTooLate({ open, played }: Table, act: DummyAct): boolean {
  const offender = open.at(-1)?.irregularity.offender;
  if (offender === undefined || played === undefined) return false;
  return act === (isDefender(played, offender) ? 'warns-defender' : 'warns-declarer');
}

/** What dummy may not do of his own accord he may when the play is over, or once another player has spoken up. */
function rightNow(table: Table, { act, offender: dummy }: Irregular<'dummy-acted'>): Clause | undefined {
  const over = table.ended === 'play-over' || isPlayFinished(playOf(table));
  if (act === 'draws-attention') return over ? '42B3' : undefined;
  if (act !== 'calls-director') return undefined;
  return over || hasAnotherSpoken(table, dummy) ? '9B1(b)' : undefined;
}

/** Has another player just drawn attention to an irregularity (Law 43A1(a))? */
function hasAnotherSpoken({ inputs }: Table, dummy: Seat): boolean {
  const last = inputs.findLast(({ type }) => type !== 'answer');
  switch (last?.type) {
    case 'attention':
    case 'revoke-noticed':
    case 'defect-noticed':
      return last.by !== dummy && last.by !== 'spectator';
    default:
      return false;
  }
}

/** A right of Law 42B, which is worth less once Law 43A2 has been broken. */
function* rightUsed(
  table: Table,
  { act, offender: dummy }: Irregular<'dummy-acted'>,
  clause: Clause,
): Procedure {
  if (!hasLostRights(table)) yield note('dummys-right', clause, { seat: dummy });
  else if (act === 'draws-attention') yield* attentionDrawn(table, dummy, clause);
  else if (act === 'asks-declarer') return yield* askedDeclarer(table, dummy);
  else if (act === 'warns-declarer' && declarerIsToLead(table)) yield* handChosen(table, dummy);
  else yield note('dummys-right', clause, { seat: dummy });
  return [];
}

/** Law 43B2(b): the first to ask declarer about a revoke, after losing his rights, makes it count as established. */
function* askedDeclarer(table: Table, dummy: Seat): Procedure {
  const clause = '43B2(b)';
  const params = { seat: dummy };
  const { declarer } = playOf(table).contract;
  const asked = { type: 'revoke-asked', by: dummy, asked: declarer } as const;
  // Where the cards are known it is Law 61 that looks at declarer's card, if the table has it.
  if (
    table.laws.rules[asked.type] !== undefined &&
    revokeMeant(table, { type: 'revoke-noticed', by: dummy, of: declarer }) !== undefined
  )
    return [asked];
  if (yield* isSo({ id: 'asked-of-a-revoke', answerer: 'director', clause, no: '42B1', params }))
    yield note('revoke-as-if-established', clause, params);
  else yield note('dummys-right', '42B1', params);
  return [];
}

function declarerIsToLead(table: Table): boolean {
  const play = playOf(table);
  return cardsInTrick(play).length === 0 && !isDefender(play, properLeader(play));
}

/** Law 43B2(a): a defender chooses the hand, and from there declarer leads in turn. */
function* handChosen(table: Table, dummy: Seat): Telling<void> {
  const clause = '43B2(a)';
  const play = playOf(table);
  const { declarer } = play.contract;
  const chosen = yield* ask({
    id: 'which-hand',
    answerer: lhoOf(declarer),
    clause,
    params: { seat: declarer },
    answers: [declarer, dummy].map((id) => ({ id, clause })),
  });
  yield { type: 'lead-given', trick: trickNumber(play), seat: chosen as Seat, clause };
  yield note('leads-from-the-right-hand', clause, { seat: chosen });
}

/**
 * Law 43B3 where dummy had lost his rights and it was a defender's irregularity; otherwise it is dealt with all the
 * same (Law 81C).
 */
function* attentionDrawn(table: Table, dummy: Seat, clause: Clause): Telling<void> {
  const about = table.open.at(-1)?.irregularity.offender;
  const defenders = about === undefined || isDefender(playOf(table), about);
  if (hasLostRights(table) && defenders) {
    yield note('no-rectification', '43B3');
    if (table.edition === 1997) yield* putRight(table);
    yield { type: 'waived', clause: '43B3' };
    yield review(dummy, '43B3');
  } else yield note('ruled-all-the-same', clause, { seat: dummy });
}

/** 1997 imposes no penalty, but does not say that the play goes on: what can still be put right is, and no more. */
function* putRight(table: Table): Telling<void> {
  const open = table.open.at(-1)?.irregularity;
  if (open?.type !== 'lead-out-of-turn' && open?.type !== 'penalty-card-not-played') return;
  const { offender: seat, card } = open;
  yield { type: 'card-withdrawn', seat, card, clause: '43B3' };
  yield cardWithdrawnBy(seat, { seat, card }, table.edition);
  const [due] = open.type === 'penalty-card-not-played' ? open.due : [];
  if (due !== undefined) yield { type: 'card-played', seat, card: due, clause: '43B3' };
}
