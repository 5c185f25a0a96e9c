import { type Card, isCard, otherSide, partnerOf, type Seat, sideOf } from '../../game/index.ts';
import { besidePenaltyCards, penaltyCardsOf } from '../44-sequence-of-play.ts';
import { becomePenaltyCards } from '../50-penalty-cards.ts';
import { type Correction, correctRevoke, type LaterCard } from '../62-correction-of-revoke.ts';
import { sharedIn } from '../clauses/by-edition.ts';
import type { LawsEdition } from '../editions.ts';
import { settledClaim, wonTricksMoved } from '../ruling/claim-at-table.ts';
import { note } from '../ruling/consequences.ts';
import { ask, type Procedure, type Telling } from '../ruling/procedure.ts';
import type { Consequence, Information } from '../ruling/ruling.ts';
import type { Stage } from '../ruling/stage.ts';
import { tableHistory } from '../table/history.ts';
import {
  cardsInTrick,
  isPlayFinished,
  playerOf,
  playOf,
  standingCards,
  turnToPlay,
} from '../table/play-state.ts';
import type { Table } from '../table/table.ts';
import type { History } from '../tricks/history.ts';
import { facedAt } from '../tricks/legal-cards.ts';
import type { RecordedTrick } from '../tricks/record.ts';
import { revokeReport } from './at-table.ts';
import { pricesReopened } from './due.ts';
import { cardsTakenBack, type MayChange, othersChange, withdrawnLines } from './later-cards.ts';
import type { RevokeRuling } from './report.ts';

/** A revoke that is to be put right. */
export type Correctable = Pick<RevokeRuling, 'revoke' | 'standing' | 'correction'>;

interface Manner {
  readonly penaltyCards: boolean;
}

const LAST = 13;

/**
 * Law 62: the card comes back, another is played, and those who played after it may change theirs. A claim that had
 * been settled on other cards is looked at again.
 */
export function* revokeCorrected(
  stage: Stage,
  ruling: Correctable,
  manner: Manner = { penaltyCards: true },
): Procedure {
  const { table } = stage;
  const { correctedBy } = ruling.standing;
  const wasOver = isPlayFinished(playOf(table));
  yield* claimReopened(stage);
  yield* stage.say(...pricesReopened(table, correctedBy ?? '62A'));
  const together = correctedBy === '62C3' ? onOneTrick(table, ruling) : [ruling];
  const later: MayChange[] = [];
  for (const one of together) later.push(...(yield* cardReplaced(stage, one, manner)));
  const changed = yield* othersChange(stage, later);
  for (const one of together) yield* partnersChoice(stage, one);
  if (wasOver && !changed) yield* lastTrickAgain(stage);
  else if (wasOver) yield* stage.say(lastTrickSeen(ruling.revoke.seat, table.edition));
  for (const one of together) yield* stillToBeRuledOn(stage, one);
  return yield* claimAgain(stage, table, ruling.revoke.seat);
}

/** Law 62C3: all the revokes of the trick to which attention was drawn. */
const onOneTrick = (table: Table, { revoke }: Correctable): readonly Correctable[] =>
  revokeReport(table)?.rulings.filter(
    (other) => other.revoke.trick === revoke.trick && other.correction !== undefined,
  ) ?? [];

/** Does the revoke card lie there still? */
const standsIn = ({ record }: History, { revoke }: Correctable): boolean =>
  record.tricks.some((trick) =>
    standingCards(trick).some(({ seat, card }) => seat === revoke.seat && card === revoke.card),
  );

/** The revoke card goes back and becomes a penalty card where the law says so; answers who may change a card now. */
function* cardReplaced(
  stage: Stage,
  one: Correctable,
  { penaltyCards }: Manner,
): Telling<readonly MayChange[]> {
  const { revoke, standing, correction } = one;
  const history = tableHistory(stage.table);
  // A lead corrected before it may have taken this card back already.
  if (history === undefined || correction === undefined || !standsIn(history, one)) return [];
  const { seat, withdrawn: card } = correction;
  const clause = standing.correctedBy ?? '62A';
  const second = yield* replacement(stage.table, correction);
  const { tricks } = correctRevoke(history, revoke, clause, second);
  const opened = clause === '62D1' ? withLastTrickOpen(stage.table, tricks) : tricks;
  yield* stage.say(
    { type: 'revoke-corrected', seat, card, second, tricks: opened, clause },
    { type: 'lifted', what: 'revoke', seat, trick: revoke.trick, clause },
  );
  if (correction.penaltyCard === undefined) yield* stage.say(...withoutPenaltyCard(history, one));
  else if (penaltyCards) yield* stage.tell(becomePenaltyCards(stage.table, seat, [card], 'played', '62B1'));
  const isPenaltyCard = penaltyCardsOf(stage.table, seat).some((each) => each.card === card);
  yield* stage.say(...withdrawnLines(correction, { seat, card }, isPenaltyCard));
  if (clause !== '62D1') yield* cardsTakenBack(stage, history, correction, penaltyCards);
  return changesTo(correction.mayWithdraw, correction, penaltyCards);
}

const changesTo = (
  later: readonly LaterCard[],
  correction: Correction,
  penaltyCards: boolean,
): readonly MayChange[] =>
  later.map((each) => ({ ...each, correction, penaltyCard: each.penaltyCard && penaltyCards }));

