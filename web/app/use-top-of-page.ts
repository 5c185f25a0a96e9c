import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** A new page begins at its top; one that is gone back to stands where it was left, which the browser sees to. */
export function useTopOfPage(): void {
  const [path] = useLocation();
  const isNew = useRef(false);
  useEffect(() => {
    // wouter says it in this way when it opens an address.
    const opened = () => {
      isNew.current = true;
    };
    window.addEventListener('pushState', opened);
    return () => window.removeEventListener('pushState', opened);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page.
  useLayoutEffect(() => {
    if (isNew.current) window.scrollTo(0, 0);
    isNew.current = false;
  }, [path]);
}
