import type { CommandData, EntryView, Player } from 'naipe/tournament';
import { isPlaceholderOf, placeholderTeam } from './team-placeholder.ts';

/** The entry of a team. */
export type TeamView = EntryView & { readonly team: NonNullable<EntryView['team']> };

export const isTeam = (entry: EntryView): entry is TeamView => entry.team !== undefined;

export const MOST_PLAYERS = 8;
export const FEWEST_PLAYERS = 4;

/** A team as it is being typed. */
export interface TeamDraft {
  readonly name: string;
  readonly club: string;
  readonly region: string;
  readonly nation: string;
  /** The table of its open room, where somebody cannot move; nothing otherwise. */
  readonly fixedTable: string;
  readonly players: readonly Player[];
  /** The place of a player, or `other`. */
  readonly captain: number | 'other';
  readonly captainName: string;
  readonly valueIndex: string;
  /** The two who play a highly unusual system, when a pair does. */
  readonly unusual: readonly [number, number] | undefined;
}

export function draftOf({ contestant, name, players, valueIndex, team }: TeamView): TeamDraft {
  const { captain, club = '', region = '', nation = '', pairs = [], fixedTable } = team;
  return {
    name,
    club,
    region,
    nation,
    fixedTable: fixedTable === undefined ? '' : String(fixedTable),
    players: players.map((player) =>
      isPlaceholderOf(contestant, player.name) ? { ...player, name: '' } : player,
    ),
    captain: typeof captain === 'number' ? captain : 'other',
    captainName: typeof captain === 'number' ? '' : captain.name,
    valueIndex: valueIndex === undefined ? '' : String(valueIndex),
    unusual: pairs.find(({ hum }) => hum === true)?.players,
  };
}

/** The name by the rule: the club, then the captain (RTP 3.6.3). */
export function nameByClub({ club, captain, captainName, players }: TeamDraft): string {
  const head = captain === 'other' ? captainName : (players[captain]?.name ?? '');
  return [club.trim(), head.trim()].filter((part) => part !== '').join(' – ');
}

/** What to tell the server: where a name is missing stands the team's number. */
export function changesOf(contestant: string, draft: TeamDraft): CommandData['change-contestant'] {
  const fallback = placeholderTeam(contestant);
  const typed = draft.players.filter(({ name }, at) => name.trim() !== '' || at < FEWEST_PLAYERS);
  const players = typed.map((player, at) =>
    player.name.trim() === '' ? (fallback[at] ?? player) : { ...player, name: player.name.trim() },
  );
  const value = Number(draft.valueIndex.replace(',', '.'));
  const hasValue = draft.valueIndex.trim() !== '' && Number.isFinite(value);
  const table = wholeFrom(draft.fixedTable);
  const given = {
    club: draft.club.trim(),
    region: draft.region.trim(),
    nation: draft.nation.trim(),
  };
  const cleared = [
    ...(['club', 'region', 'nation'] as const).filter((what) => given[what] === ''),
    ...(table === undefined ? (['fixedTable'] as const) : []),
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
      draft.captain === 'other' && draft.captainName.trim() !== ''
        ? { name: draft.captainName.trim() }
        : draft.captain === 'other'
          ? 0
          : draft.captain,
    ...(hasValue ? { valueIndex: value } : {}),
    pairs: draft.unusual === undefined ? [] : [{ players: draft.unusual, hum: true }],
  };
}

/** The player as a woman or a man, or without that being said. */
export function withSex({ sex: _, ...player }: Player, sex: '' | 'F' | 'M'): Player {
  return sex === '' ? player : { ...player, sex };
}

/** A whole number from 1 on, as typed. */
const wholeFrom = (text: string): number | undefined =>
  /^[1-9]\d{0,4}$/.test(text.trim()) ? Number(text) : undefined;

/** The player with his place in the ranking, or his value index, as typed. */
export function withFigure(player: Player, what: 'rank' | 'valueIndex', text: string): Player {
  const { [what]: _, ...without } = player;
  const figure = wholeFrom(text);
  return figure === undefined ? without : { ...without, [what]: figure };
}
