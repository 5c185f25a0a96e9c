import type { CommandData, CommandType } from 'naipe/tournament';
import { useEffect, useSyncExternalStore } from 'react';
import { forget, readStored, store, storedKeys } from '../app/stored.ts';
import { client, type Intent } from './client.ts';
import { newCommandId } from './command-id.ts';
import { Queue, type Queued } from './queue.ts';
import { useBeat } from './use-feed.ts';

const queues = new Map<string, Queue>();

export function queueOf(tournament: string): Queue {
  const known = queues.get(tournament);
  if (known !== undefined) return known;
  const queue = new Queue(tournament, {
    send: client.command,
    store: { keys: storedKeys, read: readStored, write: store, remove: forget },
    now: Date.now,
    later: (action, milliseconds) => {
      const timer = setTimeout(action, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  queues.set(tournament, queue);
  return queue;
}

export interface Queueing {
  readonly items: readonly Queued[];
  readonly enqueue: <T extends CommandType>(type: T, data: CommandData[T]) => void;
  readonly dismiss: (id: string) => void;
  readonly stuck: boolean;
  readonly signedOut: boolean;
}

/** The commands of this table's device. They are sent whenever the tournament's feed gives a sign of life. */
export function useQueue(tournament: string): Queueing {
  const queue = queueOf(tournament);
  const items = useSyncExternalStore(queue.subscribe, () => queue.items);
  const beat = useBeat(tournament);
  useEffect(() => {
    if (beat >= 0) void queue.flush();
  }, [queue, beat]);
  return {
    items,
    enqueue: (type, data) => queue.add({ id: newCommandId(), type, data } as Intent),
    dismiss: (id) => queue.dismiss(id),
    stuck: queue.stuck,
    signedOut: queue.signedOut,
  };
}
