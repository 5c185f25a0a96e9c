import type { ContestantName, TableView } from 'naipe/tournament';

/** The team that a side plays for; nothing where pairs play for themselves. */
export const teamOfSide = (
  { match }: TableView,
  { contestant }: ContestantName,
): ContestantName | undefined => [match?.home, match?.away].find((team) => team?.contestant === contestant);

/** What a side is called by its number: a pair, the team it plays for, or two players of an individual. */
export const kindOfSide = (view: TableView, side: ContestantName): 'pair' | 'team' | 'players' => {
  if (view.players !== undefined) return 'players';
  return teamOfSide(view, side) === undefined ? 'pair' : 'team';
};

/** What those at the table are called by their numbers. */
export const contestantsOf = (view: TableView): 'pair' | 'team' | 'players' =>
  view.ns === undefined ? 'pair' : kindOfSide(view, view.ns.contestant);

/** Those who sit there, when it is known: else there is only the name of their team. */
export function playersOfSide(
  team: ContestantName | undefined,
  side: ContestantName,
): ContestantName | undefined {
  const isTeam = team !== undefined && team.names.join() === side.names.join();
  return isTeam ? undefined : side;
}
