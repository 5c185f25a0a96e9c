import { partnerOf, sideOf } from '../game/index.ts';
import { spectatorNoticed } from './11-forfeiture.ts';
import { isAuctionPeriod, type Phase, phaseOf, type Role, roleOf } from './17-auction-period.ts';
import { editionsOf, sharedIn } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import { note, penaltyPossible, unauthorisedFor } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import type { Procedure, Scene } from './ruling/procedure.ts';

/** A right that a player has or has not, and the clause that says so. */
export interface Right {
  readonly has: boolean;
  readonly clause: Clause;
}

interface Noticing {
  readonly phase: Phase;
  /** Undefined while there is no contract. */
  readonly role: Role | undefined;
}

const saysIn = editionsOf({
  auction: { 1997: '9A1', 2007: '9A1', 2017: '9A1' },
  play: { 1997: '9A2(a)', 2007: '9A2', 2017: '9A2' },
  dummy: { 1997: '9A2(b)(1)', 2007: '9A3', 2017: '9A4' },
  prevention: { 1997: '9A2(b)(2)', 2007: '9A3', 2017: '9A3' },
  dummyPrevents: { 1997: '42B2', 2007: '42B2', 2017: '9A3' },
});

/** Law 9A: may the player draw attention to an irregularity? Dummy not before the play is over. */
export function attentionRight(edition: LawsEdition, { phase, role }: Noticing): Right {
  const says = saysIn(edition);
  if (isAuctionPeriod(phase)) return { has: true, clause: says.auction };
  if (role === 'dummy') return { has: phase === 'over', clause: says.dummy };
  return { has: true, clause: says.play };
}

/** May the player try to prevent an irregularity? Before 2017 dummy could keep only declarer from one. */
export function preventionRight(edition: LawsEdition, { phase, role }: Noticing, byDeclarer: boolean): Right {
  const says = saysIn(edition);
  const clause = says.prevention;
  if (role !== 'dummy' || isAuctionPeriod(phase)) {
    // 1997 speaks of dummy alone: to the others nothing is forbidden.
    if (edition !== 1997) return { has: true, clause };
    return { has: true, clause: isAuctionPeriod(phase) ? says.auction : says.play };
  }
  if (edition === 2017 || byDeclarer) return { has: true, clause };
  return { has: false, clause: says.dummyPrevents };
}

/** Law 9: attention is drawn to an irregularity, or somebody tries to prevent one. */
export function* attentionDrawn({ table, irregularity }: Scene<Irregular<'attention'>>): Procedure {
  const { by, offender, prevents = false } = irregularity;
  const { edition } = table;
  if (by === 'spectator') return yield* spectatorNoticed(edition, offender);
  const noticing = { phase: phaseOf(table), role: roleOf(table, by) };
  const params = { seat: by, offender };
  const right = prevents
    ? preventionRight(edition, noticing, roleOf(table, offender) === 'declarer')
    : attentionRight(edition, noticing);
  if (!right.has) {
    yield note(prevents ? 'may-not-prevent' : 'may-not-draw-attention', right.clause, params);
    // Dummy may not draw attention (Law 9A), nor take part in the play, which he must not (Law 43A1(c)).
    yield penaltyPossible(sideOf(by), right.clause, prevents ? 'must-not' : 'may-not');
    yield unauthorisedFor(by, 'remark', sharedIn(edition).fromPartner);
  } else {
    yield note(prevents ? 'may-prevent' : 'may-draw-attention', right.clause, params);
  }
  if (prevents) return [];
  // 1997: the director must be called; since 2007 he should be. Either way anybody may do it, dummy too.
  yield note(edition === 1997 ? 'director-must-be-called' : 'director-should-be-called', '9B1(a)');
  yield note('anybody-calls-director', '9B1(b)');
  if (by === offender || by === partnerOf(offender)) yield note('opponents-keep-rights', '9B1(d)', params);
  yield note('no-action-before-ruling', '9B2');
  return [];
}

/** Law 9C: what the offender corrects too early may cost him more. */
export function* correctedEarly({ table, irregularity }: Scene<Irregular<'corrected-early'>>): Procedure {
  const { offender } = irregularity;
  yield note('further-rectification-possible', '9C', { offender, clause: sharedIn(table).leadLimit });
  return [];
}
