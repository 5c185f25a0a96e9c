import type {
  FederationCommandData,
  FederationCommandType,
  Look,
  MemberSeen,
  OwnSystem,
} from 'naipe/federation';
import { client, newCommandId } from '../../live/index.ts';
import type { Pickable } from '../office/person-pick.tsx';

/** What a player asks the server for himself. */
export const memberClient = {
  signIn: (number: string, code: string) =>
    client.call<{ readonly name: string }>('/api/session/member', { method: 'POST', body: { number, code } }),
  signOut: () => client.call('/api/session/member', { method: 'DELETE' }),
  own: () => client.call<MemberSeen>('/api/federation/own'),
  systems: (look?: Look) =>
    client.call<{ readonly systems: readonly OwnSystem[] }>(
      `/api/federation/own/systems${look === undefined ? '' : `?look=${look}`}`,
    ),
  partners: async (text: string) =>
    text.length < 2
      ? ({ ok: true, value: { people: [] } } as const)
      : client.call<{ readonly people: readonly Pickable[] }>('/api/federation/own/partners', {
          method: 'POST',
          body: { text },
        }),
  command: <T extends FederationCommandType>(type: T, data: FederationCommandData[T]) =>
    client.call<{ readonly version: number }>('/api/federation/own/commands', {
      method: 'POST',
      body: { id: newCommandId(), type, data },
    }),
};
