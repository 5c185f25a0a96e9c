import { parseDeal } from 'naipe/game';
import { type CaseView, tableOfTold, toldAt } from 'naipe/tournament';
import { useMemo } from 'react';
import { useDeskQueue } from '../../live/index.ts';
import type { CaseStore } from '../rulings/use-case.ts';
import { changeBetween, changesOf, refusedOf, standingOf, withMine } from './told-with-mine.ts';

/** A case that is kept with its board: what is tapped here is sent at once, and what others tell appears. */
export function useTournamentCase(tournament: string, view: CaseView) {
  const { items, enqueue, dismiss } = useDeskQueue(tournament);
  const { session, case: number, edition, deal: text } = view;
  const record = useMemo(() => {
    const read = text === undefined ? undefined : parseDeal(text);
    return read?.ok ? read.value : undefined;
  }, [text]);
  const mine = changesOf(items, session, number);
  const { told, latest } = withMine(standingOf(view), mine);
  const key = JSON.stringify(told);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what was told.
  const table = useMemo(() => tableOfTold(told, edition, record), [key, edition, record]);
  const tell = (change: ReturnType<typeof changeBetween>): void => {
    if (change !== undefined) enqueue('tell-case', { session, case: number, after: latest, ...change });
  };
  const store: CaseStore = {
    table,
    keep: (next) => tell(changeBetween(told, toldAt(next, record))),
  };
  const refused = refusedOf(mine);
  const letGo = (): void => {
    for (const id of refused?.ids ?? []) dismiss(id);
  };
  return {
    store,
    record,
    latest,
    /** Some of what was told here has not arrived yet. */
    waits: latest !== view.latest,
    /** What was told here when another director was quicker. */
    refused: refused && {
      steps: refused.steps,
      letGo,
      /** In place of what the other told from there on. */
      insist: () => {
        letGo();
        const from = Math.min(refused.from, told.steps.length);
        tell({ from, steps: refused.steps });
      },
    },
  };
}
