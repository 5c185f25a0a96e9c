import { parseFraction } from '../../base/index.ts';
import { continuedFault } from '../decide/continue-round.ts';
import { drawFault, hasBegun } from '../decide/draws.ts';
import { findDrawn, findMatch } from '../decide/find-match.ts';
import { rulingFault } from '../decide/matches.ts';
import { planFault } from '../decide/phases.ts';
import type { Fact, FactData } from '../fact.ts';
import { isOfMatch, penalisedIn } from '../match.ts';
import { drawnRounds, matchesPhaseOf, partsOf } from '../meetings/drawn-rounds.ts';
import { lineUpSide } from '../meetings/line-ups.ts';
import { boardsInPlay, numbersOf } from '../meetings/schedule.ts';
import { isOfMatches, type MatchesPhase } from '../phase.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { SectionState, SessionState, Tournament } from '../state.ts';

/* Why a fact about phases, draws and matches cannot have happened; what the rules of the day said is not asked again. */

const wrong = (message: string): Refused => refuse('impossible-fact', message);

export const phaseFault = (tournament: Tournament, data: FactData['phase-planned']): Refused | undefined =>
  planFault(tournament, data);

/** The sections of a session of matches are the groups of its phase, not drawn yet. */
export function sessionOfPhaseFault(
  { phases }: Tournament,
  { phase: number, sections }: FactData['session-planned'],
): Refused | undefined {
  const phase = number === undefined ? undefined : phases.get(number);
  if (number !== undefined && phase === undefined) return wrong(`Phase ${number} is not planned.`);
  if (!isOfMatches(phase)) {
    return sections.some(({ movement }) => movement.kind === 'drawn')
      ? wrong('Only matches are drawn.')
      : undefined;
  }
  const fits = sections.every(({ section, movement, seating }) => {
    const group = phase.groups.find((each) => each.section === section)?.contestants ?? [];
    return (
      movement.kind === 'drawn' &&
      movement.rounds.length === 0 &&
      movement.vacant.length === 0 &&
      group.every((contestant, index) => seating[index + 1] === contestant) &&
      Object.keys(seating).length === group.length
    );
  });
  return fits && sections.length === phase.groups.length
    ? undefined
    : wrong(`The sections are not the groups of phase ${number}.`);
}

interface Place {
  readonly session: SessionState;
  readonly section: SectionState;
  readonly phase: MatchesPhase;
}

function placeOf(
  tournament: Tournament,
  at: { readonly session: number; readonly section: string },
): Place | undefined {
  const session = tournament.sessions.get(at.session);
  const section = session?.sections.get(at.section);
  const phase = session === undefined ? undefined : matchesPhaseOf(tournament, session);
  return session === undefined || section === undefined || phase === undefined
    ? undefined
    : { session, section, phase };
}

function roundDrawnFault(tournament: Tournament, data: FactData['round-drawn']): Refused | undefined {
  const place = placeOf(tournament, data);
  if (place === undefined) return wrong('No matches are drawn there.');
  const { session, section, phase } = place;
  const placed = drawnRounds(tournament, phase.phase, section.section);
  const known = placed.find(({ drawn }) => drawn.round === data.round);
  if (known === undefined && data.round !== placed.length + 1)
    return wrong(`Round ${data.round} is not drawn next.`);
  if (known?.drawn.sitting !== undefined) return wrong(`Round ${data.round} goes on in another session.`);
  if (known !== undefined && (known.session !== session || hasBegun(session, section, known.drawn)))
    return wrong(`Round ${data.round} has begun.`);
  if (known !== undefined && known.drawn.segments !== data.segments && known !== placed.at(-1))
    return wrong(`Round ${data.round} has other segments.`);
  return drawFault(tournament, place, data);
}

/** It is the last round of the group in the session that played it until then. */
function roundContinuedFault(tournament: Tournament, data: FactData['round-continued']): Refused | undefined {
  const place = placeOf(tournament, data);
  const placed = place && drawnRounds(tournament, place.phase.phase, data.section);
  const round = placed?.find(({ drawn }) => drawn.round === data.round);
  const last = round && partsOf(tournament, round).at(-1);
  if (last === undefined || last.session.session >= data.session || last.section.drawn?.at(-1) !== last.drawn)
    return wrong(`Round ${data.round} does not go on there.`);
  return continuedFault(data, last, data.segment);
}

