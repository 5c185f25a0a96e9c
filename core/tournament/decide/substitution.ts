import { type Breach, type PairSubstitutions, type PlayerOfPair, rtpTier } from '../../regulation/index.ts';
import { type EntryOf, type Player, playerOf, playersOf } from '../contestant.ts';
import type { FactData } from '../fact.ts';
import { type Portion, portionsOf, withUnplanned } from '../meetings/portions.ts';
import { refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { Tournament } from '../state.ts';
import { type Decider, fact, follows, unlessConfirmed } from './decision.ts';
import { findContestant, findSeat, findSession, isBlank, noSuchPlayer } from './find.ts';
import { teamSubstitutionBreaches } from './team-substitution.ts';

type Substitution = FactData['player-substituted'];

const covers = ({ session, fromRound, toRound }: Substitution, portion: Portion): boolean =>
  portion.session === session &&
  portion.round >= fromRound &&
  portion.round <= (toRound ?? Number.MAX_SAFE_INTEGER);

/** A category says the tier too (RTP 1.3.4). */
const tierOf = ({ tier, category }: Player): Player['tier'] =>
  tier ?? (typeof category === 'string' ? rtpTier({ category }) : undefined);

const asPlayer = (player: Player): PlayerOfPair => {
  const tier = tierOf(player);
  return tier === undefined ? { name: player.name } : { name: player.name, tier };
};

function isEntered({ contestants }: Tournament, { id }: Player): boolean {
  return (
    id !== undefined &&
    [...contestants.values()].some((other) => playersOf(other).some((one) => one.id === id))
  );
}

/** All substitutions of the pair, the one asked for included, as the regulation looks at them. */
function substitutionsOf(
  tournament: Tournament,
  { contestant, players }: EntryOf<'pair'>,
  asked: Substitution,
): PairSubstitutions {
  const earlier = [...tournament.sessions.values()].flatMap(({ substitutions }) => substitutions);
  const all = [...earlier.filter((other) => other.contestant === contestant), asked];
  const portions = portionsOf(tournament, contestant);
  const sessions = new Map<number, number>();
  for (const { session, boards } of portions) sessions.set(session, (sessions.get(session) ?? 0) + boards);
  const sitter = (portion: Portion, player: 0 | 1): PlayerOfPair => {
    const last = all.findLast((one) => one.player === player && covers(one, portion));
    return asPlayer(last?.substitute ?? players[player]);
  };
  return {
    entry: [asPlayer(players[0]), asPlayer(players[1])],
    stints: portions
      .filter((portion) => all.some((one) => covers(one, portion)))
      .map((portion) => ({
        session: portion.session,
        players: [sitter(portion, 0), sitter(portion, 1)],
        boards: portion.boards,
      })),
    sessions: withUnplanned([...sessions.values()], tournament.settings.sessionCount),
    replaced: asPlayer(players[asked.player] ?? players[0]),
    substitute: { ...asPlayer(asked.substitute), isEntered: isEntered(tournament, asked.substitute) },
  };
}

export const substitutePlayer: Decider<'substitute-player'> = (tournament, data) => {
  const session = findSession(tournament, data.session);
  if (!session.ok) return session;
  const contestant = findContestant(tournament, data.contestant);
  if (!contestant.ok) return contestant;
  const seat = findSeat(tournament, session.value, data.contestant);
  if (!seat.ok) return seat;
  if (isBlank(data.substitute.name)) return refuse('substitute-missing', 'Give the name of the substitute.');
  if (playerOf(contestant.value, data.player) === undefined) return noSuchPlayer(data.contestant);
  const last = seat.value.section.movement.rounds.length;
  const { fromRound, toRound = last } = data;
  if (!(fromRound >= 1 && fromRound <= toRound && toRound <= last)) {
    return refuse('no-such-round', `The session has rounds 1 to ${last}.`, {
      params: { fromRound, toRound, last },
    });
  }
  const { substitutionBreaches } = profileOf(tournament.settings);
  const breaches = ((): readonly Breach[] => {
    switch (contestant.value.kind) {
      case 'pair':
        return substitutionBreaches(substitutionsOf(tournament, contestant.value, data));
      case 'team':
        return teamSubstitutionBreaches(
          tournament,
          session.value,
          seat.value.section,
          contestant.value,
          data,
        );
      case 'player':
        return [];
    }
  })();
  return unlessConfirmed(breaches, data.confirmed) ?? follows(fact('player-substituted', data));
};
