import { useContext, useEffect, useRef } from 'react';
import { DeskContext } from '../desk-context.ts';

/**
 * The version of the tournament that somebody at the desk has before his eyes when he sends a command: what is shown
 * or, while he is typing, what was shown when he began. Once told that somebody else was quicker, he has seen it.
 */
export function useSeenVersion(typing: boolean) {
  const shown = useContext(DeskContext)?.view.overview.version;
  const seen = useRef(shown);
  const isTold = useRef(false);
  useEffect(() => {
    if (!typing || isTold.current || seen.current === undefined) seen.current = shown;
  }, [typing, shown]);
  return {
    version: () => seen.current,
    /** A command was done: whatever comes now begins there. */
    begin(version: number) {
      seen.current = version;
      isTold.current = false;
    },
    told() {
      isTold.current = true;
      seen.current = shown;
    },
  };
}
