import type { TableView } from 'naipe/tournament';
import { useEffect } from 'react';
import { viewAddress } from '../../live/client.ts';
import { type Queued, queueOf, type SignedIn, useQueue, useView, views } from '../../live/index.ts';
import { callWaits, waitingBoards, withPending } from './pending.ts';

export type AtTable = Extract<SignedIn, { readonly role: 'table' }>;

/** A table as its device sees it, and what the device can do. */
export interface Table {
  readonly at: AtTable;
  /** What stands, with everything of this device on top of it. */
  readonly view: TableView;
  /** How many commands wait to be sent, and which boards they are about. */
  readonly waiting: number;
  readonly stuck: boolean;
  readonly waitingBoards: ReadonlySet<number>;
  /** Whether the director has yet to hear that this table calls. */
  readonly callWaits: boolean;
  readonly refused: readonly Queued[];
  readonly enqueue: ReturnType<typeof useQueue>['enqueue'];
  readonly dismiss: (id: string) => void;
}

/** The table of this device; nothing until it is known for the first time. */
export function useTable(at: AtTable): Table | undefined {
  const { tournament, session, section, table } = at;
  const request = { view: 'table', session, section, table } as const;
  const { view } = useView(tournament, request);
  const { items, enqueue, dismiss, stuck } = useQueue(tournament);
  const version = view?.version ?? 0;
  useEffect(() => queueOf(tournament).seen(version), [tournament, version]);

  // What has arrived is read at once, whether or not the feed tells of it.
  const newest = Math.max(0, ...items.map(({ state }) => (state.kind === 'arrived' ? state.version : 0)));
  const address = viewAddress(request);
  useEffect(() => {
    if (newest > version) void views.refresh(tournament, address);
  }, [tournament, address, newest, version]);

  if (view === undefined) return undefined;
  return {
    at,
    view: withPending(view, items),
    waiting: items.filter(({ state }) => state.kind === 'pending').length,
    stuck,
    waitingBoards: waitingBoards(items),
    callWaits: callWaits(view, items),
    refused: items.filter(({ state }) => state.kind === 'refused'),
    enqueue,
    dismiss,
  };
}

/** A meeting, as commands name it. */
export const meetingOf = ({ session, section, round, table }: TableView) => ({
  session,
  section,
  round,
  table,
});
