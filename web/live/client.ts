import { fail, ok } from 'naipe/base';
import type { BwsReading } from 'naipe/format';
import type {
  CaseLine,
  CommandData,
  CommandType,
  ContestantId,
  Fact,
  Player,
  Refusal,
  SessionNumber,
  TournamentStatus,
  ViewName,
  Views,
  WhatFollows,
} from 'naipe/tournament';
import { patient, secondsIn } from './patient.ts';
import { reached } from './reached.ts';
import { BAD_ANSWER, NO_CONNECTION } from './refusal.ts';
import { serverTime } from './server-time.ts';

/** What the server said: a value, or a refusal with its HTTP status (0 when nobody answered). */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly error: Refusal;
      readonly status: number;
      /** So many seconds the server asks to be left alone. */
      readonly retryAfter?: number;
    };

/** Who this browser is to the server. */
export type SignedIn =
  | { readonly role: 'public' }
  | { readonly role: 'director'; readonly name: string }
  | {
      readonly role: 'table';
      readonly tournament: string;
      readonly session: SessionNumber;
      readonly section: string;
      readonly table: number;
    }
  | { readonly role: 'player'; readonly tournament: string; readonly pair: ContestantId };

export interface SessionAnswer {
  readonly viewer: SignedIn;
  /** False on the very first start: the director chooses a password. */
  readonly passwordSet: boolean;
  /** Whether a director has to say his name when he signs in. */
  readonly severalDirectors: boolean;
}

/** Somebody signed in on a device, as directors see it. */
export interface DeviceSignIn {
  readonly id: string;
  readonly as: SignedIn;
  readonly device: string;
  readonly since: string;
  readonly seen: string;
  /** Whether it hears live updates at this moment. */
  readonly listening: boolean;
  /** Whether it is this one. */
  readonly own: boolean;
}

interface Directors {
  readonly directors: readonly string[];
}

/** Somebody who is to be erased. */
export interface SoughtPerson {
  readonly name: string;
  readonly id?: string;
}

/** Where somebody is named. */
export interface FoundPerson {
  readonly names: readonly string[];
  readonly ids: readonly string[];
  readonly tournaments: readonly {
    readonly tournament: string;
    readonly name: string;
    readonly date: string;
    readonly facts: number;
    readonly texts: readonly string[];
  }[];
}

/** What is left of what was erased or removed. */
export interface Swept {
  /** No byte of it is left in the database. */
  readonly swept: boolean;
  /** Databases put aside in the data folder. */
  readonly copies: readonly string[];
}

/** Who else has a case before him, and since when. */
export interface CompanyAnswer {
  readonly others: readonly { readonly name: string; readonly since: string }[];
}

/** That something was erased or removed. */
export interface Removal {
  readonly time: string;
  readonly actor: string;
  readonly kind: 'person' | 'tournament';
  readonly tournament: string;
  readonly date: string;
  readonly facts: number;
}

interface Ended {
  readonly ended: number;
}

/** The cases of a tournament among those of others. */
export interface TournamentCases extends Omit<TournamentSummary, 'status'> {
  readonly cases: readonly CaseLine[];
}

export interface TournamentSummary {
  readonly tournament: string;
  readonly name: string;
  readonly date: string;
  readonly status: TournamentStatus;
}

export interface CommandAnswer {
  readonly version: number;
  readonly facts: readonly { readonly sequence: number; readonly type: string }[];
  /** The command had come before: it changed nothing this time. */
  readonly repeated: boolean;
}

/** What is wrong with the data of the server. */
export type DataFinding =
  | { readonly kind: 'file' }
  | { readonly kind: 'fact'; readonly tournament: string; readonly fact: number }
  | { readonly kind: 'loss'; readonly tournament: string; readonly had: number; readonly has: number }
  | { readonly kind: 'changed'; readonly tournament: string; readonly had: number };

/** How the data of the server is. */
export interface StorageAnswer {
  /** Why nothing can be recorded at present. */
  readonly trouble: 'full' | 'read-only' | 'failing' | 'damaged' | 'away' | 'busy' | null;
  readonly findings: readonly { readonly finding: DataFinding }[];
  /** What was lost, until a director has seen it. */
  readonly notices: readonly { readonly id: number; readonly finding: DataFinding }[];
}

/** With which codes and addresses the tables and pairs of a tournament join. */
export interface JoinCodes {
  readonly session: SessionNumber | null;
  /** With it every table is joined from its permanent card; none before a session is planned. */
  readonly tonight: string | null;
  readonly tables: readonly {
    readonly section: string;
    readonly table: number;
    readonly code: string;
    readonly url: string;
  }[];
  readonly pairs: readonly { readonly pair: ContestantId; readonly code: string; readonly url: string }[];
}

/** A board whose cards another tournament has played; where is not told to who has still to play it. */
export interface EarlierDeal {
  readonly board: number;
  readonly where?: { readonly name: string; readonly date: string; readonly board: number };
}

