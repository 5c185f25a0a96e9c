import { useEffect, useState } from 'react';

/** A number that grows by one every so often. */
export function useTurns(milliseconds: number): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurns((before) => before + 1), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
  return turns;
}
