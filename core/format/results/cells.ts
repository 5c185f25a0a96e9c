import { isSeat, parseUndertaking, saysPassedOut } from '../../game/index.ts';
import type { Outcome, Place } from './model.ts';

/** What was played, as three cells of a file say it; kept as it stands when it cannot be read. */
export function readPlayed(contract: string, declarer: string, tricks: string): Outcome {
  if (saysPassedOut(contract)) return { kind: 'played', result: 'passed-out' };
  const undertaking = parseUndertaking(contract);
  const seat = declarer.toUpperCase();
  if (undertaking.ok && isSeat(seat) && /^\d{1,2}$/.test(tricks) && Number(tricks) <= 13) {
    return {
      kind: 'played',
      result: { contract: { ...undertaking.value, declarer: seat }, tricks: Number(tricks) },
    };
  }
  return { kind: 'unreadable', contract, declarer: seat, tricks };
}

/** What to say of an outcome that could not be read. */
export const unreadableText = ({ contract, declarer, tricks }: Outcome & { kind: 'unreadable' }): string =>
  `What was played cannot be read: contract "${contract}", declarer "${declarer}", tricks "${tricks}". The points are kept.`;

/** Reads a place: `7`, `7=` or `=7`. */
export function readPlace(text: string): Place | undefined {
  const [, before, rank, after] = /^(=?)\s*(\d{1,5})\s*(=?)$/.exec(text.trim()) ?? [];
  return rank === undefined ? undefined : { rank: Number(rank), tied: before === '=' || after === '=' };
}

/** A whole number of points, with its sign. */
export const readPoints = (text: string): number | undefined =>
  /^[+-]?\d{1,5}$/.test(text) ? Number(text) : undefined;
