import type { CommandData, CommandType } from 'naipe/tournament';
import { useEffect, useSyncExternalStore } from 'react';
import { forget, readStored, store, storedKeys } from '../app/stored.ts';
import { client, type Intent } from './client.ts';
import { newCommandId } from './command-id.ts';
import { Queue, type Queued, type QueueTools } from './queue.ts';
import { useBeat } from './use-feed.ts';

const TOOLS: QueueTools = {
  send: client.command,
  store: { keys: storedKeys, read: readStored, write: store, remove: forget },
  now: Date.now,
  later: (action, milliseconds) => {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** One queue a tournament, under that name in the browser's memory. */
function queuesNamed(name: string): (tournament: string) => Queue {
  const queues = new Map<string, Queue>();
  return (tournament) => {
    const queue = queues.get(tournament) ?? new Queue(tournament, TOOLS, name);
    queues.set(tournament, queue);
    return queue;
  };
}

export const queueOf = queuesNamed('naipe-queue');
export const deskQueueOf = queuesNamed('naipe-desk-queue');

export interface Queueing {
  readonly items: readonly Queued[];
  /** Answers the id of the command, which may say which version its sender saw. */
  readonly enqueue: <T extends CommandType>(type: T, data: CommandData[T], basedOn?: number) => string;
  readonly dismiss: (id: string) => void;
  readonly stuck: boolean;
  readonly signedOut: boolean;
}

/** The commands of this table's device. */
export const useQueue = (tournament: string): Queueing => useQueueing(tournament, queueOf(tournament));

/** The commands of the director at this desk. */
export const useDeskQueue = (tournament: string): Queueing =>
  useQueueing(tournament, deskQueueOf(tournament));

/** Commands are sent whenever the tournament's feed gives a sign of life. */
function useQueueing(tournament: string, queue: Queue): Queueing {
  const items = useSyncExternalStore(queue.subscribe, () => queue.items);
  const beat = useBeat(tournament);
  useEffect(() => {
    if (beat >= 0) void queue.flush();
  }, [queue, beat]);
  return {
    items,
    enqueue(type, data, basedOn) {
      const id = newCommandId();
      queue.add({ id, type, data, ...(basedOn === undefined ? {} : { basedOn }) } as Intent);
      return id;
    },
    dismiss: (id) => queue.dismiss(id),
    stuck: queue.stuck,
    signedOut: queue.signedOut,
  };
}
