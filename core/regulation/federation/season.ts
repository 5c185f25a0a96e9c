import { Fraction } from '../../base/index.ts';
import { type Breach, breaches, under } from '../breach.ts';
import type { ReportRules } from '../profile.ts';

/* The calendar of a season, dates of reports and matches, and what a delegated event owes (RTP 3.1.7, 3.1.8, 3.2.2, 3.6.11). */

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

/** RTP 3.1.7: what is due in the year before a season, by month and day. */
export const RTP_3_1_7 = [
  { by: '09-15', who: 'federation', what: 'national-draft' },
  { by: '10-15', who: 'regions-and-clubs', what: 'calendars-reservations-bids' },
  { by: '11-15', who: 'federation', what: 'combined-draft' },
  { by: '11-30', who: 'federation', what: 'final-calendar-and-regulations' },
] as const;

/** What is due for the calendar of a season, by date (RTP 3.1.7). */
export const calendarDeadlines = (season: number) =>
  RTP_3_1_7.map(({ by, ...rest }) => ({ by: `${season - 1}-${by}`, clause: 'RTP 3.1.7', ...rest }));

/** By which day the report, or the region's copy of it, is at the federation (RTP 3.2.2); nothing where no day is set. */
export function reportDueBy(
  { days }: Pick<ReportRules, 'days'>,
  level: 'national' | 'regional',
  lastDay: string,
): string | undefined {
  const limit = days.find((each) => each.level === level)?.days;
  return limit === undefined ? undefined : dayAfter(lastDay, limit);
}

/** RTP 3.1.8: what the host of a delegated event owes. */
export const RTP_3_1_8 = { share: Fraction.of(1, 4), months: 1 } as const;

/** What a host owes of the entry fees, and by when: within a month of the end, and in the year of the delegation. */
export interface DelegationDue {
  readonly amount: Fraction;
  readonly by: string;
  readonly clause: 'RTP 3.1.8';
}

const monthAfter = (day: string): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + RTP_3_1_8.months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + RTP_3_1_8.months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
};

/** The share of entry fees that is due to the federation (RTP 3.1.8); a bid for more counts. */
export function delegationDue(
  fees: Fraction,
  lastDay: string,
  { bid = RTP_3_1_8.share, delegatedIn }: { readonly bid?: Fraction; readonly delegatedIn: number },
): DelegationDue {
  const share = bid.compare(RTP_3_1_8.share) > 0 ? bid : RTP_3_1_8.share;
  const within = monthAfter(lastDay);
  const endOfYear = `${delegatedIn}-12-31`;
  return { amount: fees.times(share), by: within < endOfYear ? within : endOfYear, clause: 'RTP 3.1.8' };
}

/** RTP 3.6.11, ROP 6.19: when a match is played on another day. */
export const DATE_CHANGE = { lastRounds: 2, days: 6, nationalHours: 48 } as const;

/** A match that is to be played on another day. */
export interface DateChange {
  readonly profile: 'rtp-2014' | 'rop';
  readonly round: number;
  /** Of the phase. */
  readonly rounds: number;
  /** All matches of the round play the same boards. */
  readonly commonBoards: boolean;
  readonly fixed: string;
  readonly wanted: string;
  /** The teams pay what it costs, the director included. */
  readonly teamsPay: boolean;
  /** By the ROP: the referee, approved by the federation, whose services they have secured. */
  readonly referee?: string;
  /** The captains who have agreed: one asks, the other confirms. */
  readonly agreed: 1 | 2;
  /** Of a national event: when the request was at the federation, and when the match is fixed to start. */
  readonly national?: { readonly asked: string; readonly start: string };
}

/** The days between which a match may be put (RTP 3.6.11.2, ROP 6.19). */
export const dateChangeWindow = (fixed: string): { readonly from: string; readonly to: string } => ({
  from: dayAfter(fixed, -DATE_CHANGE.days),
  to: dayAfter(fixed, DATE_CHANGE.days),
});

const HOUR_MS = 3_600_000;

/** Why a match may not be played on another day; the office then decides, and captains and director are told. */
export function dateChangeBreaches(change: DateChange): readonly Breach[] {
  const { profile, round, rounds, commonBoards, fixed, wanted, agreed, national, teamsPay, referee } = change;
  const rtp = profile === 'rtp-2014';
  const never = under(rtp ? 'RTP 3.6.11.1' : 'ROP 6.19');
  const conditions = under(rtp ? 'RTP 3.6.11.2' : 'ROP 6.19');
  const late =
    national !== undefined &&
    Date.parse(national.asked) > Date.parse(national.start) - DATE_CHANGE.nationalHours * HOUR_MS;
  return breaches(
    never(
      round > rounds - DATE_CHANGE.lastRounds,
      'last-rounds',
      `Round ${round} of ${rounds} is one of the last two: its matches keep their day.`,
      { round, rounds },
    ),
    never(
      commonBoards,
      'common-boards',
      'All matches of the round play the same boards: they keep their day.',
    ),
    conditions(
      Math.abs(daysBetween(fixed, wanted)) > DATE_CHANGE.days,
      'too-far',
      `${wanted} is more than ${DATE_CHANGE.days} days from ${fixed}.`,
      { wanted, fixed, days: DATE_CHANGE.days },
    ),
    conditions(
      !teamsPay,
      'teams-pay',
      'The teams must take on what the change costs, the director included.',
    ),
    conditions(
      !rtp && (referee ?? '').trim() === '',
      'no-referee',
      'The teams must have secured a referee whom the federation approves.',
    ),
    conditions(agreed < 2, 'one-captain', 'The other captain has not agreed.'),
    under('RTP 3.6.11.3')(
      rtp && late,
      'asked-late',
      `The request must be at the federation ${DATE_CHANGE.nationalHours} hours before the match.`,
      { hours: DATE_CHANGE.nationalHours },
    ),
  );
}
