import type {
  ClubSeen,
  PlaceSeen,
  SimultaneousBoardSeen,
  SimultaneousPlan,
  SimultaneousSeen,
} from 'naipe/simultaneous';
import { client, newCommandId } from '../../live/index.ts';

const at = (path = ''): string => `/api/simultaneous${path}`;
const get = <T>(path: string) => client.call<T>(at(path));
const post = <T>(path: string, body: object) =>
  client.call<T>(at(path), { method: 'POST', body: { id: newCommandId(), ...body } });

/** One in the list of them. */
export interface Listed {
  readonly simultaneous: string;
  readonly name: string;
  readonly date: string;
  readonly clubs: number;
  readonly isOwn: boolean;
  readonly isOver: boolean;
}

/** What a tournament takes part in. */
export interface Joined {
  readonly simultaneous: string;
  readonly name: string;
  readonly club: string;
  readonly session: number;
  readonly isOpened: boolean;
  /** Whoever looks has joined for the club. */
  readonly isOwn: boolean;
  readonly filesFrom?: string;
}

/** What its organiser sees. */
export interface OrganiserSees extends Omit<SimultaneousSeen, 'clubs'> {
  readonly code: string;
  readonly clubs: readonly ClubSeen[];
  readonly hasDeals: boolean;
  readonly text: string;
}

export interface ListWished {
  readonly club: string;
  readonly handicap: boolean;
}

const wished = ({ club, handicap }: ListWished): string =>
  new URLSearchParams({
    ...(club === '' ? {} : { club }),
    ...(handicap ? { handicap: 'yes' } : {}),
  }).toString();

/** What the pages of simultaneous tournaments ask the server. */
export const simultaneousClient = {
  list: () => get<{ readonly simultaneous: readonly Listed[] }>(''),
  organise: (plan: SimultaneousPlan) => post<{ readonly simultaneous: string }>('', { plan }),
  desk: (id: string) => get<OrganiserSees>(`/${id}/desk`),
  /** Those of a file, or dealt by the server. */
  seal: (id: string, file?: string) => post(`/${id}/deals`, file === undefined ? {} : { file }),
  join: (given: {
    readonly code: string;
    readonly club: string;
    readonly tournament: string;
    readonly session: number;
  }) => post<{ readonly simultaneous: string }>('/join', given),
  joined: (tournament: string) =>
    get<{ readonly joined: readonly Joined[] }>(`/of/${encodeURIComponent(tournament)}`),
  /** The deals for a club's dealing machine: that its director had them is written down. */
  dealsFile: ({ simultaneous, club }: Joined, format: string) =>
    post<{ readonly name: string; readonly text: string }>(`/${simultaneous}/deals/file`, { club, format }),
  command: (type: 'withdraw-club' | 'let-play-later' | 'write-booklet' | 'end-embargo', data: object) =>
    post('/commands', { type, data }),
  seen: (id: string) => get<SimultaneousSeen>(`/${id}`),
  ranking: (id: string, list: ListWished) =>
    get<{ readonly ranking: readonly PlaceSeen[] }>(`/${id}/ranking?${wished(list)}`),
  board: (id: string, board: number) => get<SimultaneousBoardSeen>(`/${id}/boards/${board}`),
};
