import { MOST_PLAYERS } from './team-draft.ts';

/** A team read from a list that somebody pasted. */
export interface PastedTeam {
  /** The number it stands under in the list, when it says so. */
  readonly number?: string;
  readonly name: string;
  readonly players: readonly string[];
}

/** Why a line of a list is no team that can be entered. */
const PASTE_FAULTS = ['unread', 'number-twice', 'team-twice', 'player-twice', 'too-many'] as const;

export interface PasteFault {
  /** Counted from 1, as whoever pasted it counts. */
  readonly line: number;
  readonly code: (typeof PASTE_FAULTS)[number];
  /** What stands there, or what it says twice. */
  readonly what: string;
  readonly text: string;
}

/** `12.`, `12)`, `12;`, `12,`, `12` and a tab before the name. */
const NUMBERED = /^\s*(\d{1,4})\s*([.):;,]|\t)\s*/;
/** Between the name of the team and its players: `;`, else a tab, else `:`. */
const AFTER_NAME = [/\s*;\s*/, /\t+/, /\s*:\s+/];
/** Where commas stand after the number too, the whole line is divided by them. */
const COMMA = /\s*,\s*/;
const BETWEEN_PLAYERS = /\s*[,;\t/]\s*|\s+[-–—&+]\s+/;

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** A field in quotes, as spreadsheets write what has their separator in it. */
const QUOTED = /(?<=^|[;,\t]\s*)"((?:[^"]|"")*)"(?=\s*(?:[;,\t]|$))/g;
/** Stands for a field in quotes while the line is divided: a sign of nobody's alphabet. */
const KEPT = '\uE000';

/** Takes fields in quotes out of a line, and puts them back into its parts. */
function withoutQuotes(line: string): { readonly line: string; readonly back: (part: string) => string } {
  const kept: string[] = [];
  const bare = line.replace(QUOTED, (_, inner: string) => {
    kept.push(inner.replaceAll('""', '"'));
    return `${KEPT}${kept.length - 1}${KEPT}`;
  });
  const back = (part: string) =>
    tidy(part.replace(/\uE000(\d+)\uE000/g, (_, at: string) => kept[Number(at)] ?? ''));
  return { line: bare, back };
}

function readLine(text: string): PastedTeam | undefined {
  const number = NUMBERED.exec(text);
  const { line, back } = withoutQuotes(number === null ? text : text.slice(number[0].length));
  const named = number?.[1] === undefined ? {} : { number: number[1] };
  for (const after of number?.[2] === ',' ? [...AFTER_NAME, COMMA] : AFTER_NAME) {
    const found = after.exec(line);
    if (found === null) continue;
    const name = back(line.slice(0, found.index));
    const players = line
      .slice(found.index + found[0].length)
      .split(BETWEEN_PLAYERS)
      .map(back)
      .filter((player) => player !== '');
    if (name !== '' && players.length > 0) return { ...named, name, players };
  }
  const alone = line.replace(/[;,\t:\s]+$/, '');
  const name = back(alone);
  return name === '' || BETWEEN_PLAYERS.test(alone) ? undefined : { ...named, name, players: [] };
}

/** Names that differ only in accents, capitals or spaces are the same. */
const plain = (name: string): string => tidy(name).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What was read of the lines before. */
interface Seen {
  readonly numbers: Set<string>;
  readonly teams: Set<string>;
  readonly players: Set<string>;
}

function faultOf(
  team: PastedTeam | undefined,
  text: string,
  seen: Seen,
): Pick<PasteFault, 'code' | 'what'> | undefined {
  if (team === undefined) return { code: 'unread', what: text };
  const { number, name, players } = team;
  if (number !== undefined && seen.numbers.has(number)) return { code: 'number-twice', what: number };
  if (seen.teams.has(plain(name))) return { code: 'team-twice', what: name };
  const again = players.find(
    (player, at) =>
      seen.players.has(plain(player)) || players.slice(0, at).some((other) => plain(other) === plain(player)),
  );
  if (again !== undefined) return { code: 'player-twice', what: again };
  return players.length > MOST_PLAYERS ? { code: 'too-many', what: name } : undefined;
}

/** The teams of a list, one a line: `Lisboa; Ana Sintra, Rui Alva, …`; and the lines that are none. */
export function readPastedTeams(text: string): {
  readonly teams: readonly PastedTeam[];
  readonly faults: readonly PasteFault[];
} {
  const seen: Seen = { numbers: new Set(), teams: new Set(), players: new Set() };
  const teams: PastedTeam[] = [];
  const faults: PasteFault[] = [];
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === '') continue;
    const team = readLine(line);
    const fault = faultOf(team, line.trim(), seen);
    if (fault !== undefined || team === undefined) {
      faults.push({ line: at + 1, text: line.trim(), ...(fault ?? { code: 'unread', what: line.trim() }) });
      continue;
    }
    teams.push(team);
    if (team.number !== undefined) seen.numbers.add(team.number);
    seen.teams.add(plain(team.name));
    for (const player of team.players) seen.players.add(plain(player));
  }
  return { teams, faults };
}

const SEPARATORS = /[;,\t:/]/;
const quoted = (name: string): string => (SEPARATORS.test(name) ? `"${name.replaceAll('"', '""')}"` : name);

/** A team as a line of such a list. */
export const printPastedTeam = ({ number, name, players }: PastedTeam): string =>
  `${number === undefined ? '' : `${number}; `}${quoted(name)}${players.length === 0 ? '' : `; ${players.map(quoted).join('; ')}`}`;
