import { isCard, SEATS, type Seat, STRAINS, type Strain, seatAfter, trickWinner } from '../../game/index.ts';
import type { PbnAction } from './model.ts';

/** What is played in a contract such as `4SX` or, of an end position, `S`; no trumps when it is not known. */
function strainOf(contract: string | undefined): Strain {
  const name = /^[1-7]?(NT|[SHDC])X{0,2}$/i.exec(contract?.trim() ?? '')?.[1]?.toUpperCase();
  return STRAINS.find((strain) => strain === name) ?? 'NT';
}

/** Who wins four cards that stand in columns; `undefined` when one of them is not known. Columns are named as seats. */
function winnerOf(columns: readonly string[], leader: Seat, strain: Strain): Seat | undefined {
  const first = SEATS.indexOf(leader);
  const cards = [...columns.slice(first), ...columns.slice(0, first)].filter(isCard);
  return cards.length === SEATS.length ? trickWinner({ leader, cards }, strain) : undefined;
}

/** Who leads to the trick that begins at an offset, as far as the tricks before it tell. */
function leaderAt(actions: readonly PbnAction[], start: number, strain: Strain): Seat | undefined {
  let leader: Seat | undefined = SEATS[0];
  for (let first = 0; first <= start; first += SEATS.length) {
    const trick = actions.slice(first, first + SEATS.length);
    const outOfTurn = SEATS[trick.findIndex(({ irregularity }) => irregularity === 'L')];
    leader = outOfTurn ?? leader;
    if (first === start || leader === undefined) return leader;
    leader = winnerOf(
      trick.map(({ text }) => text),
      leader,
      strain,
    );
  }
  return leader;
}

/**
 * A card that was played after the place that `+` marks as the next to be played. Columns belong to seats, not to the
 * order of play, so the leader of each trick is followed from the first; where that cannot be done, nothing is said
 * of the trick in which `+` stands.
 */
export function cardAfterPlus(
  actions: readonly PbnAction[],
  contract: string | undefined,
): PbnAction | undefined {
  const plus = actions.findIndex(({ text }) => text === '+');
  if (plus < 0) return undefined;
  const start = plus - (plus % SEATS.length);
  const leader = leaderAt(actions, start, strainOf(contract));
  const turns = leader === undefined ? [] : SEATS.map((_, turn) => seatAfter(leader, turn));
  const turnOf = (index: number): number => turns.indexOf(SEATS[index - start] as Seat);
  return actions.find(({ text }, index) => {
    if (!isCard(text) || index < start) return false;
    return index >= start + SEATS.length || turnOf(index) > turnOf(plus);
  });
}