/**
 * The player of the hand chooses among the cards that are legal; nothing is asked where there is one. A penalty card
 * that he has got since has to be played here too (Laws 14B4 and 50D1).
 */
function* replacement(table: Table, correction: Correction): Telling<Correction['withdrawn']> {
  const { seat, withdrawn } = correction;
  const choices = besidePenaltyCards(table, seat, correction.choices);
  const [only, ...more] = choices;
  if (only !== undefined && more.length === 0) return only;
  const answer = yield* ask({
    id: 'revoke-card',
    answerer: playerOf(playOf(table), seat),
    clause: '62B',
    params: { seat, card: withdrawn },
    answers: choices.map((card) => ({ id: card, clause: '62B' })),
  });
  return choices.find((card) => card === answer) ?? withdrawn;
}

/** Law 62B2: nothing more follows; a card that was a penalty card when it was played is one again. */
function withoutPenaltyCard(
  history: History,
  { revoke: { seat, trick, card }, standing }: Correctable,
): readonly Consequence[] {
  const clause = '62B2';
  const faced = facedAt(history, seat, trick).find(
    ({ as, cards }) => as !== 'faced' && card !== undefined && cards.includes(card),
  );
  if (faced !== undefined && card !== undefined) {
    const kind = faced.as === 'major-penalty-card' ? 'major' : 'minor';
    return [{ type: 'penalty-card', seat, card, kind, clause }];
  }
  return standing.asIfEstablished === undefined ? [note('no-rectification', clause)] : [];
}

/** Law 62D1: the last two tricks are played again, so that all the cards of the thirteenth go back. */
function withLastTrickOpen(table: Table, tricks: readonly RecordedTrick[]): readonly RecordedTrick[] {
  const at = LAST - playOf(table).firstTrick;
  return tricks.map((trick, index) =>
    index === at
      ? {
          plays: trick.plays.map((each) =>
            each.withdrawn === undefined ? { ...each, withdrawn: '62D1' } : each,
          ),
        }
      : trick,
  );
}

/** Nobody has changed a card of the twelfth trick: the cards that are left make the thirteenth. */
function* lastTrickAgain(stage: Stage): Telling<void> {
  for (;;) {
    const play = playOf(stage.table);
    const seat = turnToPlay(play);
    const seen = play.tricks.slice(-2).flatMap(({ plays }) => plays.filter((each) => each.seat === seat));
    const gone = play.tricks.flatMap(standingCards).map(({ card }) => card);
    const left = seen.find(({ card }) => !gone.includes(card));
    if (seat === undefined || left === undefined) return;
    yield* stage.say({ type: 'card-played', seat, card: left.card, clause: '62D1' });
  }
}

/** What the thirteenth trick showed before it was played again. */
const lastTrickSeen = (offender: Seat, edition: LawsEdition): Information => ({
  type: 'information',
  about: 'last-trick',
  by: offender,
  authorised: otherSide(sideOf(offender)),
  unauthorised: sideOf(offender),
  clause: sharedIn(edition).withdrawn,
});

/** Law 62D2: partner has yet to play to the twelfth trick, and may not choose what the revoke card suggests. */
function* partnersChoice(stage: Stage, { correction }: Correctable): Telling<void> {
  if (correction?.partner === undefined) return;
  const partner = partnerOf(correction.seat);
  const { table } = stage;
  const isHis = ({ seat }: { readonly seat: Seat }): boolean => seat === partner;
  if (isPlayFinished(playOf(table)) || cardsInTrick(playOf(table)).some(isHis)) return;
  const { clause, answers } = correction.partner;
  const suggested = yield* ask(correction.partner);
  const other = answers.map(({ id }) => id).find((id) => id !== suggested && isCard(id));
  if (suggested !== 'none' && other !== undefined)
    yield* stage.say({ type: 'card-order', seat: partner, card: other as Card, clause });
}

/** What is corrected and has a price all the same, or has to be looked at when the play is over. */
function* stillToBeRuledOn(stage: Stage, { revoke, standing }: Correctable): Telling<void> {
  const { seat, trick } = revoke;
  const { asIfEstablished, established, correctedBy } = standing;
  if (asIfEstablished !== undefined)
    yield* stage.say(note('revoke-as-if-established', asIfEstablished, { seat }), {
      type: 'revoke',
      seat,
      trick,
      clause: asIfEstablished,
    });
  else if (established !== undefined && correctedBy === '62C3')
    yield* stage.say({ type: 'revoke', seat, trick, clause: '64B8' });
}

/** Law 69A: an agreement is not final while the other side can still object; nor is a ruling on cards that have changed. */
function* claimReopened(stage: Stage): Telling<void> {
  const settled = settledClaim(stage.table);
  const objected = tableHistory(stage.table)?.record.claim?.objected;
  if (settled === undefined) return;
  yield* stage.say({ type: 'claim-reopened', by: settled.claim.seat, clause: objected ? '70A' : '69A' });
  if (!objected) yield* stage.tell(wonTricksMoved(settled, '69A', true));
}

/** The claim comes up again with the cards as they are now; doubtful points go against the side that revoked. */
function* claimAgain(stage: Stage, before: Table, offender: Seat): Procedure {
  const claim = settledClaim(before)?.claim;
  if (claim === undefined || isPlayFinished(playOf(stage.table))) return [];
  if (sideOf(claim.seat) !== sideOf(offender))
    yield* stage.say(note('doubt-against-revoker', '70A', { seat: offender }));
  return [claim];
}
