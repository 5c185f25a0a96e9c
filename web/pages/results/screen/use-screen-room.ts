import { useResizeObserver } from '@mantine/hooks';
import { screenRows } from './screen-rows.ts';

/** What is left of the screen beside all else that is said to the room at this moment, and how many lines it holds. */
export function useScreenRoom() {
  const [ref, { height }] = useResizeObserver<HTMLDivElement>();
  return { ref, height, rows: screenRows(height, { width: innerWidth, height: innerHeight }) };
}
