import type { EventPlan } from './event.ts';

/** What of a plan concerns its office alone. */
type OfficeOnly =
  | 'approval'
  | 'delegated'
  | 'deposit'
  | 'directors'
  | 'authorised'
  | 'bids'
  | 'homologationFee';

/** What players and everybody else may know of a plan. */
export type PublicPlan = Omit<EventPlan, OfficeOnly>;

export function publicPlan(whole: EventPlan): PublicPlan {
  const {
    approval: _,
    delegated: __,
    deposit: ___,
    directors: ____,
    authorised: _____,
    bids: ______,
    homologationFee: _______,
    ...plan
  } = whole;
  return plan;
}
