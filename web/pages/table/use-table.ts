import type { TableView } from 'naipe/tournament';
import { useEffect } from 'react';
import { viewAddress } from '../../live/client.ts';
import { type Queued, queueOf, type SignedIn, useQueue, useView, views } from '../../live/index.ts';
import { useGoneOn } from './gone-on.ts';
import { callWaits, waitingBoards, withPending } from './pending.ts';

/** Where the phone is: at a table whoever comes, or with a pair that plays there in that round. */
export interface AtTable extends Omit<Extract<SignedIn, { readonly role: 'table' }>, 'role'> {
  readonly round?: number;
  /** The address of the round; boards stand below it. */
  readonly home: string;
}

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
  /** The round that this phone has left though it is not settled. */
  readonly behind?: TableView;
  /** Goes on to the next round, and back while nothing of that is written down. */
  readonly goTo: (round: number) => void;
  readonly goBack: () => void;
}

/** The table of this device; nothing until it is known for the first time. */
export function useTable(at: AtTable): Table | undefined {
  const { tournament, session, section, table, round } = at;
  const request = {
    view: 'table',
    session,
    section,
    table,
    ...(round === undefined ? {} : { round }),
  } as const;
  const { view: standing } = useView(tournament, request);
  const gone = useGoneOn(tournament, at);
  const isAhead = standing?.goesOnTo !== undefined && standing.goesOnTo === gone.round;
  const { view: ahead } = useView(tournament, isAhead ? { ...request, round: gone.round } : request);
  const view = ahead ?? standing;
  const { items, enqueue, dismiss, stuck } = useQueue(tournament);
  const version = view?.version ?? 0;
  useEffect(() => queueOf(tournament).seen(version), [tournament, version]);

  // What has arrived is read at once, whether or not the feed tells of it.
  const newest = Math.max(0, ...items.map(({ state }) => (state.kind === 'arrived' ? state.version : 0)));
  const addresses = [request, ...(isAhead ? [{ ...request, round: gone.round }] : [])]
    .map(viewAddress)
    .join(' ');
  useEffect(() => {
    if (newest <= version) return;
    for (const address of addresses.split(' ')) void views.refresh(tournament, address);
  }, [tournament, addresses, newest, version]);

  if (view === undefined) return undefined;
  return {
    at,
    view: withPending(view, items),
    waiting: items.filter(({ state }) => state.kind === 'pending').length,
    stuck,
    waitingBoards: waitingBoards(items),
    callWaits: callWaits(view, items),
    refused: items.filter(({ state }) => state.kind === 'refused'),
    // With the version that this phone saw: a table planned anew meanwhile is another table.
    enqueue: (type, data) => enqueue(type, data, version),
    dismiss,
    ...(isAhead && standing !== undefined ? { behind: standing } : {}),
    goTo: gone.goTo,
    goBack: gone.goBack,
  };
}

/** A meeting, as commands name it. */
export const meetingOf = ({ session, section, round, table }: TableView) => ({
  session,
  section,
  round,
  table,
});
