import type { CommandData } from 'naipe/tournament';
import { useLocation } from 'wouter';
import { deskQueueOf, useDeskQueue } from '../../live/index.ts';
import { caseAddress } from './addresses.ts';

/** Opens a case of a board, and goes there as soon as the server has it. */
export function useOpenCase(tournament: string) {
  const { enqueue } = useDeskQueue(tournament);
  const [, navigate] = useLocation();
  return async (data: CommandData['open-case']): Promise<void> => {
    const id = enqueue('open-case', data);
    const state = await deskQueueOf(tournament).settled(id);
    // What opens a case is the last fact of its command: the case has its number.
    if (state.kind === 'arrived') navigate(caseAddress(tournament, data.session, state.version));
  };
}
