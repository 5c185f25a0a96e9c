import { type HandRecordFinding, type RecordedDeal, readHandRecord } from 'naipe/format';
import type { BoardHands } from 'naipe/tournament';

/** What a hand record brings for the boards of a session. */
export interface BroughtHands {
  readonly usable: readonly RecordedDeal[];
  /** Boards of the file that the session does not play. */
  readonly notPlayed: readonly number[];
  /** Boards of the session that would still have no hands. */
  readonly missing: readonly number[];
  readonly findings: readonly HandRecordFinding[];
}

export function sortHands(text: string, boards: readonly BoardHands[]): BroughtHands {
  const { deals, findings } = readHandRecord(text);
  const played = new Set(boards.map(({ board }) => board));
  const brought = new Set(deals.map(({ board }) => board));
  return {
    usable: deals.filter(({ board }) => played.has(board)),
    notPlayed: deals.map(({ board }) => board).filter((board) => !played.has(board)),
    missing: boards
      .filter(({ board, deal }) => deal === undefined && !brought.has(board))
      .map(({ board }) => board),
    findings,
  };
}
