import { type PairSubstitutions, type PlayerOfPair, rtpTier } from '../../regulation/index.ts';
import { type EntryOf, type Partners, type Player, playerOf, playersOf } from '../contestant.ts';
import type { FactData } from '../fact.ts';
import { type Portion, portionsOf, withUnplanned } from '../meetings/portions.ts';
import { numberOf } from '../meetings/schedule.ts';
import { type Finding, refuse } from '../refusal.ts';
import { eventClassOf, profileOf } from '../settings-defaults.ts';
import type { Contestant, Tournament } from '../state.ts';
import { type Decider, type Decision, fact, follows, takingReasons, unlessConfirmed } from './decision.ts';
import { findContestant, findSeat, findSession, isBlank, noSuchPlayer } from './find.ts';
import { teamSubstitutionBreaches } from './team-substitution.ts';

type Substitution = FactData['player-substituted'];

const covers = ({ session, fromRound, toRound }: Substitution, portion: Portion): boolean =>
  portion.session === session &&
  portion.round >= fromRound &&
  portion.round <= (toRound ?? Number.MAX_SAFE_INTEGER);

/** A category says the tier too (RTP 1.3.4), and who has none: of the third tier, below its categories (ROP 1.1). */
function tierOf({ tier, category }: Player): Player['tier'] {
  const isWithout = category === 'unclassified' || category === 'never-licensed';
  if (isWithout && (tier === undefined || tier === 3)) return 4;
  return tier ?? (typeof category === 'string' ? rtpTier({ category }) : undefined);
}

const asPlayer = (player: Player): PlayerOfPair => {
  const tier = tierOf(player);
  return tier === undefined ? { name: player.name } : { name: player.name, tier };
};

/** By number where both have one; else by name, however it is typed. */
const isSame = (one: Player, other: Player): boolean =>
  one.id !== undefined && other.id !== undefined
    ? one.id === other.id
    : typed(one.name) === typed(other.name);

const typed = (name: string): string => name.trim().replace(/\s+/gu, ' ').toLowerCase();

/** ROP 5.11, RTP 2.2.2.2: entered as a contestant, a reserve that was not called apart, or a substitute of another one. */
function takesPart(
  { contestants, sessions }: Tournament,
  { contestant, substitute }: Substitution,
  earlier: readonly Substitution[],
): boolean {
  const plays = (other: Contestant): boolean =>
    !('reserve' in other && other.reserve !== undefined) ||
    [...sessions.values()].some((session) => numberOf(session, other.contestant) !== undefined);
  return (
    [...contestants.values()].some(
      (other) => playersOf(other).some((one) => isSame(one, substitute)) && plays(other),
    ) || earlier.some((one) => one.contestant !== contestant && isSame(one.substitute, substitute))
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
    substitute: { ...asPlayer(asked.substitute), takesPart: takesPart(tournament, asked, earlier) },
    ...(asked.forceMajeure === true ? { forceMajeure: true } : {}),
    ...(asked.keepsRegion === undefined ? {} : { keepsRegion: asked.keepsRegion }),
    ...(asked.approved === true ? { approved: true } : {}),
    ...(tournament.settings.substitutesOfAnyCategory ? { anyCategory: true } : {}),
  };
}

const sum = (boards: readonly number[]): number => boards.reduce((total, some) => total + some, 0);

/** RTP 3.5.1, ROP 8.1.1: whoever is replaced still plays as many boards as each player has to; an event too short is said before. */
function tooFewLeft({ settings }: Tournament, asked: PairSubstitutions): readonly Finding[] {
  const minimums = profileOf(settings).minimums[eventClassOf(settings)];
  return minimums.flatMap(({ clause, player: least, departed }) => {
    const whole = sum(asked.sessions);
    if (least === undefined || whole < least) return [];
    if (departed === 'force-majeure' && asked.forceMajeure === true) return [];
    const without = asked.stints.filter(({ players }) =>
      players.every(({ name }) => name !== asked.replaced.name),
    );
    const found = whole - sum(without.map(({ boards }) => boards));
    // Who plays none is no player of the event.
    if (found >= least || found === 0) return [];
    const message = `Nobody plays fewer than ${least} boards in the whole event; ${asked.replaced.name} plays ${found}.`;
    const asks = departed === 'force-majeure' ? 'force-majeure' : 'reason';
    return [{ code: 'too-few-boards-each', message, clause, params: { least, found }, asks }];
  });
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
  const entry = contestant.value;
  switch (entry.kind) {
    case 'pair':
      return substituteInPair(tournament, entry, data);
    case 'team': {
      const breaches = teamSubstitutionBreaches(tournament, session.value, seat.value.section, entry, data);
      return unlessConfirmed(breaches, data.confirmed) ?? follows(fact('player-substituted', data));
    }
    case 'player':
      return follows(fact('player-substituted', data));
  }
};

/** The limits of substitution speak of two players: what they mean for three the director decides. */
function substituteInTriplet({ contestant }: EntryOf<'pair'>, data: Substitution): Decision {
  const message = `Pair ${contestant} is a triplet: the limits of substitution speak of two players, and the director decides.`;
  const finding = { code: 'triplet-substitute', message, params: { pair: contestant } };
  return unlessConfirmed([finding], data.confirmed) ?? follows(fact('player-substituted', data));
}

/** RTP 2.2.2.2, ROP 5.11: what a breach leads to is said at that moment, and follows when the director confirms it. */
function substituteInPair(
  tournament: Tournament,
  entry: EntryOf<'pair'> & Pick<Contestant, 'unranked'>,
  data: Substitution,
): Decision {
  if (entry.third !== undefined) return substituteInTriplet(entry, data);
  const { substitutionBreaches, substitutionLeadsTo } = profileOf(tournament.settings);
  const asked = substitutionsOf(tournament, entry, data);
  const breaches = substitutionBreaches(asked);
  const short = tooFewLeft(tournament, asked);
  const [first] = breaches;
  const because = data.because ?? data.reason;
  const substituted = fact('player-substituted', data);
  const leadsTo = first === undefined ? 'allowed' : substitutionLeadsTo(asked);
  if (first === undefined || leadsTo === 'allowed')
    return (
      unlessConfirmed(takingReasons([...breaches, ...short]), data.confirmed, because) ?? follows(substituted)
    );
  const { clause } = first;
  const { contestant, players } = entry;
  const message =
    leadsTo === 'disqualified'
      ? `Pair ${contestant} is disqualified from the ranking if it plays so.`
      : `The new pair is accepted as an entry of its own, and that of pair ${contestant} is cancelled.`;
  const finding: Finding = { code: `leads-to-${leadsTo}`, message, clause, params: { pair: contestant } };
  const fault = unlessConfirmed(takingReasons([...breaches, ...short, finding]), data.confirmed, because);
  if (fault !== undefined) return fault;
  if (leadsTo === 'new-entry') {
    const formed: Partners =
      data.player === 0 ? [data.substitute, players[1]] : [players[0], data.substitute];
    return follows(substituted, fact('contestant-changed', { kind: 'pair', contestant, players: formed }));
  }
  const reason = because ?? first.message;
  return follows(
    substituted,
    ...(entry.unranked === undefined
      ? [fact('contestant-ranked', { contestant, ranked: false, reason, clause })]
      : []),
  );
}
