import {
  BIDS,
  type Bid,
  type Contract,
  type Deal,
  heightOf,
  levelOf,
  otherSide,
  type PlayedContract,
  printBoardResult,
  type Seat,
  type Side,
  scoreFor,
  seatsOf,
  sideOf,
  strainOf,
  tricksNeeded,
  type Vulnerability,
} from '../game/index.ts';
import { type DoubleDummyTable, tricks } from './tricks.ts';

/** What the board is worth when both sides bid as well as they play. */
export interface Par {
  /** From North–South's side. */
  readonly ns: number;
  /** Every contract that gives it, as results: `4SN=`, `5CXE-1`. None when it is passed out. */
  readonly contracts: readonly string[];
}

/** A contract of a side as it ends: doubled where the opponents gain by it. */
interface Ending {
  readonly bid: Bid;
  readonly side: Side;
  /** From the side's own view. */
  readonly worth: number;
  readonly results: readonly PlayedContract[];
}

/** Par of a deal: the score when both sides bid as well as they play, and every contract that gives it. */
export const par = (deal: Deal, vulnerability: Vulnerability, dealer: Seat): Par =>
  parOf(tricks(deal), vulnerability, dealer);

/**
 * Par when it is known what every contract makes: each side in turn bids on as long as it gains by it. What a bid is worth is what is left of
 * it when the opponents do their best against it: let it be, double it, or bid on.
 */
export function parOf(table: DoubleDummyTable, vulnerability: Vulnerability, dealer: Seat): Par {
  const endings = (['NS', 'EW'] as const).flatMap((side) =>
    BIDS.map((bid) => endingOf(table, vulnerability, side, bid)),
  );
  // From the highest bid down: what a bid is worth hangs on the bids above it.
  const value = new Map<Ending, number>();
  const best: Record<Side, number> = { NS: Number.NEGATIVE_INFINITY, EW: Number.NEGATIVE_INFINITY };
  const byHeight = endings.toSorted((a, b) => heightOf(b.bid) - heightOf(a.bid));
  for (const [at, ending] of byHeight.entries()) {
    const overbid = Math.max(
      ...byHeight
        .slice(0, at)
        .filter(({ bid, side }) => side !== ending.side && heightOf(bid) > heightOf(ending.bid))
        .map((higher) => value.get(higher) ?? Number.NEGATIVE_INFINITY),
    );
    const worth = Math.min(ending.worth, -overbid);
    value.set(ending, worth);
    best[ending.side] = Math.max(best[ending.side], worth);
  }
  const first = sideOf(dealer);
  const second = otherSide(first);
  const worth = Math.max(best[first], -Math.max(0, best[second]));
  const ns = first === 'NS' ? worth : 0 - worth;
  // Where the opponents would rather end higher it does not end, even if they gain nothing by it.
  const isPar = (ending: Ending): boolean =>
    ending.worth === (ending.side === 'NS' ? ns : 0 - ns) &&
    endings.every(
      ({ bid, side, worth: theirs }) =>
        side === ending.side || heightOf(bid) <= heightOf(ending.bid) || theirs <= 0 - ending.worth,
    );
  const contracts =
    ns === 0
      ? []
      : lowestOfEachStrain(endings.filter(isPar)).flatMap(({ results }) => results.map(printBoardResult));
  return { ns: ns === 0 ? 0 : ns, contracts };
}

/** What is bid higher than it need be for the same score is not named again. */
const lowestOfEachStrain = (endings: readonly Ending[]): readonly Ending[] =>
  endings.filter(
    ({ bid, side }) =>
      !endings.some(
        (other) =>
          other.side === side && strainOf(other.bid) === strainOf(bid) && heightOf(other.bid) < heightOf(bid),
      ),
  );

function endingOf(table: DoubleDummyTable, vulnerability: Vulnerability, side: Side, bid: Bid): Ending {
  const [level, strain] = [levelOf(bid), strainOf(bid)];
  const most = Math.max(...seatsOf(side).map((seat) => table[seat][strain]));
  const declarers = seatsOf(side).filter((seat) => table[seat][strain] === most);
  const doubling = most < tricksNeeded({ level }) ? 'X' : '';
  const results = declarers.map((declarer): PlayedContract => {
    const contract: Contract = { level, strain, doubling, declarer };
    return { contract, tricks: most };
  });
  const [one] = results;
  const worth = one === undefined ? 0 : scoreFor(side, one, vulnerability);
  return { bid, side, worth, results };
}
