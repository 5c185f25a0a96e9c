import type { Room } from '../../../scoring/index.ts';
import { matchesOf } from '../../format/matches/match-result.ts';
import { beginsIn, isOfMatch } from '../../match.ts';
import { partWith } from '../../meetings/drawn-rounds.ts';
import { pairFielded, playerNames } from '../../meetings/line-ups.ts';
import { profileOf } from '../../settings-defaults.ts';
import type { Contestant, Tournament } from '../../state.ts';
import type { Sight } from './sight.ts';
import type { TeamView } from './types.ts';

const ROOMS: readonly Room[] = ['open', 'closed'];

/** The boards that each player of a team has played, by his place in the entry, as far as line-ups tell and may be seen. */
function boardsOfPlayers(tournament: Tournament, team: string, sight: Sight): ReadonlyMap<number, number> {
  const boards = new Map<number, number>();
  for (const session of tournament.sessions.values()) {
    for (const section of session.sections.values()) {
      const rounds = matchesOf(tournament, session, section, sight.counting);
      // A match that goes on in another session is told in both.
      for (const round of rounds.filter(({ drawn }) => beginsIn(drawn, session.session))) {
        for (const match of round.matches.filter(({ drawn }) => isOfMatch(drawn, team))) {
          for (const board of match.boards) {
            const { drawn } = partWith(tournament, round, board.segment);
            if (!sight.isLineUpShown(round, match.drawn, team, board.segment)) continue;
            for (const room of ROOMS.filter((each) => board[each] !== undefined)) {
              const pair = pairFielded(drawn, match.drawn, team, room, board.segment) ?? [];
              for (const player of pair) boards.set(player, (boards.get(player) ?? 0) + 1);
            }
          }
        }
      }
    }
  }
  return boards;
}

/**
 * Who of a larger team goes on to a national event to which this one leads: those with the most boards, the captain deciding
 * between equals (RTP 3.6.1). Nothing where the regulation does not limit them, or no line-up tells who played.
 */
export function goingOn(tournament: Tournament, entry: Contestant, sight: Sight): TeamView['goingOn'] {
  const { goingOn: rule } = profileOf(tournament.settings).teams;
  if (rule === undefined || entry.kind !== 'team' || entry.players.length <= rule.players) return undefined;
  const boards = boardsOfPlayers(tournament, entry.contestant, sight);
  if (boards.size === 0) return undefined;
  const names = playerNames(entry);
  const found = rule.of(names.map((id, at) => ({ id, boards: boards.get(at) ?? 0 })));
  return {
    clause: rule.clause,
    boards: names.map((name, at) => ({ name, boards: boards.get(at) ?? 0 })),
    players: found.players,
    ...(found.captainChooses === undefined ? {} : { captainChooses: found.captainChooses }),
  };
}
