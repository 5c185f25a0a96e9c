import { type Deal, printHand, SEATS } from '../../game/index.ts';
import { type CaseRun, type LawsEdition, readCase, runCase } from '../../laws/index.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { CaseState, CaseTold } from './case.ts';

/** A case as the Laws tell it, or why it cannot be told. */
export type ToldCase = { readonly ok: true; readonly value: CaseRun } | Refused;

/** What was told, as a case file holds it. */
export function caseFile({ setup, steps }: CaseTold, edition: LawsEdition, deal: Deal | undefined) {
  const { hands, ...rest } = setup;
  const known =
    hands !== 'record'
      ? hands
      : deal && Object.fromEntries(SEATS.map((seat) => [seat, printHand(deal[seat])] as const));
  return { editions: [edition], ...rest, ...(known === undefined ? {} : { hands: known }), steps };
}

/** Tells a case by its Laws: everything that was told must be readable and able to have happened. */
export function tellAnew(told: CaseTold, edition: LawsEdition, deal: Deal | undefined): ToldCase {
  const read = readCase(caseFile(told, edition, deal));
  if (!read.ok)
    return refuse('case-unreadable', `The case cannot be read: ${read.error.message}`, {
      params: { why: read.error.message },
    });
  const run = runCase(read.value, edition);
  if (run.refusal === undefined) return { ok: true, value: run };
  const { message, clause } = run.refusal;
  return refuse('case-impossible', `This cannot have happened (${run.place ?? 'steps'}): ${message}`, {
    params: { place: run.place ?? '', why: message },
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
