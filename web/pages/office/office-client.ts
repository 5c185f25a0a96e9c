import type {
  ChangeConsequence,
  ClubSeen,
  CouncilQuestion,
  Deadline,
  DuplicateSeen,
  EventListed,
  EventSeen,
  FederationCommandData,
  FederationCommandType,
  FinalPlace,
  IncidentSeen,
  LineFault,
  LinePreview,
  Officer,
  PersonSeen,
  Region,
  Slots,
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

/** What the federation has filled in, and questions to its council. */
export interface SlotsSeen extends Slots {
  readonly questions: readonly (CouncilQuestion & { readonly name: string })[];
}

/** What the office asks the server. */
export const officeClient = {
  search: (text: string) =>
    post<{ readonly people: readonly PersonSeen[]; readonly total: number }>('people/search', { text }),
  clubs: () => get<{ readonly clubs: readonly ClubSeen[]; readonly regions: readonly Region[] }>('clubs'),
  officers: () => get<{ readonly officers: readonly Officer[] }>('officers'),
  duplicates: () => get<{ readonly duplicates: readonly DuplicateSeen[] }>('duplicates'),
  preview: (csv: string) => post<Preview>('people/preview', { csv }),
  events: () => get<{ readonly events: readonly EventListed[] }>('events'),
  event: (event: number) => get<EventSeen>(`events/${event}`),
  makeTournament: (event: number) =>
    post<{ readonly tournament: string }>(`events/${event}/tournament`, { id: newCommandId() }),
  consequence: (event: number, entry: number, players: readonly number[]) =>
    post<ChangeConsequence>(`events/${event}/entries/${entry}/consequence`, { players }),
  tournamentRanking: (event: number) =>
    get<{ readonly ranking: readonly FinalPlace[]; readonly provisional: boolean }>(
      `events/${event}/tournament/ranking`,
    ),
  incidents: (number: number) =>
    get<{ readonly incidents: readonly IncidentSeen[] }>(`people/${number}/incidents`),
  slots: () => get<SlotsSeen>('slots'),
  codeOf: (number: number) => get<{ readonly code: string }>(`people/${number}/code`),
  renewCode: (number: number) => post<{ readonly code: string }>(`people/${number}/code`, {}),
  deadlines: (season: number) =>
    get<{
      readonly deadlines: readonly Deadline[];
      readonly reminders: readonly (Deadline & { readonly overdue: boolean })[];
    }>(`deadlines?season=${season}`),
  command: <T extends FederationCommandType>(type: T, data: FederationCommandData[T]) =>
    post<{ readonly version: number }>('commands', { id: newCommandId(), type, data }),
};
