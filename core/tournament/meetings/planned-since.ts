import { type FactChain, factAt } from '../evolve/fact-chain.ts';
import type { Fact, NewFact } from '../fact.ts';
import { type Meeting, sitsAt } from '../meeting.ts';
import type { Tournament, TournamentState } from '../state.ts';
import { placeInMatch } from './drawn-rounds.ts';
import { meetingAt } from './schedule.ts';

/** The meeting that a fact writes a result of, or says that it is settled. */
function writtenOf({ type, data }: NewFact): Meeting | undefined {
  switch (type) {
    case 'result-recorded':
    case 'result-corrected':
    case 'result-agreed':
    case 'result-disputed':
    case 'round-confirmed':
    case 'seats-taken':
    case 'move-answered':
      return data;
    default:
      return undefined;
  }
}

/** Does the fact say anew who meets whom there? */
function plans(
  tournament: Tournament | undefined,
  log: FactChain | undefined,
  { type, data }: NewFact,
  at: Meeting,
): boolean {
  switch (type) {
    case 'session-planned':
      return data.session === at.session;
    case 'movement-replanned':
      return data.session === at.session && data.section === at.section && data.fromRound <= at.round;
    case 'place-taken': {
      const session = tournament?.sessions.get(at.session);
      const meeting =
        tournament === undefined || session === undefined ? undefined : meetingAt(tournament, session, at);
      return (
        data.session === at.session &&
        data.section === at.section &&
        data.fromRound <= at.round &&
        sitsAt(meeting ?? {}, data.contestant)
      );
    }
    case 'round-drawn': {
      const section = tournament?.sessions.get(at.session)?.sections.get(at.section);
      const round = section === undefined ? undefined : placeInMatch(section, at.round)?.drawn.round;
      return data.session === at.session && data.section === at.section && data.round === round;
    }
    case 'undone': {
      const target = factAt(log, data.sequence);
      // An undo reaches back, and never forward.
      return (
        target !== undefined &&
        target.sequence < (log?.fact.sequence ?? 0) &&
        plans(tournament, log, target, at)
      );
    }
    default:
      return false;
  }
}

/**
 * The fact by which a table was planned anew after the version that the sender of these facts saw: what it writes of was
 * played by others, with other boards, or not at all.
 */
export function plannedSince(
  { tournament, log }: Pick<TournamentState, 'tournament' | 'log'>,
  version: number,
  facts: readonly NewFact[],
): { readonly by: Fact; readonly at: Meeting } | undefined {
  const at = facts.map(writtenOf).find((meeting) => meeting !== undefined);
  if (at === undefined) return undefined;
  for (let link = log; link !== undefined && link.fact.sequence > version; link = link.before) {
    if (plans(tournament, link, link.fact, at)) return { by: link.fact, at };
  }
  return undefined;
}
