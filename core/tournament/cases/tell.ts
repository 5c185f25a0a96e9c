import { type Deal, type PartialDeal, printContract, printHand, SEATS } from '../../game/index.ts';
import {
  beginCase,
  type LawsEdition,
  openTable,
  readCase,
  type Table,
  tell,
  writeSteps,
} from '../../laws/index.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { CaseSetup, CaseState, CaseTold } from './case.ts';

/** A case as the Laws tell it, or why it cannot be told. */
export type ToldCase = { readonly ok: true; readonly value: { readonly table: Table } } | Refused;

const printedHands = (hands: PartialDeal): NonNullable<Exclude<CaseSetup['hands'], 'record'>> =>
  Object.fromEntries(
    SEATS.flatMap((seat) => {
      const hand = hands[seat];
      return hand === undefined ? [] : [[seat, printHand(hand)] as const];
    }),
  );

/** What was told, as a case file holds it. */
function caseFile({ setup, steps }: CaseTold, edition: LawsEdition, deal: Deal | undefined) {
  const { hands, ...rest } = setup;
  const known = hands !== 'record' ? hands : deal && printedHands(deal);
  return { editions: [edition], ...rest, ...(known === undefined ? {} : { hands: known }), steps };
}

/** Tells a case by its Laws: everything that was told must be readable and able to have happened. */
export function tellAnew(told: CaseTold, edition: LawsEdition, deal: Deal | undefined): ToldCase {
  const read = readCase(caseFile(told, edition, deal));
  if (!read.ok)
    return refuse('case-unreadable', `The case cannot be read: ${read.error.message}`, {
      params: { why: read.error.message },
    });
  const { table, refused } = tell(beginCase(read.value, edition), read.value.steps);
  if (refused === undefined) return { ok: true, value: { table } };
  const { message, clause } = refused.why;
  const place = read.value.places[refused.at] ?? 'steps';
  return refuse('case-impossible', `This cannot have happened (${place}): ${message}`, {
    params: { place, why: message },
    ...(clause === undefined ? {} : { clause }),
  });
}

const kept = new WeakMap<CaseTold, { readonly deal: Deal | undefined; readonly told: ToldCase }>();

/** The same for a case that is kept, told once as long as nothing about it changes. */
export function tellCase({ told, edition }: CaseState, deal: Deal | undefined): ToldCase {
  const known = kept.get(told);
  if (known !== undefined && known.deal === deal) return known.told;
  const anew = tellAnew(told, edition, deal);
  kept.set(told, { deal, told: anew });
  return anew;
}

/** Hands that are those of the record are not written again. */
function handsTold(hands: PartialDeal, record: Deal | undefined): Pick<CaseSetup, 'hands'> {
  const printed = printedHands(hands);
  const recorded = record && printedHands(record);
  if (recorded !== undefined && SEATS.every((seat) => printed[seat] === recorded[seat]))
    return { hands: 'record' };
  return Object.keys(printed).length === 0 ? {} : { hands: printed };
}

/** What is told at a table, as a tournament keeps it with a board that has those hands on record. */
export function toldAt(table: Table, record: Deal | undefined): CaseTold {
  const { dealer, vulnerability: vulnerable, hands = {}, play, regulation, screens = false } = table;
  const begun = play === undefined ? {} : { ...play, contract: printContract(play.contract) };
  return {
    setup: {
      dealer,
      vulnerable,
      ...handsTold(hands, record),
      ...begun,
      ...(regulation === undefined ? {} : { regulation }),
      ...(screens ? { screens } : {}),
    },
    steps: writeSteps(table),
  };
}

/** The table of a case; as it began when what was told cannot be told any more. */
export function tableOfTold(told: CaseTold, edition: LawsEdition, record: Deal | undefined): Table {
  const run = tellAnew(told, edition, record);
  if (run.ok) return run.value.table;
  const { dealer, vulnerable, regulation, screens } = told.setup;
  return openTable({ edition, dealer, vulnerability: vulnerable, regulation, screens });
}
