import { otherSide, partnerOf, type Seat, sideOf } from '../game/index.ts';
import { isAuctionPeriod, phaseOf } from './17-auction-period.ts';
import { damageReviewed } from './72-damage-reviewed.ts';
import { editionsOf } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';

import type { Called, Changed, Happening } from './happening/happening.ts';
import type { InformationSource } from './happening/information-source.ts';
import { note, penaltyPossible, replacedFrom, review, withdrawnBy } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, askOrHear, judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import { MODIFIED, screenRules } from './screens/tray.ts';
import { isAdmissible, isInsufficient } from './table/duties.ts';
import type { MadeCall, Table } from './table/table.ts';

type Misinformed = Scene<Irregular<'misinformed'>>;

const saysIn = editionsOf({
  change: { 1997: '21B1', 2007: '21B1(a)', 2017: '21B1(a)' },
  /** A mistaken explanation is presumed, not a mistaken call. */
  presumed: { 1997: '75D2', 2007: '21B1(b)', 2017: '21B1(b)' },
  mistakenCall: { 1997: '75D2', 2007: '75C', 2017: '75C' },
  /** Where a convention card can be required: without a right one the regulations hold it against the pair. */
  card: { 1997: '40E1', 2007: '40B2(a)', 2017: '40B2(a)(ii)' },
});

/** Where a regulation says what a convention card that is missing, incomplete or wrong leads to. */
const CARD_PARAGRAPH = { RTP: 'RTP 2.1.3.6', ROP: 'ROP 4.6' } as const;

/** Law 21: a side was told something wrong by its opponents, or not told what it should have been. */
export function* misinformed(scene: Misinformed): Procedure {
  const { table, irregularity } = scene;
  const { seat, how, card } = irregularity;
  const { edition, regulation } = table;
  const says = saysIn(edition);
  const rules = screenRules(table);
  if (how === 'late-alert')
    yield note('alert-came-late', regulation === 'RTP' ? 'RTP 2.1.6.3' : says.change, { seat });
  if (how === 'no-alert' && rules !== undefined) yield note('alert-on-both-sides', MODIFIED[rules], { seat });
  if (card !== undefined) {
    const paragraph = regulation === undefined ? says.card : CARD_PARAGRAPH[regulation];
    yield note(regulation === undefined ? 'card-against-the-pair' : 'card-against-them', paragraph, { seat });
    // ROP 4.6 holds it against the pair and names no penalty.
    if (regulation !== 'ROP') yield penaltyPossible(sideOf(seat), paragraph);
  }
  const blame = yield* ask({
    id: 'what-was-wrong',
    answerer: 'director',
    clause: says.presumed,
    params: { seat },
    suggestion: {
      answer: 'explanation',
      reason: card === undefined ? 'mistaken-explanation-presumed' : 'card-tells-against-them',
    },
    answers: [
      { id: 'explanation', clause: says.presumed },
      { id: 'call', clause: says.mistakenCall },
      { id: 'own-misunderstanding', clause: '21A' },
      ...(edition === 2017 ? [{ id: 'no-agreement', clause: '75D2' } as const] : []),
    ],
  });
  if (blame === 'own-misunderstanding') {
    yield note('no-redress', '21A', { seat });
    return [];
  }
  if (blame === 'call') {
    yield note('no-infraction', says.mistakenCall, { seat });
    return heardByPartner(table, irregularity);
  }
  // 2017: describing an agreement that the partners do not share is an infraction as well.
  if (blame === 'no-agreement') yield note('no-agreement-described', '75D2', { seat });
  const phase = phaseOf(table);
  if (phase === 'over') return yield* damageReviewed(edition, '21B3', seat);
  const afresh = isAuctionPeriod(phase) ? yield* mayBeChanged(scene) : [];
  // A card played on it may be taken back in time; what is beyond that is for the end of the play.
  if (phase === 'play') yield note('card-may-be-retracted', '47E2', { seat });
  yield review(seat, '21B3');
  return afresh;
}

