import { type Fault, fail, ok, type Result } from '../../base/index.ts';
import { type Card, checkPartialDeal, handSize, holds, SEATS, type Seat, TRICKS } from '../../game/index.ts';
import { bestOf, decides, earlierTricks } from './history.ts';
import type { CardPlayed, PlayRecord, RecordedTrick } from './record.ts';

/** What keeps a record from being one of a board that was played, legally or not. */
export interface RecordFault extends Fault {
  readonly code:
    | 'too-many-tricks'
    | 'hands'
    | 'not-in-hand'
    | 'played-twice'
    | 'two-from-a-hand'
    | 'no-lead'
    | 'claim';
  readonly trick?: number;
  readonly seat?: Seat;
}

const fault = (code: RecordFault['code'], message: string, at: Pick<RecordFault, 'trick' | 'seat'> = {}) =>
  fail<RecordFault>({ code, message, ...at });

/**
 * Does the card lie in its trick from the moment it was played? One taken back, or surplus, is in the hand again; one
 * that was placed was in the hand until then.
 */
const leavesAtOnce = ({ withdrawn, role }: CardPlayed): boolean =>
  withdrawn === undefined && role === undefined;

function checkHands(record: PlayRecord): Result<PlayRecord, RecordFault> {
  const partial = checkPartialDeal(record.hands);
  if (!partial.ok) return fault('hands', partial.error.message);
  const size = TRICKS - earlierTricks(record);
  for (const seat of SEATS) {
    const hand = record.hands[seat];
    if (hand !== undefined && handSize(hand) !== size)
      return fault(
        'hands',
        `${seat} has ${handSize(hand)} cards where the record begins instead of ${size}.`,
        {
          seat,
        },
      );
  }
  return ok(record);
}

function checkTrick(
  record: PlayRecord,
  { plays }: RecordedTrick,
  trick: number,
  played: Map<Card, Seat>,
): Result<PlayRecord, RecordFault> {
  if (
    bestOf(plays, record.contract.strain) === undefined &&
    trick < earlierTricks(record) + record.tricks.length
  )
    return fault('no-lead', `No card stands in trick ${trick}, and a later trick was played.`, { trick });
  for (const play of plays) {
    const { seat, card } = play;
    const at = { trick, seat };
    const hand = record.hands[seat];
    if (hand !== undefined && !holds(hand, card))
      return fault('not-in-hand', `Trick ${trick}: ${seat} was not dealt ${card}.`, at);
    const owner = played.get(card);
    if (owner !== undefined && play.role !== 'placed')
      return fault('played-twice', `Trick ${trick}: ${card} had already been played by ${owner}.`, at);
    if (leavesAtOnce(play)) played.set(card, seat);
    if (decides(play) && plays.some((twin) => twin !== play && twin.seat === seat && decides(twin)))
      return fault(
        'two-from-a-hand',
        `Trick ${trick}: two cards of ${seat} stand. One of them was withdrawn, or is surplus.`,
        at,
      );
  }
  return ok(record);
}

function checkClaim(record: PlayRecord): Result<PlayRecord, RecordFault> {
  const rest = record.claim?.rest;
  if (rest === undefined) return ok(record);
  const last = record.tricks.at(-1)?.plays ?? [];
  const lastIsComplete = last.filter((play) => decides(play) || play.role === 'placed').length >= 4;
  const completed =
    earlierTricks(record) + record.tricks.length - (last.length === 0 || lastIsComplete ? 0 : 1);
  const over = TRICKS - completed;
  if (Math.min(rest.NS, rest.EW) < 0 || rest.NS + rest.EW !== over)
    return fault('claim', `The claim shares ${rest.NS + rest.EW} tricks, but ${over} were not completed.`);
  return ok(record);
}

/** Could this have been played? Whether it was legal is another matter. */
export function checkRecord(record: PlayRecord): Result<PlayRecord, RecordFault> {
  const count = earlierTricks(record) + record.tricks.length;
  if (count > TRICKS) return fault('too-many-tricks', `A board has 13 tricks; the record has ${count}.`);
  const hands = checkHands(record);
  if (!hands.ok) return hands;
  const played = new Map<Card, Seat>();
  for (const [index, trick] of record.tricks.entries()) {
    const checked = checkTrick(record, trick, earlierTricks(record) + index + 1, played);
    if (!checked.ok) return checked;
  }
  for (const [index, { plays }] of record.tricks.entries())
    for (const { seat, card, role } of plays) {
      const trick = earlierTricks(record) + index + 1;
      if (role === 'placed' && played.has(card))
        return fault('played-twice', `Trick ${trick}: ${card} was placed, but had been played.`, {
          trick,
          seat,
        });
    }
  return checkClaim(record);
}
