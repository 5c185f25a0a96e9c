import type { CommandData, ContestantId, MatchesFormat } from 'naipe/tournament';
import { type Intent, newCommandId } from '../../../../live/index.ts';
import { placeholderPlayers } from '../../entries/placeholder.ts';
import { placeholderTeam } from '../../entries/teams/team-placeholder.ts';
import type { SetUp } from '../set-up.ts';

/** The only group of a phase that the guided set-up plans. */
export const GROUP = 'A';

export const numbersTo = (count: number): readonly ContestantId[] =>
  Array.from({ length: count }, (_, index) => String(index + 1));

type Entry = CommandData['enter-contestant'];

/** A team that is known by its number only. */
export const teamByNumber =
  (nameOf: (number: string) => string) =>
  (contestant: ContestantId): Entry => ({
    kind: 'team',
    contestant,
    name: nameOf(contestant),
    players: placeholderTeam(contestant),
    captain: 0,
  });

export const pairByNumber = (contestant: ContestantId): Entry => ({
  kind: 'pair',
  contestant,
  players: placeholderPlayers(contestant),
});

/** A tournament with its first phase planned. Made once, so that sending it again changes nothing. */
export function setUpOfMatches(
  create: CommandData['create-tournament'],
  entries: readonly Entry[],
  format: MatchesFormat,
): SetUp {
  const enter = (data: Entry): Intent => ({ id: newCommandId(), type: 'enter-contestant', data });
  const contestants = entries.map(({ contestant }) => contestant);
  const plan: Intent = {
    id: newCommandId(),
    type: 'plan-phase',
    data: { phase: 1, format, groups: [{ section: GROUP, contestants }] },
  };
  return { createId: newCommandId(), create, steps: [...entries.map(enter), plan] };
}
