/** A team read from a list that somebody pasted. */
export interface PastedTeam {
  /** The number it stands under in the list, when it says so. */
  readonly number?: string;
  readonly name: string;
  readonly players: readonly string[];
}

/** `12.`, `12)`, `12` and a tab before the name. */
const NUMBERED = /^\s*(\d{1,4})\s*(?:[.):]\s*|\t\s*)/;
/** Between the name of the team and its players: `;`, else a tab, else `:`. */
const AFTER_NAME = [/\s*;\s*/, /\t+/, /\s*:\s+/];
const BETWEEN_PLAYERS = /\s*[,;\t/]\s*/;

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

function readLine(line: string): PastedTeam | undefined {
  const number = NUMBERED.exec(line);
  const rest = number === null ? line : line.slice(number[0].length);
  const named = number?.[1] === undefined ? {} : { number: number[1] };
  for (const after of AFTER_NAME) {
    const found = after.exec(rest);
    if (found === null) continue;
    const name = tidy(rest.slice(0, found.index));
    const players = rest
      .slice(found.index + found[0].length)
      .split(BETWEEN_PLAYERS)
      .map(tidy)
      .filter((player) => player !== '');
    if (name !== '' && players.length > 0) return { ...named, name, players };
  }
  const alone = tidy(rest);
  return alone === '' || BETWEEN_PLAYERS.test(alone) ? undefined : { ...named, name: alone, players: [] };
}

/** The teams of a list, one a line: `Lisboa; Ana Sintra, Rui Alva, …`; and the lines in which no team was found. */
export function readPastedTeams(text: string): {
  readonly teams: readonly PastedTeam[];
  readonly unread: readonly string[];
} {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const read = lines.map((line) => [line, readLine(line)] as const);
  return {
    teams: read.flatMap(([, team]) => team ?? []),
    unread: read.flatMap(([line, team]) => (team === undefined ? [line.trim()] : [])),
  };
}

/** A team as a line of such a list. */
export const printPastedTeam = ({ number, name, players }: PastedTeam): string =>
  `${number === undefined ? '' : `${number}. `}${name}${players.length === 0 ? '' : `; ${players.join(', ')}`}`;
