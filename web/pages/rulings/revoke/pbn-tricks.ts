import { type Fault, fail, ok, type Result } from 'naipe/base';
import { type Card, isCard, isSeat, rotationFrom, type Seat, type Strain, trickWinner } from 'naipe/game';
import type { RecordedTrick } from 'naipe/laws';

/** Is it the play section of a PBN file? */
export const isPbnPlay = (text: string): boolean => /^\s*\[Play\s/i.test(text);

/**
 * The tricks of a PBN play section: a line a trick, the same player's cards one below the other, from the opening
 * leader on (PBN 2.1, section 3.5). Who led to a trick follows from who won the one before.
 */
export function tricksFromPbn(text: string, strain: Strain): Result<readonly RecordedTrick[]> {
  const head = /^\s*\[Play\s+"([NESW])"\]/i.exec(text);
  const first = head?.[1]?.toUpperCase() ?? '';
  if (head === null || !isSeat(first)) return fault('The play section does not name its leader: [Play "W"].');
  const columns = rotationFrom(first);
  const tricks: RecordedTrick[] = [];
  let leader: Seat = first;
  for (const line of text.slice(head[0].length).split('\n')) {
    const words = line.split(/[\s*]+/).filter((word) => word !== '');
    const odd = words.find((word) => !isCard(word.toUpperCase()) && !/^-+$/.test(word));
    if (odd !== undefined) return fault(`${odd} is not a card.`);
    const fell = new Map<Seat, Card>();
    for (const [index, word] of words.entries()) {
      const card = word.toUpperCase();
      const seat = columns[index];
      if (seat !== undefined && isCard(card)) fell.set(seat, card);
    }
    if (fell.size === 0) continue;
    const plays = rotationFrom(leader).flatMap((seat) => {
      const card = fell.get(seat);
      return card === undefined ? [] : [{ seat, card }];
    });
    tricks.push({ plays });
    if (plays.length === columns.length)
      leader = trickWinner({ leader, cards: plays.map(({ card }) => card) }, strain);
  }
  return ok(tricks);
}

const fault = (message: string) => fail<Fault>({ code: 'pbn-play', message });
