import type {
  Calendar,
  Club,
  ClubSeason,
  PlayerSeason,
  PublicEntry,
  PublicEvent,
  SeasonLine,
  Slots,
} from 'naipe/federation';
import { client } from '../../live/index.ts';

/** The season with its ranking, as everybody sees it. */
export interface Season extends Calendar {
  readonly clubs: readonly Club[];
  /** What the federation has written for its players (RTP 1.4). */
  readonly texts: Slots['texts'];
  readonly ranking: readonly SeasonLine[];
}

/** How the table of a season is asked for. */
export interface Asked {
  readonly season: number;
  readonly best: string;
  readonly everybody?: boolean;
}

/** `season=2026&best=4`, as the server is asked. */
export const queryOf = ({ season, best, everybody = false }: Asked): string =>
  `season=${season}${best === '' ? '' : `&best=${best}`}${everybody ? '&everybody=yes' : ''}`;

/** What everybody may ask of the season. */
export const seasonClient = {
  season: (asked: Asked) => client.call<Season>(`/api/season?${queryOf(asked)}`),
  event: (event: number) =>
    client.call<
      PublicEvent & {
        readonly regions: readonly { readonly region: string; readonly entries: readonly PublicEntry[] }[];
      }
    >(`/api/season/events/${event}`),
  player: (number: number) => client.call<PlayerSeason>(`/api/season/players/${number}`),
  club: (code: string, asked: Asked) =>
    client.call<ClubSeason>(`/api/season/clubs/${encodeURIComponent(code)}?${queryOf(asked)}`),
};
