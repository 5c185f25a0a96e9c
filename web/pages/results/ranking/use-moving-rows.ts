import { type RefObject, useLayoutEffect, useRef } from 'react';

const MOVE_MILLISECONDS = 150;

/** Rows that change places glide to the new one: one sees where a pair went. Not for those who want no motion. */
export function useMovingRows(): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const rows = [...(body.current?.rows ?? [])];
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const now = new Map(rows.map((row) => [row.dataset.row ?? '', row.offsetTop]));
    for (const row of calm ? [] : rows) {
      const was = places.current.get(row.dataset.row ?? '');
      if (was === undefined || was === row.offsetTop) continue;
      const from = `translateY(${was - row.offsetTop}px)`;
      row.animate([{ transform: from }, { transform: 'none' }], {
        duration: MOVE_MILLISECONDS,
        easing: 'ease-out',
      });
    }
    places.current = now;
  });
  return body;
}
