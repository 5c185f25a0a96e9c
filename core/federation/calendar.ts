import { calendarDeadlines, PROFILES, reportDueBy, systemsDueBy } from '../regulation/index.ts';
import { delegationOf } from './charges.ts';
import { clausesOf } from './entry-clauses.ts';
import { type EventNumber, type FederationEvent, isOfficial } from './event.ts';
import { type EventListed, eventListed } from './event-views.ts';
import { eventsOfSeason } from './season.ts';
import type { Federation } from './state.ts';

/** Something that is due by a day or an instant. */
export interface Deadline {
  readonly by: string;
  readonly what:
    | 'entries'
    | 'confirmations'
    | 'systems'
    | 'report'
    | 'delegation-share'
    | 'homologation'
    | 'national-draft'
    | 'calendars-reservations-bids'
    | 'combined-draft'
    | 'final-calendar-and-regulations';
  readonly clause: string;
  readonly event?: EventNumber;
  readonly name?: string;
  /** What is owed, of a share of the fees. */
  readonly amount?: string;
}

/** What is due of one event, as long as it is. */
export function eventDeadlines(event: FederationEvent): readonly Deadline[] {
  const { plan, ranking, homologated } = event;
  const { entriesUntil, confirmUntil, startsAt, level, to, name, profile } = plan;
  const own = { event: event.event, name };
  const rules = PROFILES[profile].report;
  const report =
    rules === undefined || level === 'private' || !isOfficial(plan) || event.passed.includes('report')
      ? undefined
      : reportDueBy(rules, level, to);
  const share = event.passed.includes('charges') ? undefined : delegationOf(event);
  return [
    ...(entriesUntil === undefined || ranking !== undefined
      ? []
      : [{ by: entriesUntil, what: 'entries', clause: clausesOf(plan).late, ...own } as const]),
    ...(confirmUntil === undefined || ranking !== undefined
      ? []
      : [{ by: confirmUntil, what: 'confirmations', clause: clausesOf(plan).confirming, ...own } as const]),
    ...(startsAt === undefined || ranking !== undefined
      ? []
      : [
          {
            by: systemsDueBy(startsAt),
            what: 'systems',
            clause: profile === 'rop' ? 'ROP 6.20' : 'RTP 2.1.3.4',
            ...own,
          } as const,
        ]),
    ...(report === undefined || homologated !== undefined
      ? []
      : [{ by: report, what: 'report', clause: 'RTP 3.2.2', ...own } as const]),
    ...(share === undefined
      ? []
      : [
          {
            by: share.by,
            what: 'delegation-share',
            clause: share.clause,
            amount: share.amount,
            ...own,
          } as const,
        ]),
  ];
}

/** Everything that is due for a season, the next first: its calendar, and each of its events. */
export function deadlinesOf(federation: Federation, season: number): readonly Deadline[] {
  const calendar = calendarDeadlines(season).map(({ by, what, clause }): Deadline => ({ by, what, clause }));
  const own = eventsOfSeason(federation, season).flatMap(eventDeadlines);
  return [...calendar, ...own].sort((one, other) => (one.by < other.by ? -1 : 1));
}

/** What is due within so many days, and what is overdue, the oldest first; what ended in December is still due in January. */
export const remindersOf = (
  federation: Federation,
  today: string,
  days: number,
): readonly (Deadline & { readonly overdue: boolean })[] => {
  const now = Date.parse(today);
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1]
    .flatMap((season) => deadlinesOf(federation, season))
    .filter(({ by, event }) => {
      const at = Date.parse(by);
      // What a calendar of the past left undone nobody can do any more.
      return at - now <= days * 86_400_000 && (event !== undefined || at >= now);
    })
    .map((each) => ({ ...each, overdue: Date.parse(each.by) < now }))
    .sort((one, other) => Date.parse(one.by) - Date.parse(other.by));
};

/** Two events that the same players might wish to play overlap (RTP 3.1.7). */
export interface Overlap {
  readonly one: EventNumber;
  readonly other: EventNumber;
}

const clash = (one: FederationEvent, other: FederationEvent): boolean =>
  one.plan.from <= other.plan.to &&
  other.plan.from <= one.plan.to &&
  // Qualifiers of one event in several regions are played at the same time; a club's evening is nobody else's.
  !(one.plan.goesOn !== undefined && one.plan.goesOn.into === other.plan.goesOn?.into) &&
  (one.plan.level === 'national' ||
    other.plan.level === 'national' ||
    (one.plan.region !== undefined && one.plan.region === other.plan.region));

/** Events of a season whose days overlap: national ones with any, regional ones within their region. */
export function overlapsOf(federation: Federation, season: number): readonly Overlap[] {
  const own = eventsOfSeason(federation, season).toSorted((one, other) =>
    one.plan.from < other.plan.from ? -1 : 1,
  );
  return own.flatMap((one, at) =>
    own
      .slice(at + 1)
      .filter((other) => clash(one, other))
      .map((other) => ({ one: one.event, other: other.event })),
  );
}

/** The season: its events by day, and which of them overlap. */
export interface Calendar {
  readonly season: number;
  readonly events: readonly EventListed[];
  readonly overlaps: readonly Overlap[];
}

/** The calendar of a season. */
export const calendarOf = (federation: Federation, season: number): Calendar => ({
  season,
  events: eventsOfSeason(federation, season)
    .map(eventListed)
    .sort((one, other) => (one.from < other.from ? -1 : 1)),
  overlaps: overlapsOf(federation, season),
});
