import { useEffect, useState } from 'react';
import { serverTime } from '../live/index.ts';

const now = (): number => serverTime.now();

/** The time now, to the second, as the server has it. */
export function useNow(milliseconds = 1000): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
  return time;
}
