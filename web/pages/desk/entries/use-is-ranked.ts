import { useView } from '../../../live/index.ts';
import { useDesk } from '../desk-context.ts';

/** Has the pair a place in the ranking? */
export function useIsRanked(): (pair: string) => boolean {
  const { view } = useView(useDesk().tournament, { view: 'entries' });
  return (pair) => view?.entries.find(({ contestant }) => contestant === pair)?.unranked !== true;
}
