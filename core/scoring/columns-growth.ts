import { type Columns, type Group, groupKey, playersOf, writeScore } from './columns.ts';
import { lineFault, type TravellerLine } from './line.ts';

/** Where a new line goes: its group, and the numbers of those who sit there. */
export interface LinePlace {
  readonly group: number;
  readonly ns: readonly number[];
  readonly ew: readonly number[];
}

/** Nothing when a line brings somebody or something that the columns do not know yet. */
function placeFor(columns: Columns, line: TravellerLine): LinePlace | undefined {
  const { board, section = '', group: label = '', ns, ew } = line;
  const field = columns.apart ? columns.fields.indexOf(section) : 0;
  const group = columns.groupAt.get(groupKey(board, field, label, columns.apart));
  const numbers = [ns, ew].map((sitting) => playersOf(sitting).map((id) => columns.indexOf.get(id) ?? -1));
  const [left = [], right = []] = numbers;
  const isKnown = (number: number): boolean => number >= 0 && columns.fieldOf[number] === field;
  if (group === undefined || !numbers.flat().every(isKnown)) return undefined;
  return { group, ns: left, ew: right };
}

function withLines(group: Group, added: readonly number[]): Group {
  const lines = new Int32Array(group.lines.length + added.length);
  lines.set(group.lines);
  lines.set(added, group.lines.length);
  return { ...group, lines };
}

/** Where new lines go; nothing when one of them cannot be added, and the columns have to be made anew. */
export function placesFor(columns: Columns, added: readonly TravellerLine[]): LinePlace[] | undefined {
  const places: LinePlace[] = [];
  const room = columns.groupOf.length - columns.lines.length;
  if (added.length > room) return undefined;
  for (const line of added) {
    const place = lineFault(line) === undefined ? placeFor(columns, line) : undefined;
    if (place === undefined) return undefined;
    places.push(place);
  }
  return places;
}

/** Adds lines to the columns, in their places. */
export function addLines(
  columns: Columns,
  added: readonly TravellerLine[],
  places: readonly LinePlace[],
): void {
  const inGroup = new Map<number, number[]>();
  places.forEach(({ group, ns, ew }, index) => {
    const at = columns.lines.length;
    columns.ns.set(ns, 2 * at);
    columns.ew.set(ew, 2 * at);
    columns.groupOf[at] = group;
    writeScore(columns, at, added[index] as TravellerLine);
    const lines = inGroup.get(group);
    if (lines === undefined) inGroup.set(group, [at]);
    else lines.push(at);
  });
  for (const [group, lines] of inGroup)
    columns.groups[group] = withLines(columns.groups[group] as Group, lines);
}
