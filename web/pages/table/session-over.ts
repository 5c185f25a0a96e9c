import type { TableView } from 'naipe/tournament';

/** Nothing is played any more, and nothing is asked of anybody at the table. */
export const isSessionOver = ({ sessionStatus }: Pick<TableView, 'sessionStatus'>): boolean =>
  sessionStatus === 'closed' || sessionStatus === 'published';
