import type { MeetingBoard, TravellerRow } from 'naipe/tournament';
import type { Queued } from '../../../live/index.ts';

/** What this desk wrote on a line, under way or on its way back. */
type WrittenItem = Queued & {
  readonly intent: { readonly type: 'record-result' | 'correct-result' };
};

const isWritten = (item: Queued): item is WrittenItem =>
  item.intent.type === 'record-result' || item.intent.type === 'correct-result';

const isOn = ({ data }: WrittenItem['intent'], at: MeetingBoard): boolean =>
  data.session === at.session &&
  data.section === at.section &&
  data.round === at.round &&
  data.table === at.table &&
  data.board === at.board;

const onLine = (items: readonly Queued[], at: MeetingBoard): readonly WrittenItem[] =>
  items.filter(isWritten).filter(({ intent }) => isOn(intent, at));

/** A result that is not yet to be seen on its line. */
export interface WaitingResult {
  readonly result: string;
  /** The server has not answered yet. */
  readonly waits: boolean;
}

/** The last that was written on a line and is not refused. */
export function waitingOn(items: readonly Queued[], at: MeetingBoard): WaitingResult | undefined {
  const last = onLine(items, at).findLast(({ state }) => state.kind !== 'refused');
  return last && { result: last.intent.data.result, waits: last.state.kind === 'pending' };
}

/** What of this desk was refused on a line. */
export const refusedOn = (items: readonly Queued[], at: MeetingBoard): readonly Queued[] =>
  onLine(items, at).filter(({ state }) => state.kind === 'refused');

/** What will stand on a line when everything that was typed on it has arrived: what is typed next goes by that. */
export interface Stands {
  readonly result: string | undefined;
  /** What the director writes is agreed at once: it is changed with a reason. */
  readonly agreed: boolean;
}

export function willStandOn(
  items: readonly Queued[],
  at: MeetingBoard,
  row: Pick<TravellerRow, 'status' | 'result'> | undefined,
): Stands {
  const waiting = waitingOn(items, at);
  if (waiting !== undefined) return { result: waiting.result, agreed: true };
  return { result: row?.result?.result, agreed: row?.status === 'agreed' };
}
