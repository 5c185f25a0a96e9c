import { useResizeObserver } from '@mantine/hooks';
import { screenRows } from './screen-rows.ts';

/** What is left of the screen beside all else that is said to the room at this moment, and how many lines it holds. */
export function useScreenRoom() {
  const [ref, { height }] = useResizeObserver<HTMLDivElement>();
  const rows = screenRows(height, { width: innerWidth, height: innerHeight });
  // Matches have the names of the rooms above them, and nearly a line's height less for themselves.
  return { ref, height, rows, rowsOfMatches: Math.max(1, rows - 1) };
}
