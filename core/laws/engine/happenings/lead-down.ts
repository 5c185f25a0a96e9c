import { openingLeaderOf, type Seat } from '../../../game/index.ts';
import { properLeader } from '../../table/play-state.ts';
import { finalContract, type Table } from '../../table/table.ts';
import { auctionNotOver } from './auction-period.ts';
import type { HappeningOf, Rule, Step } from './definition.ts';

type LeadDown = HappeningOf<'lead-down'>;

/** Law 41A: a lead face down is wrong only from another hand than the one that leads. The auction period goes on (Law 17D1). */
export const LEAD_DOWN: Rule<LeadDown> = {
  leads: true,
  refusal: auctionNotOver,
  taken: (table, { seat }) => {
    const faced = table.open
      .map(({ irregularity }) => irregularity)
      .find((irregularity) => irregularity.type === 'lead-out-of-turn');
    const leader = faced?.leader ?? leaderOf(table);
    return leader === undefined || (seat === leader && faced === undefined)
      ? { table }
      : { table, irregularity: { type: 'lead-face-down', offender: seat, leader } };
  },
};

/** Who leads; to the first trick, before anything has been played. */
function leaderOf(table: Table): Seat | undefined {
  const contract = finalContract(table);
  if (table.played !== undefined) return properLeader(table.played);
  return contract === undefined || contract === 'passed-out' ? undefined : openingLeaderOf(contract);
}

export const LEAD_DOWN_STEP: Step<LeadDown> = {
  forms: [{ example: 'E leads-down', tells: 'a lead is made face down' }],
  verbs: { 'leads-down': (seat) => ({ type: 'lead-down', seat }) },
  write: ({ seat }) => `${seat} leads-down`,
};
