import { never } from '../../base/index.ts';
import type { FactOf } from '../fact.ts';
import type { SessionState } from '../state.ts';
import { type CaseNote, type CaseState, toldFrom } from './case.ts';
import type { CaseFacts } from './facts.ts';

export type CaseFact = { [T in keyof CaseFacts]: FactOf<T> }[keyof CaseFacts];

const withDirector = (directors: readonly string[], actor: string): readonly string[] =>
  directors.includes(actor) ? directors : [...directors, actor];

function opened({ data, sequence, time, actor, cause }: FactOf<'case-opened'>): CaseState {
  const { session: _, setup, steps, ...at } = data;
  return {
    ...at,
    number: sequence,
    openedAt: time,
    told: { setup, steps },
    latest: cause,
    changedAt: time,
    changedBy: actor,
    directors: [actor],
    notes: [],
    rulings: [],
    status: 'open',
  };
}

/** Notes on steps that are told no more go with them. */
const stillAbout = (notes: readonly CaseNote[], from: number): readonly CaseNote[] =>
  notes.filter(({ step }) => step === undefined || step < from);

function noted(
  notes: readonly CaseNote[],
  { data: { step, text }, actor: by, time: at }: FactOf<'case-noted'>,
): readonly CaseNote[] {
  const note = { ...(step === undefined ? {} : { step }), text, by, at };
  // A step has one reason; what is said of the whole case stands beside what others say.
  const others = step === undefined ? notes : notes.filter((each) => each.step !== step);
  return text.trim() === '' ? others : [...others, note];
}

function ruled(before: CaseState, { data, sequence, time, actor }: FactOf<'case-ruled'>): CaseState {
  const { session: _, section: __, round: ___, table: ____, board: _____, case: ______, ...ruling } = data;
  const given = { ...ruling, number: sequence, at: time, by: actor, steps: before.told.steps.length };
  return { ...before, rulings: [...before.rulings, given], status: 'ruled' };
}

function caseAfter(before: CaseState, fact: Exclude<CaseFact, FactOf<'case-opened'>>): CaseState {
  const changed = {
    ...before,
    latest: fact.cause,
    changedAt: fact.time,
    changedBy: fact.actor,
    directors: withDirector(before.directors, fact.actor),
  };
  switch (fact.type) {
    case 'case-told':
      return {
        ...changed,
        told: toldFrom(before.told, fact.data),
        notes: stillAbout(before.notes, fact.data.from),
        status: 'open',
      };
    case 'case-noted':
      // A note takes nothing from what another director is just telling.
      return { ...changed, latest: before.latest, notes: noted(before.notes, fact) };
    case 'case-ruled':
      return ruled(changed, fact);
    case 'ruling-told':
      // Like a note it takes nothing from what another director is just telling.
      return {
        ...changed,
        latest: before.latest,
        rulings: before.rulings.map((each, index) =>
          index === before.rulings.length - 1 ? { ...each, toldAt: fact.time } : each,
        ),
      };
    case 'case-closed':
      return { ...changed, status: 'closed' };
    default:
      return never(fact);
  }
}

export function withCase(session: SessionState, fact: CaseFact): SessionState {
  const number = fact.type === 'case-opened' ? fact.sequence : fact.data.case;
  const before = session.cases?.get(number);
  const after =
    fact.type === 'case-opened' ? opened(fact) : before === undefined ? undefined : caseAfter(before, fact);
  if (after === undefined) throw new Error(`Fact ${fact.sequence} is about a case that was not opened.`);
  return { ...session, cases: new Map(session.cases).set(number, after) };
}
