import { playsMatches } from '../../results/match/phases.ts';
import { useDesk } from '../desk-context.ts';

/** What the director can rule at the desk, in the order of the page. */
const RULING_KINDS = [
  'adjust',
  'penalty',
  'cancel',
  'group',
  'substitute',
  'withdraw',
  'late',
  'replan',
] as const;
export type RulingKind = (typeof RULING_KINDS)[number];

/** A movement is planned, and seats in it are given: drawn rounds have none of that. */
const OF_MOVEMENTS: ReadonlySet<RulingKind> = new Set(['late', 'replan']);

/** What there is to rule in the tournament on the desk. */
export function useRulingKinds(): readonly RulingKind[] {
  const { overview } = useDesk().view;
  return playsMatches(overview) ? RULING_KINDS.filter((kind) => !OF_MOVEMENTS.has(kind)) : RULING_KINDS;
}
