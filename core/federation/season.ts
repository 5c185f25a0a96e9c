import type { EventPlan, FederationEvent } from './event.ts';
import type { Federation } from './state.ts';

/** A season of the ROP: named by the year in which it opens. */
interface Opened {
  readonly season: number;
  readonly from: string;
  /** The last day of its Closing tournament; nothing until that is planned. */
  readonly to?: string;
}

const YEAR_LETTERS = 4;
const yearOf = (day: string): number => Number(day.slice(0, YEAR_LETTERS));

const OPENED = new WeakMap<Federation['events'], readonly Opened[]>();

/** ROP 1: a season lasts from the Opening tournament to the Closing one. */
function seasonsOpened(events: Federation['events']): readonly Opened[] {
  const known = OPENED.get(events);
  if (known !== undefined) return known;
  const plans = [...events.values()].map(({ plan }) => plan).filter(({ profile }) => profile === 'rop');
  const closings = plans.filter(({ types }) => types.includes('closing'));
  const opened = plans
    .filter(({ types }) => types.includes('opening'))
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ from }, at, all): Opened => {
      const next = all[at + 1]?.from;
      const closing = closings.find(({ to }) => to >= from && (next === undefined || to < next));
      return { season: yearOf(from), from, ...(closing === undefined ? {} : { to: closing.to }) };
    });
  OPENED.set(events, opened);
  return opened;
}

/** The season of an event: from the Opening to the Closing by the ROP (1), where they are planned; else the year in which it ends. */
export function seasonOf({ events }: Pick<Federation, 'events'>, plan: EventPlan): number {
  const within =
    plan.profile === 'rop'
      ? seasonsOpened(events).findLast(
          ({ from, to }) => from <= plan.from && (to === undefined || plan.to <= to),
        )
      : undefined;
  return within?.season ?? yearOf(plan.to);
}

/** The events of a season. */
export const eventsOfSeason = (
  federation: Pick<Federation, 'events'>,
  season: number,
): readonly FederationEvent[] =>
  [...federation.events.values()].filter(({ plan }) => seasonOf(federation, plan) === season);
