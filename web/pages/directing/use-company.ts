import { useEffect, useState } from 'react';
import { client } from '../../live/index.ts';

/** A third of the time after which whoever is silent is taken to have gone. */
const SAYS_SO_MS = 8_000;

/** Who else has the case open, by name; while the page is seen, it says that it is there. */
export function useCompany(tournament: string, number: number): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOpen = true;
    const say = async (): Promise<void> => {
      const isSeen = document.visibilityState === 'visible';
      const answer = await client.company(tournament, number, isSeen);
      if (isOpen && isSeen && answer.ok) setOthers(answer.value.others.map(({ name }) => name));
    };
    const timer = setInterval(() => void say(), SAYS_SO_MS);
    const onSight = () => void say();
    document.addEventListener('visibilitychange', onSight);
    void say();
    return () => {
      isOpen = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSight);
      void client.company(tournament, number, false);
    };
  }, [tournament, number]);
  return others;
}
