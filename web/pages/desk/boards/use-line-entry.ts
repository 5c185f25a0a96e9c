import { printBoardResult } from 'naipe/game';
import type { MeetingBoard, Refusal } from 'naipe/tournament';
import { useState } from 'react';
import { client, newCommandId } from '../../../live/index.ts';
import type { BoardLine } from './lines.ts';
import type { QuickEntry } from './quick-entry.ts';
import { correctionData, needsReason, recordData, type Written } from './recording.ts';

export type ResultEntry = Extract<QuickEntry, { kind: 'result' }>;

/** A correction that waits for its reason. */
export interface Correction {
  readonly line: BoardLine;
  readonly board: number;
  readonly written: Written;
}

interface Pending {
  readonly board: number;
  readonly result: string;
}

const writtenOf = ({ result, lead }: ResultEntry): Written => ({
  result: printBoardResult(result),
  ...(lead === undefined ? {} : { lead }),
});

/** How long after its answer a result is to be seen on its line at the latest. */
const SHOWN_MILLISECONDS = 2000;

/** Sends what is typed line by line, without waiting: what is under way shows, what is refused comes back. */
export function useLineEntry(tournament: string, session: number) {
  const [pending, setPending] = useState<ReadonlyMap<string, Pending>>(new Map());
  const [refused, setRefused] = useState<Correction & { readonly refusal: Refusal }>();
  const [correction, setCorrection] = useState<Correction>();

  const keyOf = (board: number, line: BoardLine) => `${board}/${line.key}`;
  const placeOf = (board: number, { section, round, table }: BoardLine): MeetingBoard => ({
    session,
    section,
    round,
    table,
    board,
  });

  async function underWay(wanted: Correction, sending: () => ReturnType<typeof client.command>) {
    const key = keyOf(wanted.board, wanted.line);
    setRefused(undefined);
    setPending((before) => new Map(before).set(key, { board: wanted.board, result: wanted.written.result }));
    const answer = await sending();
    const forgetPending = () => setPending((before) => new Map([...before].filter(([each]) => each !== key)));
    if (answer.ok) setTimeout(forgetPending, SHOWN_MILLISECONDS);
    else {
      forgetPending();
      setRefused({ ...wanted, refusal: answer.error });
    }
    return answer.ok;
  }

  return {
    /** What is on its way to a line and not yet to be seen there. */
    pendingOn(board: number, line: BoardLine): string | undefined {
      const result = pending.get(keyOf(board, line))?.result;
      return result === line.row?.result?.result ? undefined : result;
    },
    refused,
    correction,
    forget: () => {
      setRefused(undefined);
      setCorrection(undefined);
    },
    /** Writes on a line, or asks for the reason when that changes what was agreed. Answers whether it was sent. */
    write(board: number, line: BoardLine, entry: ResultEntry): boolean {
      const wanted: Correction = { line, board, written: writtenOf(entry) };
      setRefused(undefined);
      if (needsReason(line.row)) {
        setCorrection(wanted);
        return false;
      }
      const data = recordData(placeOf(board, line), wanted.written, line.row);
      void underWay(wanted, () =>
        client.command(tournament, { id: newCommandId(), type: 'record-result', data }),
      );
      return true;
    },
    async correct(wanted: Correction, reason: string): Promise<void> {
      setCorrection(undefined);
      const at = placeOf(wanted.board, wanted.line);
      const data = correctionData(at, wanted.written, wanted.line.row, reason);
      await underWay(wanted, () =>
        client.command(tournament, { id: newCommandId(), type: 'correct-result', data }),
      );
    },
  };
}
