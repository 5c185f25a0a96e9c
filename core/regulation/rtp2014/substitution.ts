import { type Breach, breaches, under } from '../breach.ts';
import type { RtpCategory } from './pairs-scoring.ts';
import { rtpTier } from './value-index.ts';

/** RTP 2.2.2: limits of substitution in pairs. Shares are of the boards of the event. */
export const RTP_2_2_2 = {
  togetherAtLeast: { boards: 1, of: 2 },
  replacedAtMost: { boards: 1, of: 3 },
  /** An event of so many sessions lets a player be replaced for one whole session. */
  sessionsWithOneWhole: 2,
  /** After the results of the session, for a pair that stood in and wishes to go on. */
  minutesToAsk: 30,
} as const;

export interface RtpPlayer {
  readonly id: string;
  readonly category: RtpCategory;
  /** The regional association of his licence. */
  readonly region?: string;
}

export type RtpPair = readonly [RtpPlayer, RtpPlayer];

/** Boards that two players played, or are to play, together in the place of an entry. */
export interface Stint {
  readonly players: RtpPair;
  readonly boards: number;
  /** False if the director was not told before. */
  readonly told?: boolean;
}

export interface RtpPairsEvent {
  /** The boards of each session. */
  readonly sessions: readonly number[];
  /** The regional association that the pair represents in a national event. */
  readonly represents?: string;
}

/**
 * What an entry's substitutions break (RTP 2.2.2.1); mitigating circumstances do not count. Boards of the event in no
 * stint are taken as played by the entry itself.
 */
export function rtpPairBreaches(
  entry: RtpPair,
  stints: readonly Stint[],
  event: RtpPairsEvent,
): readonly Breach[] {
  const replacements = stints
    .filter(({ boards }) => boards > 0)
    .map((stint) => replacement(entry, stint))
    .filter(({ out }) => out.length > 0);
  const total = sum(event.sessions);
  const apart = sum(replacements.map(({ stint }) => stint.boards));
  const { togetherAtLeast } = RTP_2_2_2;
  return breaches(
    under('RTP 2.2.2.1')(
      replacements.some(({ stint }) => stint.told === false),
      'director-not-told',
      'The director is told of a substitution before it takes place.',
    ),
    under('RTP 2.2.2.1(a)')(
      replacements.some(aboveTier),
      'substitute-tier',
      'The substitute is of a higher tier than the player replaced.',
    ),
    under('RTP 2.2.2.1(b)')(
      replacements.some(({ out }) => out.length === entry.length),
      'both-replaced',
      'Both players of the pair are replaced at the same time.',
    ),
    under('RTP 2.2.2.1(b)')(
      (total - apart) * togetherAtLeast.of < total * togetherAtLeast.boards,
      'together-too-little',
      `The pair plays ${total - apart} of ${total} boards together; at least half are required.`,
    ),
    ...entry.map((player) => replacedTooLong(player, replacements, event)),
    under('RTP 2.2.2.1(d)')(
      replacements.some(({ stint }) => withoutRegion(stint, event)),
      'no-player-of-region',
      `Neither player of the new pair belongs to ${event.represents}, which the pair represents.`,
    ),
  );
}

interface Replacement {
  readonly stint: Stint;
  readonly out: readonly RtpPlayer[];
  readonly in: readonly RtpPlayer[];
}

function replacement(entry: RtpPair, stint: Stint): Replacement {
  const without = (players: RtpPair, others: RtpPair) =>
    players.filter(({ id }) => !others.some((other) => other.id === id));
  return { stint, out: without(entry, stint.players), in: without(stint.players, entry) };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** When both are replaced nobody stands for one of them in particular: that is a breach of its own. */
function aboveTier({ out, in: substitutes }: Replacement): boolean {
  const [replaced, another] = out;
  if (replaced === undefined || another !== undefined) return false;
  return substitutes.some((substitute) => rtpTier(substitute) < rtpTier(replaced));
}

const withoutRegion = ({ players }: Stint, { represents }: RtpPairsEvent): boolean =>
  represents !== undefined && !players.some(({ region }) => region === represents);

function replacedTooLong(
  player: RtpPlayer,
  replacements: readonly Replacement[],
  { sessions }: RtpPairsEvent,
) {
  const boards = sum(replacements.filter(({ out }) => out.includes(player)).map(({ stint }) => stint.boards));
  const { replacedAtMost, sessionsWithOneWhole } = RTP_2_2_2;
  const wholeSession = sessions.length === sessionsWithOneWhole ? Math.max(...sessions) : 0;
  const most = Math.max(
    wholeSession,
    Math.floor((sum(sessions) * replacedAtMost.boards) / replacedAtMost.of),
  );
  return under('RTP 2.2.2.1(c)')(
    boards > most,
    'replaced-too-long',
    `${player.id} is replaced on ${boards} boards; at most ${most} are allowed.`,
  );
}

/** What becomes of an entry: it stays, it is disqualified, or a new pair takes its place and the entry is cancelled. */
export type RtpPairRuling =
  | { readonly outcome: 'allowed' }
  | { readonly outcome: 'disqualified'; readonly breaches: readonly Breach[] }
  | { readonly outcome: 'new-entry'; readonly breaches: readonly Breach[]; readonly pair: RtpPair };

/**
 * An entry whose substitutions break a limit is disqualified (RTP 2.2.2.2); but a pair that the substitution formed is
 * accepted in its place if it may enter and, taken as an entry of its own, breaks none.
 */
export function rtpPairRuling(
  entry: RtpPair,
  stints: readonly Stint[],
  event: RtpPairsEvent,
  mayEnter: (pair: RtpPair) => boolean,
): RtpPairRuling {
  const found = rtpPairBreaches(entry, stints, event);
  if (found.length === 0) return { outcome: 'allowed' };
  const rest = sum(event.sessions) - sum(stints.map(({ boards }) => boards));
  const all = [...stints, { players: entry, boards: rest }];
  const formed = stints
    .filter((stint) => replacement(entry, stint).out.length > 0)
    .map(({ players }) => players)
    .find((pair) => mayEnter(pair) && rtpPairBreaches(pair, all, event).length === 0);
  return formed === undefined
    ? { outcome: 'disqualified', breaches: found }
    : { outcome: 'new-entry', breaches: found, pair: formed };
}

/** A pair that stood in for an absent one. */
export interface StopGapPair {
  /** Minutes after the results of the session were published; none if it has not asked to go on. */
  readonly askedAfter?: number;
  readonly mayEnter: boolean;
  readonly breaches: readonly Breach[];
}

/** The absent pair is out; who stood in plays hors concours, or takes over the entry (RTP 2.2.2.2). */
export function rtpStopGapPair({ askedAfter, mayEnter, breaches: found }: StopGapPair): RtpStopGap {
  const asked = askedAfter !== undefined && askedAfter <= RTP_2_2_2.minutesToAsk;
  return asked && mayEnter && found.length === 0 ? 'takes-over' : 'hors-concours';
}

export type RtpStopGap = 'takes-over' | 'hors-concours';
