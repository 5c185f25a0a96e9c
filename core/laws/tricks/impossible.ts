import type { Params } from '../../base/index.ts';
import { type Card, checkPartialDeal, handSize, holds, SEATS, type Seat, TRICKS } from '../../game/index.ts';
import type { FaultCode } from '../texts/told-fault.ts';
import { bestOf, decides, earlierTricks } from './history.ts';
import type { CardPlayed, PlayRecord, RecordedTrick } from './record.ts';

/** What keeps a record from being one of a board that was played, without the words for it. */
export interface Impossible {
  readonly code:
    | 'too-many-tricks'
    | 'hands'
    | 'not-in-hand'
    | 'played-twice'
    | 'two-from-a-hand'
    | 'no-lead'
    | 'claim';
  readonly told: FaultCode;
  readonly params: Params;
  readonly trick?: number;
  readonly seat?: Seat;
}

const fault = (
  code: Impossible['code'],
  told: FaultCode,
  params: Params,
  at: Pick<Impossible, 'trick' | 'seat'> = {},
): Impossible => ({ code, told, params, ...at });

/**
 * Does the card lie in its trick from the moment it was played? One taken back, surplus or astray is in the hand again;
 * one that was placed was in the hand until then.
 */
const leavesAtOnce = ({ withdrawn, role, strayed }: CardPlayed): boolean =>
  withdrawn === undefined && role === undefined && strayed !== true;

function checkHands(record: PlayRecord): Impossible | undefined {
  const partial = checkPartialDeal(record.hands);
  if (!partial.ok && partial.error.double.length > 0)
    return fault('hands', 'double-cards', { cards: partial.error.double.join(' ') });
  const size = TRICKS - earlierTricks(record);
  for (const seat of SEATS) {
    const hand = record.hands[seat];
    if (hand !== undefined && handSize(hand) !== size)
      return fault(
        'hands',
        'hand-size',
        { seat, count: String(handSize(hand)), size: String(size) },
        { seat },
      );
  }
  return undefined;
}

function checkTrick(
  record: PlayRecord,
  { plays }: RecordedTrick,
  trick: number,
  played: Map<Card, Seat>,
): Impossible | undefined {
  if (
    bestOf(plays, record.contract.strain) === undefined &&
    trick < earlierTricks(record) + record.tricks.length
  )
    return fault('no-lead', 'no-lead', { trick: String(trick) }, { trick });
  for (const play of plays) {
    const { seat, card } = play;
    const at = { trick, seat };
    const where = { trick: String(trick), seat, card };
    const hand = record.hands[seat];
    if (hand !== undefined && !holds(hand, card)) return fault('not-in-hand', 'not-dealt', where, at);
    const owner = played.get(card);
    if (owner !== undefined && play.role !== 'placed')
      return fault('played-twice', 'played-twice', { ...where, owner }, at);
    if (leavesAtOnce(play)) played.set(card, seat);
    if (decides(play) && plays.some((twin) => twin !== play && twin.seat === seat && decides(twin)))
      return fault('two-from-a-hand', 'two-from-a-hand', where, at);
  }
  return undefined;
}

function checkClaim(record: PlayRecord): Impossible | undefined {
  const rest = record.claim?.rest;
  if (rest === undefined) return undefined;
  const last = record.tricks.at(-1)?.plays ?? [];
  const lastIsComplete = last.filter((play) => decides(play) || play.role === 'placed').length >= 4;
  const completed =
    earlierTricks(record) + record.tricks.length - (last.length === 0 || lastIsComplete ? 0 : 1);
  const over = TRICKS - completed;
  if (Math.min(rest.NS, rest.EW) < 0 || rest.NS + rest.EW !== over)
    return fault('claim', 'shared-tricks', { shared: String(rest.NS + rest.EW), left: String(over) });
  return undefined;
}

/** Why this cannot have been played; nothing if it could. Whether it was legal is another matter. */
export function whyImpossible(record: PlayRecord): Impossible | undefined {
  const count = earlierTricks(record) + record.tricks.length;
  if (count > TRICKS) return fault('too-many-tricks', 'too-many-tricks', { tricks: String(count) });
  const hands = checkHands(record);
  if (hands !== undefined) return hands;
  const played = new Map<Card, Seat>();
  for (const [index, trick] of record.tricks.entries()) {
    const wrong = checkTrick(record, trick, earlierTricks(record) + index + 1, played);
    if (wrong !== undefined) return wrong;
  }
  for (const [index, { plays }] of record.tricks.entries())
    for (const { seat, card, role } of plays) {
      const trick = earlierTricks(record) + index + 1;
      if (role === 'placed' && played.has(card))
        return fault('played-twice', 'placed-twice', { trick: String(trick), card }, { trick, seat });
    }
  return checkClaim(record);
}
