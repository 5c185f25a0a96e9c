import {
  type BoardResult,
  otherSide,
  parseBoardResult,
  type Side,
  scoreFor,
  sideOf,
  type Vulnerability,
} from 'naipe/game';
import { cardOf, isDoneForNow, type ResultView, type TableBoard, type TableView } from 'naipe/tournament';
import type { Intent } from '../../live/client.ts';
import type { Queued } from '../../live/queue.ts';

/** The side that writes a result down: dummy's; North–South when the board is passed out (RTP 2.1.9). */
export const enteringSide = (result: BoardResult): Side =>
  result === 'passed-out' ? 'NS' : sideOf(result.contract.declarer);

function resultView(result: string, lead: string | undefined, vulnerable: Vulnerability): ResultView {
  const read = parseBoardResult(result);
  const ns = read.ok ? scoreFor('NS', read.value, vulnerable) : 0;
  return { result, ...(lead === undefined ? {} : { lead }), ns, ew: 0 - ns };
}

function withIntent(board: TableBoard, intent: Intent): TableBoard {
  switch (intent.type) {
    case 'record-result': {
      const { result, lead, by } = intent.data;
      const { verifies: _, ...rest } = board;
      return {
        ...rest,
        status: 'entered',
        result: resultView(result, lead, board.vulnerable),
        entered: { by },
        ...(by === 'director' ? {} : { verifies: otherSide(by) }),
      };
    }
    case 'agree-result': {
      const { verifies: _, ...rest } = board;
      return { ...rest, status: 'agreed' };
    }
    case 'dispute-result': {
      const { verifies: _, ...rest } = board;
      return {
        ...rest,
        status: 'disputed',
        entered: { by: board.entered?.by ?? 'director', disputedBy: intent.data.by },
      };
    }
    case 'answer-move': {
      return intent.data.underWay === board.board ? board : { ...board, status: 'stopped' };
    }
    default:
      return board;
  }
}

/** A board is meant by name, or by not being the one that goes on when the move is called. */
const isAbout = ({ type, data }: Intent, { board }: TableBoard, { move }: TableView): boolean =>
  type === 'answer-move' ? move?.boards.includes(board) === true : 'board' in data && data.board === board;

/** The side when everything on the way has arrived. */
function withSide(
  view: TableView,
  name: 'ns' | 'ew',
  boards: readonly TableBoard[],
  intents: readonly Intent[],
) {
  const side = view[name];
  if (side === undefined) return {};
  const by: Side = name === 'ns' ? 'NS' : 'EW';
  const confirms = intents.some(({ type, data }) => type === 'confirm-round' && data.by === by);
  const taken = intents.findLast(({ type, data }) => type === 'take-seats' && data.side === by);
  const seats =
    taken?.type === 'take-seats' ? { seats: { ...side.seats, first: taken.data.first, told: true } } : {};
  return { [name]: { ...side, card: cardOf(boards, by), confirmed: side.confirmed || confirms, ...seats } };
}

const isHere = (view: TableView, { data }: Intent): boolean =>
  'session' in data &&
  'table' in data &&
  data.session === view.session &&
  data.section === view.section &&
  data.table === view.table &&
  (!('round' in data) || data.round === view.round);

const isCall = ({ intent }: Queued): boolean => intent.type === 'call-director';

/**
 * The table with everything this device has sent or still has to send: every tap shows at once. What was refused does
 * not show, and what the view contains already is not put on top of it again. A call for the director shows as made
 * once the server has it: before that nobody is on the way.
 */
export function withPending(view: TableView, items: readonly Queued[]): TableView {
  const onTop = items.filter(
    ({ intent, state }) =>
      isHere(view, intent) &&
      (state.kind === 'pending' || (state.kind === 'arrived' && state.version > view.version)),
  );
  if (onTop.length === 0) return view;
  const intents = onTop.map(({ intent }) => intent);
  const boards = view.boards.map((board) =>
    intents.filter((intent) => isAbout(intent, board, view)).reduce<TableBoard>(withIntent, board),
  );
  const answered = intents.findLast((intent) => intent.type === 'answer-move');
  const call = onTop.some((item) => isCall(item) && item.state.kind === 'arrived');
  const { move, ...rest } = view;
  return {
    ...rest,
    ...(move === undefined || answered !== undefined ? {} : { move }),
    boards,
    complete: boards.length > 0 && boards.every(isDoneForNow),
    ...withSide(view, 'ns', boards, intents),
    ...withSide(view, 'ew', boards, intents),
    ...(call && view.call === undefined ? { call: { table: view.table, since: '' } } : {}),
  };
}

/** Whether a call for the director has not reached the server yet. */
export const callWaits = (view: TableView, items: readonly Queued[]): boolean =>
  items.some((item) => isCall(item) && item.state.kind === 'pending' && isHere(view, item.intent));

/** Boards whose last word has not reached the server yet. */
export const waitingBoards = (items: readonly Queued[]): ReadonlySet<number> =>
  new Set(
    items.flatMap(({ state, intent }) =>
      state.kind === 'pending' && 'board' in intent.data && intent.data.board !== undefined
        ? [intent.data.board]
        : [],
    ),
  );
