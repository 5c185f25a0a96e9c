import { openingLeaderOf, type Seat } from '../../../game/index.ts';
import { sharedIn } from '../../clauses/by-edition.ts';
import type { Irregular } from '../../ruling/irregularity.ts';
import { refused } from '../../ruling/refused.ts';
import { properLeader, standingCards } from '../../table/play-state.ts';
import { finalContract, type Table } from '../../table/table.ts';
import { nothingToLead } from './auction-period.ts';
import type { HappeningOf, Rule, Step } from './definition.ts';

type LeadDown = HappeningOf<'lead-down'>;

/**
 * Law 41A: a lead face down is wrong from another hand than the one that leads, or while the auction goes on. The
 * auction period lasts all the same (Law 17D1), and what nobody has noticed is not noticed by it.
 */
export const LEAD_DOWN: Rule<LeadDown> = {
  leads: true,
  refusal: (table) =>
    nothingToLead(table) ??
    (isLed(table) && facedFirst(table) === undefined
      ? refused('lead-faced-already', {}, sharedIn(table).auctionPeriodOver)
      : undefined),
  taken: (table, { seat }) => {
    if (table.open.some(({ question }) => question.id === 'rule-now')) return { table };
    const faced = facedFirst(table);
    const leader = faced?.leader ?? leaderOf(table);
    if (seat === leader && faced === undefined) return { table };
    return {
      table,
      irregularity: {
        type: 'lead-face-down',
        offender: seat,
        ...(leader === undefined ? {} : { leader }),
      },
    };
  },
};

/** The lead out of turn that partner had faced, and that is not ruled on yet. */
const facedFirst = ({ open }: Table): Irregular<'lead-out-of-turn'> | undefined =>
  open
    .map(({ irregularity }) => irregularity)
    .find((irregularity) => irregularity.type === 'lead-out-of-turn');

/** Does the opening lead lie face up, or is the board past it? */
const isLed = ({ ended, played }: Table): boolean =>
  (ended !== undefined && ended !== 'lead-faced') ||
  (played !== undefined &&
    (played.firstTrick > 1 || played.tricks.some((trick) => standingCards(trick).length > 0)));

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
