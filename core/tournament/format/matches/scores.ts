import { ok, orThrow, type Result } from '../../../base/index.ts';
import { scoringUnder } from '../../../regulation/index.ts';
import { CROSS_IMPS, LAW_POLICIES, type ScoredSession, scoreSession } from '../../../scoring/index.ts';
import { matchAtTable, matchesPhaseOf } from '../../meetings/drawn-rounds.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { linesOfSession } from '../../scores/traveller-lines.ts';
import { profileOf } from '../../settings-defaults.ts';
import type { SessionState, Tournament } from '../../state.ts';
import { matchesOf } from './match-result.ts';

interface Kept {
  readonly settings: Tournament['settings'];
  readonly byRound: Map<number, ScoredSession>;
}

const kept = new WeakMap<SessionState, Kept>();

/**
 * What boards are worth at each table of a session of matches: in IMPs against the other room alone, each match being a
 * group of its own on the board.
 */
export function scores(
  tournament: Tournament,
  session: SessionState,
  throughRound: number = Number.POSITIVE_INFINITY,
): ScoredSession {
  const { settings } = tournament;
  const last = kept.get(session);
  const byRound = last?.settings === settings ? last.byRound : new Map<number, ScoredSession>();
  kept.set(session, { settings, byRound });
  const known = byRound.get(throughRound);
  if (known !== undefined) return known;
  const lines = linesOfSession(session)
    .filter(({ round = 0 }) => round <= throughRound)
    .map((line) => {
      const section = session.sections.get(line.section ?? '');
      const at = { round: line.round ?? 0, table: Number(line.table) };
      const found = section === undefined ? undefined : matchAtTable(section, at);
      return found === undefined
        ? line
        : { ...line, group: `${line.section}/${found.drawn.round}/${found.match.match}` };
    });
  const policy = scoringUnder(profileOf(settings), settings.laws);
  const scored = orThrow(
    scoreSession({
      lines,
      method: CROSS_IMPS,
      policy: { ...policy, groups: LAW_POLICIES[settings.laws].groups },
      sections: 'across',
      penalties: [],
    }),
  );
  byRound.set(throughRound, scored);
  return scored;
}

/** A match that does not count for want of boards is for the director to rule: nothing is wrong with its scores. */
const FOR_THE_DIRECTOR: ReadonlySet<string> = new Set(['vp-too-few-comparable', 'vp-boards']);

/** Can every board of every match be compared as it stands? */
export function scorable(tournament: Tournament): Result<undefined, Refusal> {
  for (const session of tournament.sessions.values()) {
    if (matchesPhaseOf(tournament, session) === undefined) continue;
    for (const section of session.sections.values()) {
      for (const { matches } of matchesOf(tournament, session, section, 'written')) {
        const fault = matches.find((match) => match.fault !== undefined)?.fault;
        if (fault !== undefined && !FOR_THE_DIRECTOR.has(fault.code))
          return refuse('unscorable', fault.message);
      }
    }
  }
  return ok(undefined);
}
