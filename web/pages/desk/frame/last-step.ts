import type { HistoryLine } from 'naipe/tournament';

/** What one step would do now: take back what the director did last, or do again what was just taken back. */
export interface LastStep {
  readonly kind: 'undo' | 'redo';
  /** What is to be undone: for doing again, an undo. */
  readonly sequence: number;
  /** What the director did. */
  readonly line: HistoryLine;
}

const isDirectors = ({ actor }: HistoryLine): boolean => /^director\b/.test(actor);

/** Of lines with the latest first. Nothing when what the director did last cannot be taken back. */
export function lastStepOf(lines: readonly HistoryLine[]): LastStep | undefined {
  const last = lines.find(isDirectors);
  if (last === undefined || !last.undoable) return undefined;
  let kind: LastStep['kind'] = 'undo';
  let line: HistoryLine | undefined = last;
  while (line?.code === 'undone') {
    kind = kind === 'undo' ? 'redo' : 'undo';
    line = undoneBy(lines, line);
  }
  return line && { kind, sequence: last.sequence, line };
}

/** What an undo took back; of several that one command did, the last, which says what it was for. */
function undoneBy(lines: readonly HistoryLine[], undo: HistoryLine): HistoryLine | undefined {
  const together = lines.filter(({ code, time, actor }) => {
    return code === 'undone' && time === undo.time && actor === undo.actor;
  });
  const target = Math.max(...together.map(({ params }) => Number(params.sequence)));
  return lines.find(({ sequence }) => sequence === target);
}
