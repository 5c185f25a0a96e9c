import { printBoardResult } from 'naipe/game';
import type { MeetingBoard } from 'naipe/tournament';
import { useState } from 'react';
import { type Queued, useDeskQueue } from '../../../live/index.ts';
import { useSeenVersion } from '../parts/use-seen-version.ts';
import type { BoardLine } from './lines.ts';
import type { QuickEntry } from './quick-entry.ts';
import { correctionData, recordData, type Written } from './recording.ts';
import { refusedOn, type WaitingResult, waitingOn, willStandOn } from './waiting-results.ts';

export type ResultEntry = Extract<QuickEntry, { kind: 'result' }>;

/** A correction that waits for its reason. */
export interface Correction {
  readonly line: BoardLine;
  readonly board: number;
  readonly written: Written;
}

const writtenOf = ({ result, lead }: ResultEntry): Written => ({
  result: printBoardResult(result),
  ...(lead === undefined ? {} : { lead }),
});

/** Sends what is typed line by line, without waiting: what is under way shows on its line until it is seen there. */
export function useLineEntry(tournament: string, session: number) {
  const { items, enqueue } = useDeskQueue(tournament);
  const seen = useSeenVersion(false);
  const [correction, setCorrection] = useState<Correction>();
  const placeOf = (
    board: number,
    { section, round, table }: Pick<BoardLine, 'section' | 'round' | 'table'>,
  ): MeetingBoard => ({ session, section, round, table, board });

  return {
    /** What is on its way to a line and not yet to be seen there. */
    pendingOn(board: number, line: BoardLine): WaitingResult | undefined {
      const waiting = waitingOn(items, placeOf(board, line));
      return waiting?.result === line.row?.result?.result ? undefined : waiting;
    },
    refusedOn: (board: number, line: Pick<BoardLine, 'section' | 'round' | 'table'>): readonly Queued[] =>
      refusedOn(items, placeOf(board, line)),
    correction,
    forget: () => setCorrection(undefined),
    /** Writes on a line, or asks for the reason when that changes what was agreed. Answers whether it was sent. */
    write(board: number, line: BoardLine, entry: ResultEntry): boolean {
      const wanted: Correction = { line, board, written: writtenOf(entry) };
      const stands = willStandOn(items, placeOf(board, line), line.row);
      if (stands.agreed) {
        setCorrection(wanted);
        return false;
      }
      const data = recordData(placeOf(board, line), wanted.written, stands.result);
      enqueue('record-result', data, seen.version());
      return true;
    },
    correct({ board, line, written }: Correction, reason: string): void {
      setCorrection(undefined);
      const stands = willStandOn(items, placeOf(board, line), line.row);
      const data = correctionData(placeOf(board, line), written, stands.result, reason);
      enqueue('correct-result', data, seen.version());
    },
  };
}