/** Which codes are renewed. */
export type RenewedCodes = 'tonight' | 'tables' | 'pairs';

/** A command as a device sends it: the id is made once, so that it arrives once however often it is sent. */
export type Intent = {
  readonly [T in CommandType]: {
    readonly id: string;
    readonly type: T;
    readonly data: CommandData[T];
    /** The version that the sender saw. */
    readonly basedOn?: number;
  };
}[CommandType];

/** A view with the version it has: `unchanged` when it is the one that the asker already holds. */
export type ViewAnswer =
  | { readonly unchanged: true }
  | { readonly unchanged: false; readonly view: Views[ViewName]; readonly etag: string | null };

interface Asking {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** A file, sent as it is. */
  readonly bytes?: Blob;
  readonly etag?: string | null;
  /** The answer is to know at least so much of the tournament. */
  readonly version?: number | undefined;
}

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

const isRefusal = (value: unknown): value is { readonly error: Refusal } =>
  typeof value === 'object' &&
  value !== null &&
  'error' in value &&
  typeof value.error === 'object' &&
  value.error !== null &&
  'code' in value.error &&
  'message' in value.error;

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** The address of a tournament below `/api`. */
export const addressOf = (tournament: string): string => `/api/tournaments/${encodeURIComponent(tournament)}`;

/** `/views/table?session=1&section=A&table=5`: the same request always gives the same address. */
export function viewAddress({ view, ...query }: { readonly view: ViewName }): string {
  const asked = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        [key, typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : String(value)] as [
          string,
          string,
        ],
    )
    .sort(([a], [b]) => a.localeCompare(b));
  const search = new URLSearchParams(asked).toString();
  return `/views/${view}${search === '' ? '' : `?${search}`}`;
}

