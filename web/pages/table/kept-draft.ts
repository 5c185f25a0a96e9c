import type { TableView } from 'naipe/tournament';
import { useState } from 'react';
import { forget, readStored, store, storedKeys } from '../../app/stored.ts';
import type { Draft } from './result-draft.ts';

const prefixOf = (tournament: string): string => `naipe-draft:${tournament}/`;

const keyOf = (tournament: string, { session, section, table, round }: TableView, board: number): string =>
  `${prefixOf(tournament)}${[session, section, table, round, board].join('/')}`;

function read(key: string): Draft | undefined {
  const text = readStored(key);
  try {
    return text === null ? undefined : (JSON.parse(text) as Draft);
  } catch {
    return undefined; // cut short: it is tapped anew
  }
}

/** Taps of a round that is over lead nowhere. */
function dropOthers(tournament: string, view: TableView): void {
  const ofRound = keyOf(tournament, view, 0).slice(0, -1);
  for (const key of storedKeys(prefixOf(tournament))) if (!key.startsWith(ofRound)) forget(key);
}

/**
 * What is tapped on a board and not yet written down. It outlives the page as long as the board asks for a result and
 * the table is in the round.
 */
export function useKeptDraft(tournament: string, view: TableView, board: number) {
  const key = keyOf(tournament, view, board);
  const [draft, setDraft] = useState(() => {
    dropOthers(tournament, view);
    const status = view.boards.find((each) => each.board === board)?.status;
    return status === 'to-play' || status === 'disputed' ? read(key) : undefined;
  });
  return {
    draft,
    keep(tapped: Draft): void {
      store(key, JSON.stringify(tapped));
      setDraft(tapped);
    },
    drop(): void {
      forget(key);
      setDraft(undefined);
    },
  };
}
