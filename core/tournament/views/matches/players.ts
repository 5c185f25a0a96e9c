import { type Fraction, ok, type Result, ZERO } from '../../../base/index.ts';
import { SIDES, type Side } from '../../../game/index.ts';
import { findContestant, noSuchPlayer } from '../../decide/find.ts';
import type { ContestantId } from '../../meeting.ts';
import { playerNames } from '../../meetings/line-ups.ts';
import type { PhaseNumber } from '../../phase.ts';
import type { Refusal } from '../../refusal.ts';
import type { Tournament } from '../../state.ts';
import { adjustmentView, contestantName, decimal, resultView } from '../shared.ts';
import { butlerLines, comparedBy, comparedSessions, type PlayInRoom, pairOf } from './butler.ts';
import { findMatchesPhase } from './matches.ts';
import { ALL_IN_SIGHT, type Sight } from './sight.ts';
import type { PlayersSitting, PlayersView } from './types.ts';

/** A player by his place in the team, from 0; with his partner, what the two made together. */
export interface PlayersQuery {
  readonly phase?: PhaseNumber;
  readonly contestant: ContestantId;
  readonly player: number;
  readonly partner?: number;
}

/** Where a player sat in a room: his side, his partner, the opponents. */
interface Sat {
  readonly side: Side;
  readonly partner: number;
  readonly against: readonly [ContestantId, number, number];
}

/** Where the player sat, and with whom; nothing if he did not, or not with the partner that is asked for. */
function satAt({ line }: PlayInRoom, { contestant, player, partner }: PlayersQuery): Sat | undefined {
  for (const side of SIDES) {
    const [own, other] = side === 'NS' ? [line.ns, line.ew] : [line.ew, line.ns];
    const [team, one, two] = pairOf(`${own}`);
    if (team !== contestant || (one !== player && two !== player)) continue;
    const beside = one === player ? two : one;
    if (partner === undefined || partner === beside)
      return { side, partner: beside, against: pairOf(`${other}`) };
  }
  return undefined;
}

const namesOf = (tournament: Tournament, team: ContestantId): readonly string[] => {
  const entry = tournament.contestants.get(team);
  return entry?.kind === 'team' ? playerNames(entry) : [];
};

/** A play of the player, and what it brought. */
interface Played {
  readonly play: PlayInRoom;
  readonly sat: Sat;
  readonly imps: Fraction | undefined;
}

/** The plays of one sitting stand together: the same match, segment, room and partner. */
const sittingKey = ({ play: { round, match, board, room }, sat: { partner } }: Played): string =>
  [
    round.session.session,
    round.section.section,
    round.drawn.round,
    match.drawn.match,
    board.segment,
    room,
    partner,
  ].join('/');

function sittingOf(
  tournament: Tournament,
  own: readonly string[],
  plays: readonly [Played, ...Played[]],
): PlayersSitting {
  const [{ play, sat }] = plays;
  const { round, match, board, room } = play;
  const [team, one, two] = sat.against;
  const theirs = namesOf(tournament, team);
  return {
    session: round.session.session,
    section: round.section.section,
    round: round.drawn.round,
    match: match.drawn.match,
    segment: board.segment,
    opponent: contestantName(tournament, team),
    table: play.play.table,
    ...(match.drawn.boards === undefined ? { room } : {}),
    side: sat.side,
    partner: own[sat.partner] ?? '',
    against: [theirs[one] ?? '', theirs[two] ?? ''],
    boards: plays.map(({ play: each, imps }) => ({
      board: each.board.board,
      ...resultView(each.play),
      ...adjustmentView(each.play),
      ...(imps === undefined ? {} : { imps: decimal(imps) }),
    })),
  };
}

/** What a player of a team made against everybody who played the same boards, or two players together. */
export function playersView(
  tournament: Tournament,
  query: PlayersQuery,
  sight: Sight = ALL_IN_SIGHT,
): Result<PlayersView, Refusal> {
  const found = findContestant(tournament, query.contestant);
  if (!found.ok) return found;
  const phase = findMatchesPhase(tournament, query);
  if (!phase.ok) return phase;
  const { contestant, player, partner } = query;
  const names = namesOf(tournament, contestant);
  const asked = partner === undefined ? [player] : [player, partner];
  if (player === partner || asked.some((place) => names[place] === undefined))
    return noSuchPlayer(contestant);
  const played = comparedSessions(tournament, phase.value, sight).flatMap(({ plays, scored }) =>
    plays.flatMap((play, at): Played[] => {
      const sat = satAt(play, query);
      return sat === undefined ? [] : [{ play, sat, imps: scored.lineScore(at, sat.side) }];
    }),
  );
  const sittings = new Map<string, [Played, ...Played[]]>();
  for (const each of played) {
    const before = sittings.get(sittingKey(each));
    if (before === undefined) sittings.set(sittingKey(each), [each]);
    else before.push(each);
  }
  const compared = played.flatMap(({ imps }) => imps ?? []);
  const sum = compared.reduce((all, imps) => all.plus(imps), ZERO);
  const boards = compared.length;
  return ok({
    team: contestantName(tournament, contestant),
    players: asked.map((place) => names[place] ?? ''),
    by: comparedBy(tournament),
    ...(boards === 0 ? {} : { total: { boards, imps: decimal(sum), mean: decimal(sum.over(boards)) } }),
    partners:
      partner === undefined
        ? butlerLines(tournament, phase.value, sight).filter(
            ({ team, places }) => team.contestant === contestant && places.includes(player),
          )
        : [],
    sittings: [...sittings.values()].map((plays) => sittingOf(tournament, names, plays)),
  });
}
