import { dummyOf, printContract, printHand, SEATS, type Seat } from '../../game/index.ts';
import { writeStatement } from '../claims/statement-notation.ts';
import { words } from '../engine/happenings/definition.ts';
import { isReport } from '../engine/happenings/report-members.ts';
import { inWords } from '../engine/happenings/steps.ts';
import type { Answered, Input } from '../happening/happening.ts';
import type { Meaning } from '../happening/meaning.ts';
import type { Report } from '../happening/report.ts';
import { finalContract, type Table } from '../table/table.ts';
import type { Json } from './json.ts';

/** A step as a case file holds it. */
export type CaseStepJson =
  | string
  | { readonly step: string; readonly means: Meaning }
  | { readonly step: string; readonly statement: readonly string[] }
  | Report
  | Answered;

/** The case file of a table: where it began and everything that happened and was answered, for `readCase`. */
export function writeCase(table: Table): Json {
  const { edition, dealer, vulnerability, hands = {}, play, regulation, screens = false } = table;
  const known = SEATS.flatMap((seat) => {
    const hand = hands[seat];
    return hand === undefined ? [] : [[seat, printHand(hand)] as const];
  });
  return {
    editions: [edition],
    dealer,
    vulnerable: vulnerability,
    ...(known.length === 0 ? {} : { hands: Object.fromEntries(known) }),
    ...(play === undefined ? {} : { ...play, contract: printContract(play.contract) }),
    ...(regulation === undefined ? {} : { regulation }),
    ...(screens ? { screens } : {}),
    steps: writeSteps(table),
  };
}

/** Everything that happened at a table and was answered, as the steps of its case file. */
export const writeSteps = (table: Table): readonly CaseStepJson[] => {
  const dummy = dummyAt(table);
  return table.inputs.map((input) => writeStep(input, dummy));
};

function dummyAt(table: Table): Seat {
  const contract = finalContract(table);
  return contract === undefined || contract === 'passed-out' ? table.dealer : dummyOf(contract);
}

/** What happened at a table, step by step, without what calls mean and claims state. */
export const stepTexts = (table: Table, inputs: readonly Input[]): readonly string[] =>
  inputs.map((input) => {
    const step = writeStep(input, dummyAt(table));
    if (typeof step === 'string') return step;
    return 'step' in step ? step.step : step.type;
  });

function writeStep(input: Input, dummy: Seat): CaseStepJson {
  // Results with weights, a poll and a reason are several words.
  if (input.type === 'answer')
    return /\s/.test(input.answer) ? input : words('>', input.question, input.answer);
  if (isReport(input)) return input;
  const step = inWords(input, dummy);
  if (input.type === 'claim' && input.statement !== undefined)
    return { step, statement: writeStatement(input.statement) };
  return (input.type === 'call' || input.type === 'change') && input.meaning !== undefined
    ? { step, means: input.meaning }
    : step;
}
