import type { SectionRoom } from 'naipe/tournament';
import { useCallback, useEffect, useState } from 'react';
import { client, type DeviceSignIn } from '../../../live/index.ts';

/** Devices come and go without a fact: they are asked for while somebody looks. */
const ASKED_EVERY = 10_000;

interface Room {
  readonly session: number;
  readonly sections: readonly Pick<SectionRoom, 'section' | 'tables'>[];
}

/** The devices at each table of a session, by section and number, with those of the pairs that sit there; and how to ask again. */
export function useDevices(tournament: string, room: Room | undefined) {
  const [all, setAll] = useState<readonly DeviceSignIn[]>([]);
  const ask = useCallback(async () => {
    const answer = await client.signIns(tournament);
    if (answer.ok) setAll(answer.value.signIns);
  }, [tournament]);
  useEffect(() => {
    void ask();
    const timer = setInterval(() => void ask(), ASKED_EVERY);
    return () => clearInterval(timer);
  }, [ask]);
  const at = (section: string, table: number): readonly DeviceSignIn[] => {
    const tile = room?.sections
      .find((each) => each.section === section)
      ?.tables.find((each) => each.table === table);
    return all.filter(({ as }) =>
      as.role === 'player'
        ? as.pair === tile?.ns || as.pair === tile?.ew
        : as.role === 'table' && as.session === room?.session && as.section === section && as.table === table,
    );
  };
  return { at, ask };
}