/** What partner heard and did not expect is not for him, though it was right (Laws 16B, 73C, 75A; 1997: 16A). */
const HEARD_AS: Readonly<
  Record<NonNullable<Irregular<'misinformed'>['how']>, InformationSource | undefined>
> = {
  explanation: 'explanation',
  'no-alert': 'no-alert',
  'late-alert': 'alert',
  'needless-alert': 'alert',
  card: undefined,
};

/** The inquiry into that, unless it was told already. */
function heardByPartner(
  table: Table,
  { seat, how = 'explanation' }: Irregular<'misinformed'>,
): readonly Happening[] {
  const source = HEARD_AS[how];
  // Behind screens what is said on one side is not heard on the other.
  if (source === undefined || screenRules(table) !== undefined) return [];
  const isKnown = table.persists.some(
    (item) => item.type === 'information' && item.by === seat && item.about === source,
  );
  return isKnown ? [] : [{ type: 'from-partner', seat, source }];
}

/** What is explained of a player's calls, unless it is said: his last that told something, or his pass where he made no other. */
function lastToExplain({ calls }: Table, seat: Seat): number {
  const spoken = calls.findLastIndex((made) => made.seat === seat && made.call !== 'Pass');
  return spoken < 0 ? calls.findLastIndex((made) => made.seat === seat) : spoken;
}

/** The call of the misinformed side that may still be changed: its last one, made after the call in question. */
function changeable(
  table: Table,
  { seat, about }: Pick<Irregular<'misinformed'>, 'seat' | 'about'>,
): { readonly at: number; readonly made: MadeCall } | undefined {
  const side = otherSide(sideOf(seat));
  const explained = about ?? lastToExplain(table, partnerOf(seat));
  const at = table.calls.findLastIndex((made) => sideOf(made.seat) === side);
  const made = table.calls[at];
  return made === undefined || at < explained ? undefined : { at, made };
}

/** Law 21B1: until the auction period ends, and until his partner has called, he may change it. */
function* mayBeChanged({ table, irregularity }: Misinformed): Telling<readonly Happening[]> {
  const { edition } = table;
  const says = saysIn(edition);
  const clause = says.change;
  const last = changeable(table, irregularity);
  if (last === undefined) return [];
  const { at, made } = last;
  const params = { seat: made.seat, call: made.call };
  if (!(yield* judged('influenced', clause, params))) return [];
  const changed = yield* changeOr('keep', made, clause, true);
  if (changed === undefined) return [];
  yield replacedFrom(at, clause);
  yield withdrawnBy(irregularity.seat, made, edition);
  const second: Called = { ...changed, type: 'call' };
  const later = table.calls[at + 1];
  if (later === undefined) return [second];
  return [second, yield* opponentsTurn(table, at, second, later)];
}

/** Law 21B2: then his left-hand opponent may change what he called after it. */
function* opponentsTurn(table: Table, at: number, second: Called, later: MadeCall): Telling<Called> {
  const { edition } = table;
  const before = [...table.calls.slice(0, at), second];
  const changed = yield* changeOr('keep', later, '21B2', isLegalAfter({ ...table, calls: before }, later));
  if (changed === undefined) return { ...later, type: 'call' };
  yield withdrawnBy(later.seat, later, edition);
  yield note('change-without-rectification', '21B2', { seat: later.seat });
  // 1997 and 2007: unless what he withdrew told his partner something to the damage of the others.
  if (edition !== 2017) yield review(later.seat, '21B2');
  return { ...changed, type: 'call' };
}

const isLegalAfter = (table: Table, { seat, call }: MadeCall): boolean =>
  !isInsufficient(table, call) && isAdmissible(table, seat, call);

/** The player keeps his call, or says another. */
function* changeOr(
  keep: string,
  { seat, call }: MadeCall,
  clause: Clause,
  mayKeep: boolean,
): Telling<Called | Changed | undefined> {
  const reply = yield* askOrHear({
    id: 'change-call',
    answerer: seat,
    clause,
    params: { seat, call },
    answers: mayKeep ? [{ id: keep, clause }] : [],
    heard: [seat],
  });
  return 'call' in reply ? reply.call : undefined;
}
