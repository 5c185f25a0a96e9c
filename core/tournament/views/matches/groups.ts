import { ok, type Result } from '../../../base/index.ts';
import { phaseToPlan } from '../../decide/phases.ts';
import { type GroupsWishes, proposeGroups } from '../../draws/propose-groups.ts';
import type { Refusal } from '../../refusal.ts';
import type { Tournament } from '../../state.ts';
import type { GroupsView } from './types.ts';

/** Groups for the phase that is planned next, as the regulation makes them. */
export function groupsView(tournament: Tournament, wishes: GroupsWishes): Result<GroupsView, Refusal> {
  const phase = phaseToPlan(tournament);
  const proposed = proposeGroups(tournament, phase, wishes);
  if (!proposed.ok) return proposed;
  const standing = tournament.phases.get(phase);
  if (standing === undefined) return ok({ phase, ...proposed.value });
  const { name: _, format: __, ...planned } = standing;
  return ok({ phase, ...proposed.value, planned });
}
