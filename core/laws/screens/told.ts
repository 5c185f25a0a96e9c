import { type Seat, sideOf } from '../../game/index.ts';
import { isAuctionPeriod, phaseOf } from '../17-auction-period.ts';
import type { InformationSource } from '../happening/information-source.ts';
import { note, penaltyPossible } from '../ruling/consequences.ts';
import type { Irregular } from '../ruling/irregularity.ts';
import { ask, isSo, judged, type Procedure, type Scene, type Telling } from '../ruling/procedure.ts';
import type { Table } from '../table/table.ts';
import { MODIFIED, screenRules } from './tray.ts';

/** RTP 2.1.8.2, ROP 4.10: what a call was said to mean on the two sides of the screen, held against card and hand. */
export function* explanationsCompared({
  table,
  irregularity,
}: Scene<Irregular<'screen-explanations'>>): Procedure {
  const { seat, found } = irregularity;
  if (screenRules(table) === 'ROP') {
    yield note('no-automatic-penalty', MODIFIED.ROP, { seat });
    return found === 'as-card' ? [{ type: 'deviated', seat }] : [{ type: 'misinformed', seat }];
  }
  const clause = 'RTP 2.1.8.2';
  switch (found) {
    case 'as-card':
      yield note('taken-for-psychic', clause, { seat });
      return [{ type: 'deviated', seat }];
    case 'not-as-card':
      if (yield* judged('opponent-confused', clause, { seat }))
        return [{ type: 'misinformed', seat, card: 'contradicted' }];
      yield note('no-infraction', clause, { seat });
      return [];
    case 'differ':
      yield note('explanations-differ', clause, { seat });
      return [{ type: 'misinformed', seat, card: 'contradicted' }];
  }
}

/** Who pushes the tray, and who has the gate (RTP 2.1.8.1, ROP 4.10). */
const HANDLES: Readonly<Record<Irregular<'screen-handled'>['what'], readonly Seat[]>> = {
  tray: ['N', 'S'],
  gate: ['W'],
};

/** Somebody moved the tray or the gate. By the RTP it may cost his side if an irregularity came of it. */
export function* screenHandled({ table, irregularity }: Scene<Irregular<'screen-handled'>>): Procedure {
  const { seat, what } = irregularity;
  const rules = screenRules(table);
  const clause = rules === 'ROP' ? MODIFIED.ROP : 'RTP 2.1.8.1';
  yield note(`who-has-the-${what}`, clause);
  if (HANDLES[what].includes(seat)) yield note('no-infraction', clause, { seat });
  // ROP names the players and no penalty.
  else if (rules === 'RTP' && (yield* judged('irregularity-came-of-it', clause, { seat })))
    yield penaltyPossible(sideOf(seat), clause);
  else yield note('left-at-that', clause, { seat });
  return [];
}

/** What can be heard through a screen. */
const AUDIBLE: ReadonlySet<InformationSource> = new Set(['remark', 'question', 'answer', 'explanation']);

/** Could what a player did in the auction come to his partner's knowledge through the screen? Without one it could. */
export function* cameAcross(table: Table, seat: Seat, source: InformationSource): Telling<boolean> {
  if (screenRules(table) !== 'RTP') return true;
  if (AUDIBLE.has(source)) return yield* heardAcross(table, seat);
  return source !== 'hesitation' || (yield* slowTray(table, seat));
}

/** RTP 2.1.8.3: what is heard across is kept from the speaker's side, and the others may use it. */
function* heardAcross(table: Table, seat: Seat): Telling<boolean> {
  const clause = 'RTP 2.1.8.3';
  if (!isAuctionPeriod(phaseOf(table))) return true;
  const heard = yield* judged('heard-across', clause, { seat });
  yield note(heard ? 'others-may-use-it' : 'not-heard-across', clause, { seat });
  return heard;
}

/** Law 73D by RTP 2.1.8.4: up to twenty seconds tell nothing, and who received the tray speaks up before the lead. */
function* slowTray(table: Table, seat: Seat): Telling<boolean> {
  const clause = MODIFIED.RTP;
  const params = { seat };
  const inAuction = isAuctionPeriod(phaseOf(table)) || (yield* judged('tempo-in-auction', clause, params));
  if (!inAuction) return true;
  if (!(yield* judged('tray-over-twenty', clause, params))) {
    yield note('tempo-not-significant', clause, params);
    return false;
  }
  if (yield* judged('called-before-lead', clause, params)) return true;
  const perceived = yield* isSo({
    id: 'break-perceived',
    answerer: 'director',
    clause,
    params,
    suggestion: { answer: 'no', reason: 'called-after-lead' },
  });
  if (!perceived) yield note('no-break-perceived', clause, params);
  return perceived;
}

/** Whom a player asks about a call, and how: his screen-mate, in writing, and not only at his turn. */
export function* asksInWriting(table: Table, seat: Seat): Telling<boolean> {
  const rules = screenRules(table);
  if (rules === undefined) return false;
  const clause = rules === 'RTP' ? 'RTP 2.1.8.2' : MODIFIED.ROP;
  const inPlay = rules === 'RTP' && phaseOf(table) === 'play';
  yield note(inPlay ? 'gate-closed-first' : 'asks-in-writing', clause, { seat });
  return true;
}

/** Behind screens a call is explained by him who made it too, to his screen-mate (RTP 2.1.8.2, ROP 4.10). */
export function* explainsToScreenMate(table: Table, seat: Seat): Telling<boolean> {
  const rules = screenRules(table);
  if (rules === undefined) return false;
  yield note('told-to-screen-mate', rules === 'RTP' ? 'RTP 2.1.8.2' : MODIFIED.ROP, { seat });
  return true;
}

/** RTP 2.1.8.4: dummy may speak of a card that his screen-mate shows too early, and keeps a lead from being faced. */
export function* dummySpeaksOfMate(table: Table, seat: Seat): Telling<boolean> {
  const clause = MODIFIED.RTP;
  if (screenRules(table) !== 'RTP' || !(yield* judged('screen-mates-card', clause, { seat }))) return false;
  yield note('dummy-may-speak', clause, { seat });
  return true;
}

/** RTP 2.1.8.4: Law 13A is not applied while the tray has not crossed, for no call counts yet. */
export function* countedBeforeCrossing(table: Table, seats: string): Telling<boolean> {
  if (screenRules(table) !== 'RTP' || phaseOf(table) !== 'auction') return false;
  const clause = MODIFIED.RTP;
  const tray = yield* ask({
    id: 'tray',
    answerer: 'director',
    clause,
    params: { seats },
    answers: ['not-crossed', 'crossed'].map((id) => ({ id, clause })),
  });
  if (tray === 'crossed') return false;
  yield note('count-before-crossing', clause, { seats });
  return true;
}
