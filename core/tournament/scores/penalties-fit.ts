import { fail, ok, parseFraction, type Result } from '../../base/index.ts';
import { penaltyPoints } from '../../scoring/index.ts';
import type { FactData } from '../fact.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { METHODS } from '../settings-defaults.ts';
import type { Tournament } from '../state.ts';

/** Can the tournament's method take such a penalty off a total? */
export function penaltyFits(
  settings: Settings,
  { contestant, clause, amount }: Pick<FactData['penalty-given'], 'contestant' | 'clause' | 'amount'>,
): Result<unknown> {
  const value = parseFraction(amount.value);
  if (!value.ok) return fail(value.error);
  return penaltyPoints(
    { contestant: `pair ${contestant}`, clause, amount: { unit: amount.unit, value: value.value } },
    { method: METHODS[settings.method], top: 1, pointsPerImp: 1 },
  );
}

/**
 * Refuses a tournament with penalties in a unit that its method does not score, those included that wait for their
 * pair's first result. They are not converted: what a tenth of a top is in IMPs no rule says, so it is for the director
 * to give them again.
 */
export function withFittingPenalties({ settings, sessions }: Tournament): Result<undefined, Refusal> {
  const unfit = [...sessions.values()].flatMap(({ session, penalties }) =>
    penalties.flatMap(({ amount, ...penalty }) =>
      amount === 'warning' || penaltyFits(settings, { ...penalty, amount }).ok
        ? []
        : [{ session, ...penalty, amount }],
    ),
  );
  if (unfit.length === 0) return ok(undefined);
  const named = unfit
    .map(
      ({ contestant, session, amount: { unit, value } }) =>
        `pair ${contestant} in session ${session} (${value} ${unit})`,
    )
    .join(', ');
  const message = `Penalties stand in a unit that ${settings.method} does not score: ${named}. Undo them, then give them again in the new unit.`;
  return refuse('penalties-unfit', message, {
    params: { pairs: [...new Set(unfit.map(({ contestant }) => contestant))].join(', ') },
    facts: unfit.map(({ sequence }) => sequence),
  });
}
