import type { CommandData, MatchesFormat } from 'naipe/tournament';
import { type Intent, newCommandId } from '../../../../live/index.ts';
import { placeholderTeam } from '../../entries/teams/team-placeholder.ts';
import type { SetUp } from '../set-up.ts';

/** The only group of a phase that the guided set-up plans. */
const GROUP = 'A';

/** A tournament of so many teams, known by their numbers, with its first phase planned. Made once, so that sending it again changes nothing. */
export function setUpOfTeams(
  create: CommandData['create-tournament'],
  teams: number,
  nameOf: (number: string) => string,
  format: MatchesFormat,
): SetUp {
  const numbers = Array.from({ length: teams }, (_, index) => String(index + 1));
  const enter = (contestant: string): Intent => ({
    id: newCommandId(),
    type: 'enter-contestant',
    data: {
      kind: 'team',
      contestant,
      name: nameOf(contestant),
      players: placeholderTeam(contestant),
      captain: 0,
    },
  });
  const plan: Intent = {
    id: newCommandId(),
    type: 'plan-phase',
    data: { phase: 1, format, groups: [{ section: GROUP, contestants: numbers }] },
  };
  return { createId: newCommandId(), create, steps: [...numbers.map(enter), plan] };
}
