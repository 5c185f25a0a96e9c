import type { CommandData, CommandType } from 'naipe/tournament';
import { useState } from 'react';
import { useDesk } from '../desk-context.ts';
import { useDeskCommand } from '../parts/use-desk-command.ts';

/** A ruling in the making: sent once, and afterwards the form begins anew. */
export function useRuling(startAnew: () => void) {
  const { tournament, view } = useDesk();
  // A ruling takes its time: it rests on what stood when the form was begun.
  const commanding = useDeskCommand(tournament, true);
  const [done, setDone] = useState(false);
  const onDone = () => {
    setDone(true);
    startAnew();
  };
  return {
    tournament,
    session: view.room?.session ?? 1,
    settings: view.overview.settings,
    commanding,
    done,
    onDone,
    async give<T extends CommandType>(type: T, data: CommandData[T]): Promise<boolean> {
      setDone(false);
      const given = await commanding.send(type, data);
      if (given) onDone();
      return given;
    },
  };
}
