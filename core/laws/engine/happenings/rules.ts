import type { Happening } from '../../happening/happening.ts';
import { refused, type TableRefusal } from '../../ruling/refused.ts';
import type { Table } from '../../table/table.ts';
import { DIRECTOR, HANDS_RETURNED, LEAD_DUE, LEAD_FACED, PLAY_OVER } from './auction-period.ts';
import { CALL, CHANGE, SIMULTANEOUS } from './calls.ts';
import { CARD } from './card.ts';
import { CLAIM } from './claims.ts';
import { AGREEMENT_WITHDRAWN, CONCESSION_WITHDRAWN } from './claims-reopened.ts';
import { CARD_OMITTED, CARD_STRAYED, CARD_TUCKED, DEFECT_NOTICED } from './defects.ts';
import type { HappeningOf, HappeningType, Rule, Taken } from './definition.ts';
import { DUMMY_ACTED, DUMMY_NAMED } from './dummy.ts';
import { EXPOSED } from './exposed.ts';
import { CARD_HELD, FIFTH_CARD, SEVERAL_CARDS, SIMULTANEOUS_CARDS } from './irregular-cards.ts';
import { CARD_RENAMED, DUMMY_MISPLACED, MISEXPLAINED_PLAY } from './last-card.ts';
import { LEAD_DOWN } from './lead-down.ts';
import { CARD_POINTED_OUT, CARDS_MIXED, INSPECTION, TRICKS_DISTURBED } from './played-cards.ts';
import { REPORTS } from './reports.ts';
import { REVOKE_ASKED, REVOKE_NOTICED } from './revokes.ts';

/** What the Laws make of everything that can happen. */
const RULES: { readonly [Type in HappeningType]: Rule<HappeningOf<Type>> } = {
  call: CALL,
  change: CHANGE,
  simultaneous: SIMULTANEOUS,
  exposed: EXPOSED,
  'lead-due': LEAD_DUE,
  'lead-faced': LEAD_FACED,
  'hands-returned': HANDS_RETURNED,
  'play-over': PLAY_OVER,
  director: DIRECTOR,
  card: CARD,
  'lead-down': LEAD_DOWN,
  'dummy-named': DUMMY_NAMED,
  'card-renamed': CARD_RENAMED,
  'dummy-misplaced': DUMMY_MISPLACED,
  'misexplained-play': MISEXPLAINED_PLAY,
  'dummy-acted': DUMMY_ACTED,
  'several-cards': SEVERAL_CARDS,
  'simultaneous-cards': SIMULTANEOUS_CARDS,
  'card-held': CARD_HELD,
  'fifth-card': FIFTH_CARD,
  'revoke-noticed': REVOKE_NOTICED,
  'revoke-asked': REVOKE_ASKED,
  'card-omitted': CARD_OMITTED,
  'card-tucked': CARD_TUCKED,
  'defect-noticed': DEFECT_NOTICED,
  'card-strayed': CARD_STRAYED,
  'card-pointed-out': CARD_POINTED_OUT,
  'tricks-disturbed': TRICKS_DISTURBED,
  'cards-mixed': CARDS_MIXED,
  inspection: INSPECTION,
  claim: CLAIM,
  'agreement-withdrawn': AGREEMENT_WITHDRAWN,
  'concession-withdrawn': CONCESSION_WITHDRAWN,
  ...REPORTS,
};

type Happenings = { readonly [Type in HappeningType]: HappeningOf<Type> };

function ownRefusal<Type extends HappeningType>(
  table: Table,
  happening: Happenings[Type] & { readonly type: Type },
): TableRefusal | undefined {
  const rule: Rule<Happenings[Type]> = RULES[happening.type];
  if (rule.inPlay === true && table.played === undefined) return refused('no-play');
  return rule.refusal?.(table, happening);
}

function ownTaken<Type extends HappeningType>(
  table: Table,
  happening: Happenings[Type] & { readonly type: Type },
): Taken {
  const rule: Rule<Happenings[Type]> = RULES[happening.type];
  return rule.taken(table, happening);
}

/** Why it cannot have happened, by what it is. */
export const impossible = (table: Table, happening: Happening): TableRefusal | undefined =>
  ownRefusal(table, happening);

/** What becomes of the table by it. */
export const takenAt = (table: Table, happening: Happening): Taken => ownTaken(table, happening);

/** Is it a lead, so that what has to be asked before somebody leads comes first? */
export const isLead = ({ type }: Happening): boolean => RULES[type].leads === true;
