import type { Player } from 'naipe/tournament';

/** What stands beside a name stays when it is put right; the number is that of whoever was chosen. */
export const renamed = <P extends Pick<Player, 'name' | 'id'>>(
  { id: _, ...player }: P,
  name: string,
  id: string | undefined,
) => ({ ...player, name, ...(id === undefined ? {} : { id }) });
