import { replay, type Tournament } from 'naipe/tournament';
import { useEffect, useState } from 'react';
import { client, useBeat } from '../../../live/index.ts';

/** The whole tournament as its facts make it: movements and seats, which no view spells out. */
export function useRecord(tournament: string): Tournament | undefined {
  const [record, setRecord] = useState<Tournament>();
  const beat = useBeat(tournament);
  useEffect(() => {
    let isCurrent = beat >= 0;
    void client.facts(tournament).then((answer) => {
      if (isCurrent && answer.ok) setRecord(replay(answer.value).tournament);
    });
    return () => {
      isCurrent = false;
    };
  }, [tournament, beat]);
  return record;
}
