import { lineUpKey } from '../../match.ts';
import type { ContestantId } from '../../meeting.ts';
import { matchAtTable } from '../../meetings/drawn-rounds.ts';
import { namesInRoom } from '../../meetings/line-ups.ts';
import type { Tournament } from '../../state.ts';
import type { Seated } from '../format.ts';

/** A team by its name; at a table by the players of its line-up, once it may be known. */
export function names(tournament: Tournament, contestant: ContestantId, seated?: Seated): readonly string[] {
  const entry = tournament.contestants.get(contestant);
  const sitting = seated === undefined ? undefined : sittingAt(tournament, contestant, seated);
  return sitting ?? (entry?.kind === 'team' ? [entry.name] : []);
}

/** Whom a team fields at a table: known when both teams have declared, or when the segment has begun. */
function sittingAt(
  tournament: Tournament,
  contestant: ContestantId,
  { session, round, section: name, table }: Seated,
): readonly string[] | undefined {
  const section = name === undefined ? undefined : session.sections.get(name);
  const found =
    section === undefined || table === undefined ? undefined : matchAtTable(section, { round, table });
  if (section === undefined || found === undefined) return undefined;
  const { drawn, match, room, segment } = found;
  const isKnown =
    section.rounds.has(round) ||
    [match.home, match.away].every((team) => drawn.lineUps.has(lineUpKey(team, segment)));
  return isKnown ? namesInRoom(tournament, session, drawn, contestant, { match, room, segment }) : undefined;
}
