import { isCard, sideOf } from '../../../game/index.ts';
import { PASSED_OUT } from '../../22-end-of-auction.ts';
import { handsBackEnd } from '../../34-right-to-call-retained.ts';
import { sharedIn } from '../../clauses/by-edition.ts';
import type { CardFell, Exposed, LeadFaced } from '../../happening/happening.ts';
import { refused, type TableRefusal } from '../../ruling/refused.ts';
import { withPlayBegun } from '../../table/play-begun.ts';
import { finalContract, isAuctionEnded, type Table, tableWith, turnLost } from '../../table/table.ts';
import { cardNotThere } from './cards-there.ts';
import { type HappeningOf, type Rule, type Step, type Taken, words } from './definition.ts';

const auctionNotOver = (table: Table): TableRefusal | undefined =>
  finalContract(table) === undefined ? refused('auction-not-over', {}, '22') : undefined;

/** The board was passed out (Law 22). */
export const nothingToLead = (table: Table): TableRefusal | undefined =>
  finalContract(table) === 'passed-out' ? refused('passed-out', {}, PASSED_OUT[table.edition]) : undefined;

/** The auction is over and somebody is to lead. */
export const LEAD_DUE: Rule<HappeningOf<'lead-due'>> = {
  refusal: (table) => nothingToLead(table) ?? auctionNotOver(table),
  taken: (table) => ({ table: withPlayBegun(tableWith(table, { leadDue: true })) }),
};

export const LEAD_DUE_STEP: Step<HappeningOf<'lead-due'>> = {
  forms: [{ example: 'lead due', tells: 'the auction is over and somebody is to lead' }],
  whole: { 'lead due': { type: 'lead-due' } },
  write: () => 'lead due',
};

/** The opening lead is faced, and the auction period over, unless it is no opening lead. */
export const LEAD_FACED: Rule<LeadFaced> = {
  leads: true,
  refusal: (table, { seat, card }) =>
    nothingToLead(table) ?? (card === undefined ? auctionNotOver(table) : cardNotThere(table, seat, card)),
  taken: (table, lead) => {
    const shown = leadTooEarly(table, lead);
    if (shown !== undefined) return { table, irregularity: { ...shown, offender: shown.seat } };
    const instead = asCard(lead);
    return instead === undefined ? { table: tableWith(table, { ended: lead.type }) } : { table, instead };
  },
};

/**
 * A card led face up that cannot be an opening lead: the auction is not over, or its player is no defender. It is
 * a card exposed in the auction period (Law 24).
 */
function leadTooEarly(table: Table, { seat, card }: LeadFaced): Exposed | undefined {
  const contract = finalContract(table);
  const defends =
    contract !== undefined && contract !== 'passed-out' && sideOf(contract.declarer) !== sideOf(seat);
  return defends || card === undefined ? undefined : { type: 'exposed', seat, cards: [card], led: true };
}

/** A faced lead lies in the first trick as any other card, also when it was the other defender's to make (Law 54). */
const asCard = ({ seat, card }: LeadFaced): CardFell | undefined =>
  card === undefined ? undefined : { type: 'card', seat, card };

export const LEAD_FACED_STEP: Step<LeadFaced> = {
  forms: [{ example: 'W faces H4', tells: 'the opening lead is faced' }],
  verbs: {
    faces: (seat, [card = '']) => ({ type: 'lead-faced', seat, ...(isCard(card) ? { card } : {}) }),
  },
  write: ({ seat, card }) => words(seat, 'faces', card),
};

export const HANDS_RETURNED: Rule<HappeningOf<'hands-returned'>> = {
  // Once cards have been played the hands are back when the play is over, or a claim has ended it.
  refusal: ({ played, edition }) =>
    played === undefined || (played.tricks.length === 0 && played.firstTrick === 1)
      ? undefined
      : refused('not-passed-out', {}, sharedIn(edition).auctionPeriodOver),
  taken: handsBack,
};

/** The hands go back to the board. If a turn was lost, Law 17D2 says what that makes of it; in 1997 they are back too early. */
function handsBack(table: Table): Taken {
  const ended: Table = tableWith(table, { ended: 'hands-returned' });
  const isRuled = table.rulings.at(-1)?.clauses.includes(sharedIn(table).passedOut) ?? false;
  if (isRuled || (isAuctionEnded(table) && finalContract(table) === 'passed-out')) return { table: ended };
  const last = table.calls.at(-1);
  const skipped = handsBackEnd(table) ? turnLost(table) : undefined;
  return last === undefined || skipped === undefined
    ? { table, irregularity: { type: 'hands-back-early', offender: last?.seat ?? table.dealer } }
    : { table: ended, irregularity: { type: 'skipped-player', offender: last.seat, skipped } };
}

export const HANDS_RETURNED_STEP: Step<HappeningOf<'hands-returned'>> = {
  forms: [{ example: 'hands returned', tells: 'the hands of a board that nobody bid on go back' }],
  whole: { 'hands returned': { type: 'hands-returned' } },
  write: () => 'hands returned',
};

export const PLAY_OVER: Rule<HappeningOf<'play-over'>> = {
  refusal: auctionNotOver,
  taken: (table, { type }) => ({ table: tableWith(table, { ended: type }) }),
};

export const PLAY_OVER_STEP: Step<HappeningOf<'play-over'>> = {
  forms: [{ example: 'play over', tells: 'the play is over: the director looks back' }],
  whole: { 'play over': { type: 'play-over' } },
  write: () => 'play over',
};

/** That the director is called changes nothing by itself: an open question may have waited for him. */
export const DIRECTOR: Rule<HappeningOf<'director'>> = { taken: (table) => ({ table }) };

export const DIRECTOR_STEP: Step<HappeningOf<'director'>> = {
  forms: [{ example: 'N calls-director', tells: 'the director is called' }],
  verbs: { 'calls-director': (by) => ({ type: 'director', by }) },
  write: ({ by }) => `${by} calls-director`,
};
