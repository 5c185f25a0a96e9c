import { playOf, properLeader } from '../../table/play-state.ts';
import type { HappeningOf, Rule, Step } from './definition.ts';

type LeadDown = HappeningOf<'lead-down'>;

/** Law 41A: a lead face down is wrong only from another hand than the one that leads. */
export const LEAD_DOWN: Rule<LeadDown> = {
  inPlay: true,
  taken: (table, { seat }) => {
    const faced = table.open
      .map(({ irregularity }) => irregularity)
      .find((irregularity) => irregularity.type === 'lead-out-of-turn');
    const leader = faced?.leader ?? properLeader(playOf(table));
    return seat === leader && faced === undefined
      ? { table }
      : { table, irregularity: { type: 'lead-face-down', offender: seat, leader } };
  },
};

export const LEAD_DOWN_STEP: Step<LeadDown> = {
  forms: [{ example: 'E leads-down', tells: 'a lead is made face down' }],
  verbs: { 'leads-down': (seat) => ({ type: 'lead-down', seat }) },
  write: ({ seat }) => `${seat} leads-down`,
};
