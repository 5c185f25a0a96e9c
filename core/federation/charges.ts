import { Fraction, parseFraction } from '../base/index.ts';
import { delegationDue } from '../regulation/index.ts';
import type { FederationEvent, HostBid } from './event.ts';

const fractionOf = (text: string): Fraction | undefined => {
  const read = parseFraction(text);
  return read.ok ? read.value : undefined;
};

/** The fees of an event that were recorded. */
export const feesOf = ({ entries }: FederationEvent): Fraction =>
  Fraction.sum([...entries.values()].map(({ paid = 0 }) => Fraction.ofDecimal(paid)));

/** RTP 3.1.8: what the host of a delegated event owes, and by when. */
export function delegationOf(event: FederationEvent) {
  const { delegated, to } = event.plan;
  if (delegated === undefined) return undefined;
  const bid = delegated.share === undefined ? undefined : fractionOf(delegated.share);
  const due = delegationDue(feesOf(event), to, {
    delegatedIn: delegated.year,
    ...(bid === undefined ? {} : { bid }),
  });
  return { to: delegated.to, amount: due.amount.toDecimal(2), by: due.by, clause: due.clause };
}

/** RTP 3.1.6, 3.1.7: what the homologation costs, less what was deposited for the date; and what of the deposit is over. */
export function homologationDue({ plan }: FederationEvent) {
  const { homologationFee, deposit = 0 } = plan;
  if (homologationFee === undefined) return undefined;
  const [fee, deposited] = [Fraction.ofDecimal(homologationFee), Fraction.ofDecimal(deposit)];
  const due = fee.minus(deposited);
  const isPaid = due.compare(Fraction.of(0, 1)) <= 0;
  return {
    fee: fee.toDecimal(2),
    deposit: deposited.toDecimal(2),
    due: isPaid ? '0.00' : due.toDecimal(2),
    over: isPaid ? deposited.minus(fee).toDecimal(2) : '0.00',
  };
}

/** Who wants to run an event, the highest share of the fees first: it is preferred (RTP 3.1.8). */
export const bidsRanked = ({ plan }: FederationEvent): readonly HostBid[] =>
  (plan.bids ?? []).toSorted((one, other) => {
    const [first, second] = [fractionOf(one.share), fractionOf(other.share)];
    return first === undefined || second === undefined ? 0 : second.compare(first);
  });
