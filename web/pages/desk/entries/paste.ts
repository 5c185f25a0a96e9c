/** A pair read from a list that somebody pasted. */
export interface PastedPair {
  /** The number it stands under in the list, when it says so. */
  readonly pair?: string;
  readonly names: readonly [string, string];
  /** What stands behind the two: a third player, where the list is of triplets (RTP 3.5.2), else a club or a number. */
  readonly third?: string;
}

/** `12.`, `12)`, `12` and a tab before the names. */
const NUMBERED = /^\s*(\d{1,4})\s*(?:[.):]\s*|\t\s*|\s+(?=\D))/;
/** Between the two names, the surest first: a tab, `;`, `/`, `&`, `+`, a dash with space around it, a comma, `e`/`y`/`and`. */
const BETWEEN = [
  /\t+/,
  /\s*;\s*/,
  /\s*\/\s*/,
  /\s*&\s*/,
  /\s*\+\s*/,
  /\s+[-–—]\s+/,
  /\s*,\s*/,
  /\s+(?:e|y|and)\s+/i,
];

function splitNames(text: string): Pick<PastedPair, 'names' | 'third'> | undefined {
  for (const between of BETWEEN) {
    const names = text.split(between).map((name) => name.trim().replace(/\s+/g, ' '));
    const [first, second, third, ...more] = names.filter((name) => name !== '');
    if (first === undefined || second === undefined) continue;
    return { names: [first, second], ...(third === undefined || more.length > 0 ? {} : { third }) };
  }
  return undefined;
}

/** The pairs of a list, one a line; and the lines in which no two names were found. */
export function readPastedPairs(text: string): {
  readonly pairs: readonly PastedPair[];
  readonly unread: readonly string[];
} {
  const pairs: PastedPair[] = [];
  const unread: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const number = NUMBERED.exec(line);
    const names = splitNames(number === null ? line : line.slice(number[0].length));
    if (names === undefined) unread.push(line.trim());
    else pairs.push({ ...(number?.[1] === undefined ? {} : { pair: number[1] }), ...names });
  }
  return { pairs, unread };
}

/** A player read from such a list. */
export interface PastedPlayer {
  readonly player?: string;
  readonly name: string;
}

/** A player a line, his number first where it is said; a line of digits alone names nobody. */
export function readPastedPlayers(text: string): {
  readonly players: readonly PastedPlayer[];
  readonly unread: readonly string[];
} {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const read = lines.map((line) => {
    const number = NUMBERED.exec(line);
    const name = (number === null ? line : line.slice(number[0].length)).trim().replace(/\s+/g, ' ');
    return { line: line.trim(), name, ...(number?.[1] === undefined ? {} : { player: number[1] }) };
  });
  const isNobody = ({ name }: { readonly name: string }): boolean => /^\d*$/.test(name);
  return {
    players: read.filter((each) => !isNobody(each)).map(({ line: _, ...player }) => player),
    unread: read.filter(isNobody).map(({ line }) => line),
  };
}

/** A pair as a line of such a list. */
export const printPastedPair = ({ pair, names, third }: PastedPair): string =>
  `${pair === undefined ? '' : `${pair}. `}${[...names, ...(third === undefined ? [] : [third])].join(' – ')}`;
