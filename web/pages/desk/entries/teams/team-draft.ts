import type { Language } from 'naipe/game';
import type { CommandData, EntryView, PairOfTeam, Player } from 'naipe/tournament';
import { decimalText } from '../../../../components/decimal.ts';
import { isPlaceholderOf, placeholderTeam } from './team-placeholder.ts';

/** The entry of a team. */
export type TeamView = EntryView & { readonly team: NonNullable<EntryView['team']> };

export const isTeam = (entry: EntryView): entry is TeamView => entry.team !== undefined;

export const MOST_PLAYERS = 8;
export const FEWEST_PLAYERS = 4;

/** Figures as they are typed; nothing where they are not known. */
export const FIGURES = ['rank', 'valueIndex'] as const;
type Figure = (typeof FIGURES)[number];

/** A player as he is being typed. */
export type PlayerDraft = Omit<Player, Figure> & Readonly<Record<Figure, string>>;

/** Two of the team and what they play, as it is being typed. */
export interface PairDraft {
  readonly players: readonly [number, number];
  readonly system: string;
  readonly hum: boolean;
}

/** A team as it is being typed. */
export interface TeamDraft {
  readonly name: string;
  readonly club: string;
  readonly region: string;
  readonly nation: string;
  /** The table of its open room, where somebody cannot move; nothing otherwise. */
  readonly fixedTable: string;
  readonly players: readonly PlayerDraft[];
  /** The place of a player, or `other`. */
  readonly captain: number | 'other';
  /** A captain who does not play. */
  readonly other: Player;
  readonly valueIndex: string;
  readonly pairs: readonly PairDraft[];
}

export const NOBODY: PlayerDraft = { name: '', rank: '', valueIndex: '' };

const typedFigure = (figure: number | undefined, language: Language): string =>
  figure === undefined ? '' : decimalText(String(figure), language);

export function draftOf(
  { contestant, name, players, valueIndex, team }: TeamView,
  language: Language,
): TeamDraft {
  const { captain, club = '', region = '', nation = '', pairs = [], fixedTable } = team;
  return {
    name,
    club,
    region,
    nation,
    fixedTable: fixedTable === undefined ? '' : String(fixedTable),
    players: players.map((player) => ({
      ...player,
      name: isPlaceholderOf(contestant, player.name) ? '' : player.name,
      rank: typedFigure(player.rank, language),
      valueIndex: typedFigure(player.valueIndex, language),
    })),
    captain: typeof captain === 'number' ? captain : 'other',
    other: typeof captain === 'number' ? { name: '' } : captain,
    valueIndex: typedFigure(valueIndex, language),
    pairs: pairs.map(({ players: two, system = '', hum = false }) => ({ players: two, system, hum })),
  };
}

/** The name by the rule: the club, then the captain (RTP 3.6.3). */
export function nameByClub({ club, captain, other, players }: TeamDraft): string {
  const head = captain === 'other' ? other.name : (players[captain]?.name ?? '');
  return [club.trim(), head.trim()].filter((part) => part !== '').join(' – ');
}

/** A whole number from 1 on, as typed. */
const wholeFrom = (text: string): number | undefined =>
  /^[1-9]\d{0,5}$/.test(text.trim()) ? Number(text) : undefined;

/** A value index, 0 and decimals too, as typed. */
const valueFrom = (text: string): number | undefined =>
  /^\d{1,6}([.,]\d{1,4})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined;

const READERS = { rank: wholeFrom, valueIndex: valueFrom, fixedTable: wholeFrom } as const;

/** Is there something in a field that cannot be read? */
export const isWrong = (what: keyof typeof READERS, text: string): boolean =>
  text.trim() !== '' && READERS[what](text) === undefined;

export const isReadable = ({ players, valueIndex, fixedTable }: TeamDraft): boolean =>
  !isWrong('valueIndex', valueIndex) &&
  !isWrong('fixedTable', fixedTable) &&
  players.every((player) => FIGURES.every((what) => !isWrong(what, player[what])));

/** A player with his figures as typed. */
export function playerFrom({ rank, valueIndex, ...player }: PlayerDraft): Player {
  const [place, value] = [wholeFrom(rank), valueFrom(valueIndex)];
  return {
    ...player,
    ...(place === undefined ? {} : { rank: place }),
    ...(value === undefined ? {} : { valueIndex: value }),
  };
}

function pairFrom({ players, system, hum }: PairDraft): readonly PairOfTeam[] {
  if (system.trim() === '' && !hum) return [];
  return [
    {
      players,
      ...(system.trim() === '' ? {} : { system: system.trim() }),
      ...(hum ? { hum: true as const } : {}),
    },
  ];
}

/** What to tell the server: where a name is missing stands the team's number. */
export function changesOf(contestant: string, draft: TeamDraft): CommandData['change-contestant'] {
  const fallback = placeholderTeam(contestant);
  const typed = draft.players.filter(({ name }, at) => name.trim() !== '' || at < FEWEST_PLAYERS);
  const players = typed.map((player, at) => {
    const name = player.name.trim();
    return name === '' ? (fallback[at] ?? playerFrom(player)) : { ...playerFrom(player), name };
  });
  const value = valueFrom(draft.valueIndex);
  const table = wholeFrom(draft.fixedTable);
  const given = {
    club: draft.club.trim(),
    region: draft.region.trim(),
    nation: draft.nation.trim(),
  };
  const cleared = [
    ...(['club', 'region', 'nation'] as const).filter((what) => given[what] === ''),
    ...(table === undefined ? (['fixedTable'] as const) : []),
    ...(value === undefined ? (['valueIndex'] as const) : []),
  ];
  return {
    kind: 'team',
    contestant,
    name: draft.name.trim() === '' ? nameByClub(draft) || contestant : draft.name.trim(),
    ...Object.fromEntries(Object.entries(given).filter(([, text]) => text !== '')),
    ...(table === undefined ? {} : { fixedTable: table }),
    cleared,
    players,
    captain:
      draft.captain === 'other' && draft.other.name.trim() !== ''
        ? { ...draft.other, name: draft.other.name.trim() }
        : draft.captain === 'other'
          ? 0
          : draft.captain,
    ...(value === undefined ? {} : { valueIndex: value }),
    pairs: draft.pairs.flatMap(pairFrom),
  };
}

/** The player as a woman or a man, or without that being said. */
export function withSex({ sex: _, ...player }: PlayerDraft, sex: '' | 'F' | 'M'): PlayerDraft {
  return sex === '' ? player : { ...player, sex };
}

/** The player as registered in a region, or without that being said. */
export function withRegion({ region: _, ...player }: PlayerDraft, region: string): PlayerDraft {
  return region.trim() === '' ? player : { ...player, region };
}

/** The player as one with whom the team qualified, or not. */
export function withQualified({ qualified: _, ...player }: PlayerDraft, qualified: boolean): PlayerDraft {
  return qualified ? { ...player, qualified } : player;
}
