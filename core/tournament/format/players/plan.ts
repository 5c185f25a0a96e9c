import { tableCount } from '../../../movement/index.ts';
import type { SectionPlan } from '../../fact.ts';
import type { Finding } from '../../refusal.ts';
import type { Tournament } from '../../state.ts';

/** One table has nobody to compare with. */
export function planFindings(_: Tournament, { section, movement }: SectionPlan): readonly Finding[] {
  if (tableCount(movement) > 1) return [];
  const message = `Section ${section} has one table: its boards are compared with nobody's, unless another section plays them.`;
  return [{ code: 'one-table', message, params: { section } }];
}
