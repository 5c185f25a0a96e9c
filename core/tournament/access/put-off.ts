import type { TableSide, TableView } from '../views/table.ts';

const withoutCard = (side: TableSide | undefined): TableSide | undefined => side && { ...side, card: [] };

/**
 * What the device of a table sees of a round that is over there: the boards that were put off, to write them down (Law 8B2).
 * Others may sit there now, who are still to play the rest (Law 16). Nothing where nothing was put off.
 */
export function putOffAlone({ upNext: _, asked: __, ...view }: TableView): TableView | undefined {
  const boards = view.boards.filter(({ postponed }) => postponed === true);
  if (boards.length === 0) return undefined;
  const [ns, ew] = [withoutCard(view.ns), withoutCard(view.ew)];
  return {
    ...view,
    boards,
    ...(ns === undefined ? {} : { ns }),
    ...(ew === undefined ? {} : { ew }),
  };
}