/** Everything the pages ask the server. */
export function createClient(send: Fetch) {
  async function ask(path: string, { method = 'GET', body, bytes, etag, version }: Asking = {}) {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (bytes !== undefined) headers['content-type'] = 'application/octet-stream';
    if (etag !== undefined && etag !== null) headers['if-none-match'] = etag;
    if (version !== undefined) headers['naipe-version'] = String(version);
    try {
      const response = await send(path, {
        method,
        headers,
        credentials: 'same-origin',
        cache: 'no-store', // we keep the ETags ourselves
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(bytes === undefined ? {} : { body: bytes }),
      });
      serverTime.hear(response.headers.get('date'));
      return response;
    } catch {
      return undefined;
    }
  }

  async function call<T>(path: string, asking: Asking = {}): Promise<Answer<T>> {
    const response = await ask(path, asking);
    if (response === undefined) return { ...fail(NO_CONNECTION), status: 0 };
    const json = response.status === 204 ? null : await readJson(response);
    if (response.ok) {
      return json === undefined ? { ...fail(BAD_ANSWER), status: response.status } : ok(json as T);
    }
    const retryAfter = secondsIn(response.headers.get('retry-after'));
    return {
      ...fail(isRefusal(json) ? json.error : BAD_ANSWER),
      status: response.status,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    };
  }

  const post = <T>(path: string, body: unknown) => call<T>(path, { method: 'POST', body });

  return {
    call,
    session: () => call<SessionAnswer>('/api/session'),
    setUp: (choice: { readonly name?: string; readonly password: string; readonly setupCode: string }) =>
      post<SessionAnswer>('/api/session/setup', choice),
    signInDirector: (given: { readonly name?: string; readonly password: string }) =>
      post<SessionAnswer>('/api/session/director', given),
    joinTable: (tournament: string, code: string) =>
      post<SessionAnswer>('/api/session/table', { tournament, code }),
    joinPlayer: (tournament: string, pair: ContestantId, code: string) =>
      post<SessionAnswer>('/api/session/player', { tournament, pair, code }),
    /** With the code of tonight, at the table whose card was scanned. */
    joinPlace: (table: number, code: string, section?: string) =>
      post<SessionAnswer>('/api/session/place', {
        table,
        code,
        ...(section === undefined ? {} : { section }),
      }),
    signOut: () => call<SessionAnswer>('/api/session', { method: 'DELETE' }),

    directors: () => call<Directors>('/api/directors'),
    addDirector: (given: { readonly own: string; readonly name: string; readonly password: string }) =>
      post<Directors>('/api/directors', given),
    removeDirector: (name: string, own: string) =>
      call<Directors>(`/api/directors/${encodeURIComponent(name)}`, { method: 'DELETE', body: { own } }),
    renameDirector: (name: string) =>
      call<Directors>('/api/directors/me/name', { method: 'PUT', body: { name } }),
    changePassword: (own: string, password: string) =>
      call<Ended>('/api/directors/me/password', { method: 'PUT', body: { own, password } }),
    /** Where directors are signed in; with a tournament, its tables and players. */
    signIns: (tournament?: string) =>
      call<{ readonly signIns: readonly DeviceSignIn[] }>(
        `/api/sign-ins${tournament === undefined ? '' : `?tournament=${encodeURIComponent(tournament)}`}`,
      ),
    endSignIn: (id: string) => call<Ended>(`/api/sign-ins/${id}`, { method: 'DELETE' }),
    endOtherSignIns: () => call<Ended>('/api/sign-ins', { method: 'DELETE' }),

    tournaments: () => call<{ readonly tournaments: readonly TournamentSummary[] }>('/api/tournaments'),
    createTournament: (id: string, data: CommandData['create-tournament']) =>
      post<{ readonly tournament: string; readonly version: number }>('/api/tournaments', { id, data }),
    async command(tournament: string, { id, type, data, basedOn }: Intent) {
      const answer = await post<CommandAnswer>(`${addressOf(tournament)}/commands`, {
        id,
        type,
        data,
        basedOn,
      });
      if (answer.ok) reached.note(tournament, answer.value.version);
      return answer;
    },

    /** What a command would lead to. */
    whatFollows: (tournament: string, { id, type, data, basedOn }: Intent) =>
      post<WhatFollows>(`${addressOf(tournament)}/what-follows`, { id, type, data, basedOn }),

    /** That one has a case before him, or leaves it; answers who else has. */
    company: (tournament: string, number: number, here: boolean) =>
      post<CompanyAnswer>(`${addressOf(tournament)}/cases/${number}/company`, { here }),

    /** The cases of every tournament of those days. */
    cases: (from: string, to: string) =>
      call<{ readonly tournaments: readonly TournamentCases[] }>(`/api/cases?from=${from}&to=${to}`),

    findPerson: (sought: SoughtPerson) => post<FoundPerson>('/api/people/find', sought),
    erasePerson: (sought: SoughtPerson, own: string) =>
      post<Swept & { readonly tournaments: readonly string[] }>('/api/people/erase', { ...sought, own }),
    removeTournament: (tournament: string, own: string) =>
      call<Swept>(addressOf(tournament), { method: 'DELETE', body: { own } }),
    /** What stands in the database of scoring devices; the server reads it and keeps nothing. */
    readDatabase: (bytes: Blob) => call<BwsReading>('/api/files/bws', { method: 'POST', bytes }),
    removals: () => call<{ readonly removals: readonly Removal[] }>('/api/removals'),

    storage: () => call<StorageAnswer>('/api/storage'),
    storageSeen: (id: number) => call<unknown>(`/api/storage/notices/${id}`, { method: 'DELETE' }),

    /** Boards whose cards another tournament has played (Law 6D2). */
    earlierDeals: (tournament: string, session: SessionNumber) =>
      call<{ readonly boards: readonly EarlierDeal[] }>(
        `${addressOf(tournament)}/earlier-deals?session=${session}`,
      ),

    codes: (tournament: string) => call<JoinCodes>(`${addressOf(tournament)}/codes`),
    /** New codes; whoever joined with the old ones stays in unless that is to end. */
    renewCodes: (tournament: string, what: RenewedCodes, end: boolean) =>
      post<JoinCodes>(`${addressOf(tournament)}/codes/renew`, { what, end }),
    /** The address at which phones reach this server. */
    address: () => call<{ readonly address: string }>('/api/address'),
    /** Players known from earlier tournaments, by a part of their name or their number. */
    players: (name: string) =>
      call<{ readonly players: readonly Player[] }>(`/api/players?name=${encodeURIComponent(name)}`),
    /** Everything that happened, from the first fact. */
    async facts(tournament: string): Promise<Answer<readonly Fact[]>> {
      const response = await ask(`${addressOf(tournament)}/export`);
      if (response === undefined) return { ...fail(NO_CONNECTION), status: 0 };
      if (!response.ok) return { ...fail(BAD_ANSWER), status: response.status };
      const [, ...lines] = (await response.text()).trimEnd().split('\n');
      return ok(lines.map((line) => JSON.parse(line) as Fact));
    },

    /** A view by its address (`viewAddress`), unless it is still the one that the asker holds. */
    async view(tournament: string, address: string, etag: string | null): Promise<Answer<ViewAnswer>> {
      const version = reached.of(tournament);
      const response = await ask(`${addressOf(tournament)}${address}`, { etag, version });
      if (response === undefined) return { ...fail(NO_CONNECTION), status: 0 };
      if (response.status === 304) return ok({ unchanged: true });
      const json = await readJson(response);
      if (response.ok && json !== undefined) {
        return ok({ unchanged: false, view: json as Views[ViewName], etag: response.headers.get('etag') });
      }
      return { ...fail(isRefusal(json) ? json.error : BAD_ANSWER), status: response.status };
    },
  };
}

export type Client = ReturnType<typeof createClient>;

/** The server that these pages came from. */
export const client: Client = createClient(patient((path, init) => fetch(path, init)));

/** The same server, asked by nobody in particular: whoever is signed in here, it answers what everyone may see. */
export const publicClient: Client = createClient(
  patient((path, init) => fetch(path, { ...init, credentials: 'omit' })),
);
