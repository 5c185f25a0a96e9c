import { useMemo } from 'react';
import { useView } from '../../../live/index.ts';
import { type BoardLine, boardNumbers, linesOfBoard, type NamesByPair } from './lines.ts';

/** The boards of a session, and the lines of one of them as they stand. */
export function useBoard(tournament: string, session: number, wished: number | undefined) {
  const cards = useView(tournament, { view: 'table-cards', session }).view;
  const boards = useMemo(() => (cards === undefined ? [] : boardNumbers(cards)), [cards]);
  const board = wished ?? boards[0] ?? 1;
  const { view: traveller } = useView(tournament, { view: 'traveller', session, board });
  const entries = useView(tournament, { view: 'entries' }).view?.entries;
  const names = useMemo(
    (): NamesByPair =>
      new Map(
        entries?.map(({ contestant, players, team, name }) => [
          contestant,
          team === undefined ? players.map((player) => player.name) : [name],
        ]),
      ),
    [entries],
  );
  const lines = useMemo(
    (): readonly BoardLine[] => (cards === undefined ? [] : linesOfBoard(board, cards, traveller, names)),
    [board, cards, traveller, names],
  );
  return { boards, board, lines, traveller: traveller?.board === board ? traveller : undefined };
}
