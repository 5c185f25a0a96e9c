import { captainByRanking, rtpTeamValue } from '../regulation/index.ts';
import type { Player } from './contestant.ts';

/* What a team's figures are made of, where it does not say them itself. */

/** The place of the best-ranked player, who is captain where none is named (RTP 2.3.3); nothing where nobody is ranked. */
export function captainInRanking(players: readonly Player[]): number | undefined {
  const ranked = players.flatMap(({ rank }, at) => (rank === undefined ? [] : [{ id: `${at}`, rank }]));
  const best = captainByRanking(ranked);
  return best === undefined ? undefined : Number(best);
}

/** The four highest, of a mixed team the two best women and men (RTP 3.6.2, ROP 6.2); nothing unless it is known of everybody. */
export function teamValueOf(players: readonly Player[], mixed: boolean): number | undefined {
  const values = players.flatMap(({ valueIndex, sex }) =>
    valueIndex === undefined ? [] : [{ value: valueIndex, woman: sex === 'F' }],
  );
  if (values.length < players.length) return undefined;
  const value = rtpTeamValue(values, mixed ? 'mixed' : 'open');
  return value.ok ? value.value : undefined;
}