function seatedFault(tournament: Tournament, data: FactData['contestant-seated']): Refused | undefined {
  const place = placeOf(tournament, data);
  if (place === undefined) return wrong('There is no such section.');
  if (!tournament.contestants.has(data.contestant)) return wrong(`No ${data.contestant} is entered.`);
  const own = numbersOf(place.section).get(data.contestant);
  const elsewhere = place.phase.groups.some(
    ({ section, contestants }) => section !== data.section && contestants.includes(data.contestant),
  );
  return data.number === (own ?? place.section.seating.size + 1) && !elsewhere
    ? undefined
    : wrong(`${data.contestant} does not take number ${data.number}.`);
}

function lineUpFault(tournament: Tournament, data: FactData['line-up-declared']): Refused | undefined {
  const place = findDrawn(tournament, data);
  if (!place.ok) return place;
  const side = lineUpSide(tournament, place.value.drawn, data.contestant, data.segment);
  const fielded = [...data.open, ...data.closed];
  const fits =
    side !== undefined &&
    data.segment <= place.value.drawn.segments &&
    new Set(fielded).size === fielded.length &&
    fielded.every((player) => side.team.players[player] !== undefined);
  return fits ? undefined : wrong(`${data.contestant} has no such line-up.`);
}

function extraBoardsFault(tournament: Tournament, data: FactData['extra-boards-set']): Refused | undefined {
  const found = findMatch(tournament, data);
  if (!found.ok) return found;
  const used = boardsInPlay({ ...found.value.session, sections: new Map([['', found.value.section]]) });
  const fresh =
    new Set(data.boards).size === data.boards.length && !data.boards.some((board) => used.includes(board));
  return fresh && found.value.phase.format.draw.kind === 'knockout'
    ? undefined
    : wrong('Those are no extra boards.');
}

function penaltyFault(tournament: Tournament, data: FactData['penalty-given']): Refused | undefined {
  if (data.match === undefined) return undefined;
  const drawn = placeOf(tournament, { ...data.match, session: data.session })?.section.drawn?.find(
    ({ round }) => round === data.match?.round,
  );
  return drawn !== undefined && penalisedIn(drawn, data.contestant, data.match) !== undefined
    ? undefined
    : wrong(`${data.contestant} has no such match.`);
}

/** Facts that only matches have, and those that mean something else where matches are played. */
export function matchFactFault(tournament: Tournament, fact: Fact): Refused | undefined {
  switch (fact.type) {
    case 'round-drawn':
      return roundDrawnFault(tournament, fact.data);
    case 'round-continued':
      return roundContinuedFault(tournament, fact.data);
    case 'draw-published': {
      const drawn = findDrawn(tournament, fact.data);
      return drawn.ok ? undefined : drawn;
    }
    case 'line-up-declared':
      return lineUpFault(tournament, fact.data);
    case 'match-scored': {
      const found = findMatch(tournament, fact.data);
      if (!found.ok) return found;
      const { home, away } = fact.data.imps;
      return parseFraction(home).ok && parseFraction(away).ok ? undefined : wrong('Those are no IMPs.');
    }
    case 'match-agreed': {
      const found = findMatch(tournament, fact.data);
      if (!found.ok) return found;
      return isOfMatch(found.value.match, fact.data.by) ? undefined : wrong('Others play that match.');
    }
    case 'match-ruled': {
      const found = findMatch(tournament, fact.data);
      return found.ok ? rulingFault(tournament, found.value, fact.data.ruling) : found;
    }
    case 'extra-boards-set':
      return extraBoardsFault(tournament, fact.data);
    case 'lots-drawn': {
      const phase = tournament.phases.get(fact.data.phase);
      const known = new Set(phase?.groups.flatMap(({ contestants }) => contestants));
      return isOfMatches(phase) && fact.data.contestants.every((each) => known.has(each))
        ? undefined
        : wrong('There is nothing to draw lots for.');
    }
    case 'penalty-given':
      return penaltyFault(tournament, fact.data);
    default:
      return undefined;
  }
}

/** Where rounds are drawn, numbers are taken in order and nobody is moved by a movement. */
export function factOfMatchesFault(
  tournament: Tournament,
  session: SessionState,
  fact: Fact,
): Refused | undefined {
  if (matchesPhaseOf(tournament, session) === undefined) return undefined;
  switch (fact.type) {
    case 'contestant-seated':
      return seatedFault(tournament, fact.data);
    case 'movement-replanned':
    case 'places-exchanged':
      return wrong('Who meets whom is drawn there.');
    default:
      return undefined;
  }
}
