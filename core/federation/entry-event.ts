import type { EntryEvent } from '../regulation/index.ts';
import { type EventPlan, isOfficial } from './event.ts';
import type { Region } from './person.ts';
import { seasonOf } from './season.ts';
import type { Federation } from './state.ts';

/** The regions whose events are for their own players only. */
export const closedOf = (regions: ReadonlyMap<string, Region>): readonly string[] =>
  [...regions.values()].filter(({ closed }) => closed === true).map(({ name }) => name);

/** What eligibility goes by. By the ROP a card is of a season (2), by the RTP a licence is of the year (3.1.4.1). */
export const entryEventOf = (federation: Federation, plan: EventPlan): EntryEvent => ({
  profile: plan.profile,
  types: plan.types,
  date: plan.from,
  needsLicence: isOfficial(plan),
  closedRegions: closedOf(federation.regions),
  ...(plan.profile === 'rop' ? { season: seasonOf(federation, plan) } : {}),
  ...(plan.region === undefined ? {} : { region: plan.region }),
  ...(plan.limits === undefined ? {} : { limits: plan.limits }),
});
