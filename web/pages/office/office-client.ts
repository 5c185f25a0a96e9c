import type {
  ClubSeen,
  DuplicateSeen,
  EventListed,
  EventSeen,
  FederationCommandData,
  FederationCommandType,
  LineFault,
  LinePreview,
  PersonSeen,
  Region,
} from 'naipe/federation';
import { client, newCommandId } from '../../live/index.ts';

const at = (path: string): string => `/api/federation/${path}`;
const get = <T>(path: string) => client.call<T>(at(path));
const post = <T>(path: string, body: unknown) => client.call<T>(at(path), { method: 'POST', body });

/** What a list of people would change. */
export interface Preview {
  readonly counts: Readonly<Record<'new' | 'changed' | 'same' | 'faulty', number>>;
  readonly faults: readonly LineFault[];
  readonly lines: readonly LinePreview[];
}

/** What the office asks the server. */
export const officeClient = {
  search: (text: string) =>
    post<{ readonly people: readonly PersonSeen[]; readonly total: number }>('people/search', { text }),
  clubs: () => get<{ readonly clubs: readonly ClubSeen[]; readonly regions: readonly Region[] }>('clubs'),
  duplicates: () => get<{ readonly duplicates: readonly DuplicateSeen[] }>('duplicates'),
  preview: (csv: string) => post<Preview>('people/preview', { csv }),
  events: () => get<{ readonly events: readonly EventListed[] }>('events'),
  event: (event: number) => get<EventSeen>(`events/${event}`),
  makeTournament: (event: number) =>
    post<{ readonly tournament: string }>(`events/${event}/tournament`, { id: newCommandId() }),
  command: <T extends FederationCommandType>(type: T, data: FederationCommandData[T]) =>
    post<{ readonly version: number }>('commands', { id: newCommandId(), type, data }),
};
