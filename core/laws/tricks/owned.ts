import { type Seat, SIDES, type Side, sideOf } from '../../game/index.ts';
import type { History } from './history.ts';
import type { CardPlayed } from './record.ts';

/** A trick as property: whose it became, by play or by a claim, and whether a revoke has cost it since. */
export interface OwnedTrick {
  readonly number: number | 'claimed';
  readonly side: Side;
  /** The card that won it, where it was played out. */
  readonly won?: CardPlayed;
  /** The hand that won it, where the director has said so. */
  readonly by?: Seat;
  /** The hand that won it had revoked in it, and Law 64A1 asks for this very trick. */
  readonly owed?: true;
  readonly transferred: boolean;
}

/** All thirteen tricks, those played first. `winner` says who won the trick that a claim left unfinished. */
export function ownedTricks({ tricks, record }: History, winner?: Seat): readonly OwnedTrick[] {
  const played = tricks.flatMap(({ number, won }): OwnedTrick[] =>
    won === undefined ? [] : [{ number, side: sideOf(won.seat), won, transferred: false }],
  );
  const unfinished = tricks.find(({ won }) => won === undefined)?.number;
  const claims = record.claim?.rest;
  const answered: OwnedTrick[] =
    winner === undefined || unfinished === undefined || !claims?.[sideOf(winner)]
      ? []
      : [{ number: unfinished, side: sideOf(winner), by: winner, transferred: false }];
  const claimed = SIDES.flatMap((side) => {
    const rest = (claims?.[side] ?? 0) - answered.filter((trick) => trick.side === side).length;
    return Array.from({ length: rest }, (): OwnedTrick => ({ number: 'claimed', side, transferred: false }));
  });
  return [...played, ...answered, ...claimed];
}
