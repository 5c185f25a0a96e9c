import { dummyOf, holds, otherSide, partnerOf, sideOf, TRICKS } from '../../game/index.ts';
import { cardsNamed } from '../claims/statement.ts';
import type { Claimed, ClaimReopened } from '../happening/happening.ts';
import { settledClaim, tricksLeftAt } from '../ruling/claim-at-table.ts';
import { refused, type TableRefusal } from '../ruling/refused.ts';
import { handLeft, playOf } from '../table/play-state.ts';
import type { Table } from '../table/table.ts';

/** Dummy does not claim (Law 68A), and nobody claims what is not there. */
export function claimRefusal(table: Table, claim: Claimed): TableRefusal | undefined {
  const { seat, tricks = 0, inAll = false } = claim;
  const play = playOf(table);
  if (seat === dummyOf(play.contract)) return refused('dummy-claims', {}, '43A1(c)');
  if (inAll && play.firstTrick > 1) return refused('tricks-unknown');
  const left = tricksLeftAt(play);
  const most = inAll ? TRICKS : left;
  const nothingLeft = left < 1 && !inAll;
  return nothingLeft || play.claimed !== undefined || !Number.isInteger(tricks) || tricks > most || tricks < 0
    ? refused('not-a-claim', { tricks: String(tricks) })
    : cardNotHeld(table, claim);
}

/** A statement names cards of the claiming side. */
function cardNotHeld(table: Table, { seat, statement }: Claimed): TableRefusal | undefined {
  const hands = [handLeft(table, seat), handLeft(table, partnerOf(seat))];
  const card = statement?.steps
    .flatMap(cardsNamed)
    .find((each) => hands.every((hand) => hand !== undefined && !holds(hand, each)));
  return card === undefined ? undefined : refused('not-in-side', { seat, card });
}

/** Only what was agreed to is looked at again, and once. */
export function reopeningRefusal(
  table: Table,
  { type, seat, since }: ClaimReopened,
): TableRefusal | undefined {
  const settled = settledClaim(table);
  if (settled === undefined) return refused('no-claim');
  if (settled.settled.clause !== '69A') return refused('claim-ruled', {}, '70');
  // What was agreed to is final once something of it has been ruled on: nobody comes in time any more.
  const ruled = table.rulings.map(({ irregularity }) => irregularity.type).filter(isReopening);
  if (ruled.includes(type) || (since === 'nothing' && ruled.length > 0)) return refused('ruled-already');
  const side = sideOf(settled.claim.seat);
  if (type === 'agreement-withdrawn')
    return sideOf(seat) === side && since !== 'nothing' ? refused('own-claim', { seat }, '71') : undefined;
  return settled.settled.rest[otherSide(side)] + settled.numbers.ownGiven === 0
    ? refused('nothing-conceded', {}, '71')
    : undefined;
}

const isReopening = (type: string): type is ClaimReopened['type'] =>
  type === 'agreement-withdrawn' || type === 'concession-withdrawn';
