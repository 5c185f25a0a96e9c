import { fail, ok, parseFraction, type Result } from '../../base/index.ts';
import { type PenaltyUnit, penaltyPoints } from '../../scoring/index.ts';
import { calledIn } from '../contestant.ts';
import type { FactData } from '../fact.ts';
import { matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import { countsInPoints, type MatchesPhase } from '../phase.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { METHODS } from '../settings-defaults.ts';
import { pointsOf, type SessionState, type Tournament } from '../state.ts';

type Given = Pick<FactData['penalty-given'], 'contestant' | 'clause' | 'amount'>;

/**
 * Where matches are played, penalties are in IMPs or in what a match brings, VPs or points; a knockout has no VPs, and where the boards'
 * points are added up there are no IMPs to take off (RTP 3.6.6, ROP 6.10).
 */
export function unitsOfMatches({ format }: Pick<MatchesPhase, 'format'>): readonly ('vps' | 'imps')[] {
  if (format.draw.kind === 'knockout') return ['imps'];
  return countsInPoints({ format }) ? ['vps'] : ['vps', 'imps'];
}

function fitsMatches(phase: MatchesPhase, { contestant, amount: { unit } }: Given): Result<unknown> {
  const units: readonly PenaltyUnit[] = unitsOfMatches(phase);
  if (units.includes(unit)) return ok(undefined);
  const worth = phase.format.match.scoring === 'imps' ? 'VPs' : 'points';
  const words = units.map((each) => (each === 'imps' ? 'IMPs' : worth)).join(' or ');
  return fail({ code: 'penalty', message: `A penalty of contestant ${contestant} is in ${words} here.` });
}

/** Can the session take such a penalty off what the contestant makes? */
export function penaltyFits(
  tournament: Tournament,
  session: Pick<SessionState, 'phase'>,
  given: Given,
): Result<unknown> {
  const { contestant, clause, amount } = given;
  const { settings } = tournament;
  const value = parseFraction(amount.value);
  if (!value.ok) return fail(value.error);
  const matches = matchesPhaseOf(tournament, session);
  if (matches !== undefined) return fitsMatches(matches, given);
  return penaltyPoints(
    {
      contestant: calledIn(tournament, contestant),
      clause,
      amount: { unit: amount.unit, value: value.value },
    },
    { method: METHODS[settings.method], top: 1, pointsPerImp: 1 },
  );
}

/**
 * Refuses a tournament with penalties in a unit that its method does not score, those included that wait for their
 * pair's first result. They are not converted: what a tenth of a top is in IMPs no rule says, so it is for the director
 * to give them again.
 */
export function withFittingPenalties(tournament: Tournament): Result<undefined, Refusal> {
  const { settings, sessions } = tournament;
  const unfit = [...sessions.values()].flatMap((state) =>
    state.penalties.flatMap((penalty) => {
      const amount = pointsOf(penalty);
      return amount === undefined || penaltyFits(tournament, state, { ...penalty, amount }).ok
        ? []
        : [{ session: state.session, ...penalty, amount }];
    }),
  );
  if (unfit.length === 0) return ok(undefined);
  const named = unfit
    .map(
      ({ contestant, session, amount: { unit, value } }) =>
        `${calledIn(tournament, contestant)} in session ${session} (${value} ${unit})`,
    )
    .join(', ');
  const message = `Penalties stand in a unit that ${settings.method} does not score: ${named}. Undo them, then give them again in the new unit.`;
  return refuse('penalties-unfit', message, {
    params: { pairs: [...new Set(unfit.map(({ contestant }) => contestant))].join(', ') },
    facts: unfit.map(({ sequence }) => sequence),
  });
}
