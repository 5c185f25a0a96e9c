import type { DeskView } from 'naipe/tournament';
import { createContext, useContext } from 'react';

/** The tournament on the desk, and what stays in view of it everywhere. */
export interface Desk {
  readonly tournament: string;
  readonly view: DeskView;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error('A part of the desk stands outside of it.');
  return desk;
}
