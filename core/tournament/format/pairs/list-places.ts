import type { Side } from '../../../game/index.ts';
import type { RankingRules } from '../../../regulation/index.ts';
import {
  breakTies,
  type Place,
  type RankedValue,
  rank,
  type ScoredSession,
  type Separation,
  tieMattersFor,
} from '../../../scoring/index.ts';
import type { ContestantId } from '../../meeting.ts';
import { METHODS, profileOf } from '../../settings-defaults.ts';
import type { Tournament } from '../../state.ts';
import type { RankedTogether } from './ranking-lists.ts';
import { phasesOf, type Standings } from './standings.ts';

/** A place in a list, and in its own line when the list is made of two. */
export interface ListPlace extends Place {
  readonly inLine?: { readonly line: Side; readonly place: number };
}

export interface ListPlaces {
  readonly places: readonly ListPlace[];
  readonly separations: readonly Separation[];
}

const valuesOf = ({ of }: Standings, contestants: readonly ContestantId[]): RankedValue[] =>
  contestants.flatMap((contestant) => {
    const standing = of.get(contestant);
    return standing === undefined ? [] : [{ contestant, value: standing.value }];
  });

/** Ties that matter are broken when the results are complete; until then equals share their place. */
function placesIn(
  tournament: Tournament,
  standings: Standings,
  contestants: readonly ContestantId[],
  phase: RankedTogether['phase'],
  isFinal: boolean,
): ListPlaces {
  const values = valuesOf(standings, contestants);
  const { settings } = tournament;
  const { tieBreak } = profileOf(settings);
  const inMatchpoints = METHODS[settings.method].kind === 'matchpoints';
  if (!isFinal || tieBreak === undefined || !inMatchpoints) return { places: rank(values), separations: [] };
  const event = { sessions: sessionsOfTies(tournament, standings, phase) };
  const matters = tieMattersFor(settings.prizePlaces, settings.qualifyingPlaces);
  return breakTies(values, tieBreak(event), event, matters);
}

/** The sessions whose boards break a tie: all, or where the regulation has it so those of the phase (ROP 5.10). */
function sessionsOfTies(
  tournament: Tournament,
  { sessions, scored }: Standings,
  phase: RankedTogether['phase'],
): readonly ScoredSession[] {
  if (profileOf(tournament.settings).tiesOver === 'event') return scored;
  const { earlier } = phasesOf(tournament, sessions);
  return phase === 'earlier' ? scored.slice(0, earlier.length) : scored.slice(earlier.length);
}

/** How the regulation makes one list of two lines, where the organiser wants it so. */
export const overallOf = ({ settings }: Tournament): RankingRules['overall'] =>
  settings.lines === 'overall' ? profileOf(settings).ranking.overall : undefined;

/** The places of a list. One that is made of two lines ranks each of them first. */
export function placesOf(
  tournament: Tournament,
  standings: Standings,
  { contestants, madeOf, phase }: RankedTogether,
  isFinal: boolean,
): ListPlaces {
  const overall = overallOf(tournament);
  if (madeOf === undefined || overall === undefined) {
    return placesIn(tournament, standings, contestants, phase, isFinal);
  }
  const ns = placesIn(tournament, standings, madeOf.NS, phase, isFinal);
  const ew = placesIn(tournament, standings, madeOf.EW, phase, isFinal);
  const own = new Map([...ns.places, ...ew.places].map(({ contestant, place }) => [contestant, place]));
  const places = overall.list(ns.places, ew.places).map(
    ({ line, ...place }): ListPlace => ({
      ...place,
      inLine: { line, place: own.get(place.contestant) ?? place.place },
    }),
  );
  return { places, separations: [...ns.separations, ...ew.separations] };
}
