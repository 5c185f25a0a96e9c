import { dummyOf, holds, otherSide, partnerOf, sideOf, TRICKS } from '../game/index.ts';
import { settledClaim, tricksLeftAt } from './claim-at-table.ts';
import { cardsNamed } from './claims/statement.ts';
import type { Claimed, ClaimReopened } from './happening.ts';
import { handLeft, playOf } from './play-state.ts';
import type { TableRefusal } from './refusal.ts';
import type { Table } from './table.ts';

/** Dummy does not claim (Law 68A), and nobody claims what is not there. */
export function claimRefusal(table: Table, claim: Claimed): TableRefusal | undefined {
  const { seat, tricks = 0, inAll = false } = claim;
  const play = playOf(table);
  if (seat === dummyOf(play.contract))
    return { code: 'dummy-claims', clause: '43A1(c)', message: 'Dummy can neither claim nor concede.' };
  if (inAll && play.firstTrick > 1)
    return {
      code: 'tricks-unknown',
      message: 'The first tricks are not known here: say how many of the tricks left.',
    };
  const left = tricksLeftAt(play);
  const most = inAll ? TRICKS : left;
  const nothingLeft = left < 1 && !inAll;
  return nothingLeft || play.claimed !== undefined || !Number.isInteger(tricks) || tricks > most || tricks < 0
    ? { code: 'not-a-claim', message: `${tricks} tricks cannot be claimed.` }
    : cardNotHeld(table, claim);
}

/** A statement names cards of the claiming side. */
function cardNotHeld(table: Table, { seat, statement }: Claimed): TableRefusal | undefined {
  const hands = [handLeft(table, seat), handLeft(table, partnerOf(seat))];
  const card = statement?.steps
    .flatMap(cardsNamed)
    .find((each) => hands.every((hand) => hand !== undefined && !holds(hand, each)));
  return card === undefined
    ? undefined
    : { code: 'not-in-hand', message: `${seat} does not hold ${card}, nor does partner.` };
}

/** Only what was agreed to is looked at again, and once. */
export function reopeningRefusal(
  table: Table,
  { type, seat, since }: ClaimReopened,
): TableRefusal | undefined {
  const settled = settledClaim(table);
  if (settled === undefined)
    return { code: 'no-claim', message: 'No claim or concession has been agreed to at this table.' };
  if (settled.settled.clause !== '69A')
    return { code: 'claim-ruled', clause: '70', message: 'The director has ruled on the claim already.' };
  // What was agreed to is final once something of it has been ruled on: nobody comes in time any more.
  const ruled = table.rulings.map(({ irregularity }) => irregularity.type).filter(isReopening);
  if (ruled.includes(type) || (since === 'nothing' && ruled.length > 0))
    return { code: 'ruled-already', message: 'The director has ruled on this already.' };
  const side = sideOf(settled.claim.seat);
  if (type === 'agreement-withdrawn')
    return sideOf(seat) === side && since !== 'nothing'
      ? {
          code: 'own-claim',
          clause: '71',
          message: `${seat}'s side made the claim: Law 71 is about what it conceded.`,
        }
      : undefined;
  return settled.settled.rest[otherSide(side)] + settled.numbers.ownGiven === 0
    ? { code: 'nothing-conceded', clause: '71', message: 'Nothing was conceded.' }
    : undefined;
}

const isReopening = (type: string): type is ClaimReopened['type'] =>
  type === 'agreement-withdrawn' || type === 'concession-withdrawn';
