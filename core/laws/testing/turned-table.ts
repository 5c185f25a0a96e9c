import { isSeat, lhoOf, otherSide, type Seat, SIDES, type Side } from '../../game/index.ts';

/** Members whose letters are suits, not seats. */
const OF_SUITS: ReadonlySet<string> = new Set([
  'suit',
  'suits',
  'strain',
  'specifies',
  'shown',
  'shownOut',
  'statement',
]);

const isSide = (text: string): text is Side => SIDES.some((side) => side === text);

const seatTurned = (seat: Seat, quarters: number): Seat =>
  quarters === 0 ? seat : seatTurned(lhoOf(seat), quarters - 1);

/** `N 1H, E Pass`, `T10W`, `N E`: what names seats within a text. */
function textTurned(text: string, member: string, quarters: number): string {
  const turned = (letter: string): string => (isSeat(letter) ? seatTurned(letter, quarters) : letter);
  const sideTurned = (side: string): string => (quarters % 2 === 1 && isSide(side) ? otherSide(side) : side);
  if (isSeat(text)) return turned(text);
  if (isSide(text)) return quarters % 2 === 0 ? text : otherSide(text);
  if (member === 'seats') return text.split(' ').map(turned).toSorted().join(' ');
  if (/[CDHST]X*[NESW](?=[=+-])|^kept$/.test(text))
    return text.replace(/(?<=[CDHST]X*)[NESW](?=[=+-])/g, turned).replace(/\b(NS|EW)\b/g, sideTurned);
  if (/^[NESW]\b[ ,:]/.test(text)) return text.replace(/\b[NESW]\b/g, turned);
  return text.replace(/(?<=\bT\d+)[NESW]$/, turned);
}

/** Anything said of a table, as it would be said if all had sat so many quarters of a turn further round. */
export function turned<Value>(value: Value, quarters: number): Value {
  return anyTurned(value, '', quarters) as Value;
}

function anyTurned(value: unknown, member: string, quarters: number): unknown {
  if (typeof value === 'string') return OF_SUITS.has(member) ? value : textTurned(value, member, quarters);
  if (Array.isArray(value)) return value.map((each) => anyTurned(each, member, quarters));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      isSeat(name) || isSide(name) ? textTurned(name, '', quarters) : name,
      anyTurned(each, OF_SUITS.has(member) ? member : name, quarters),
    ]),
  );
}
