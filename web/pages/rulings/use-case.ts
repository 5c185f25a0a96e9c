import { ok, type Result } from 'naipe/base';
import type { PartialDeal, Seat, Vulnerability } from 'naipe/game';
import {
  answer,
  type Happening,
  happen,
  type Input,
  type LawsEdition,
  type MadeCall,
  type Meaning,
  openTable,
  type PlaySetup,
  type Setup,
  type Table,
  type TableRefusal,
  undo,
} from 'naipe/laws';
import { useState } from 'react';
import { type CaseFault, tableOfCase } from './case-text.ts';
import { withMeanings } from './meanings.ts';

const take = (table: Table, input: Input): Result<Table, TableRefusal> =>
  input.type === 'answer' ? answer(table, input.answer) : happen(table, input);

/** The table at which those things happened; what cannot have happened is left out. */
const played = (setup: Setup, inputs: readonly Input[]): Table =>
  inputs.reduce<Table>((table, input) => {
    const next = take(table, input);
    return next.ok ? next.value : table;
  }, openTable(setup));

/** The same, or why one of them cannot have happened. */
const playedWhole = (setup: Setup, inputs: readonly Input[]): Result<Table, TableRefusal> =>
  inputs.reduce<Result<Table, TableRefusal>>(
    (so, input) => (so.ok ? take(so.value, input) : so),
    ok(openTable(setup)),
  );

/** Where the case stands that is being told: on this device, or with a board of a tournament. */
export interface CaseStore {
  readonly table: Table;
  readonly keep: (next: Table) => void;
}

export interface RulingCaseInHand {
  readonly table: Table;
  /** Why the last thing could not be recorded. */
  readonly refusal: TableRefusal | CaseFault | undefined;
  /** Records it, and answers whether it could have happened. */
  readonly happened: (happening: Happening) => boolean;
  readonly answered: (answer: string) => void;
  /** Keeps with two calls what they mean. */
  readonly meant: (first: MadeCall, second: MadeCall, meanings: readonly [Meaning, Meaning]) => void;
  readonly undone: () => void;
  /** Begins anew, or tells the same case by another edition or from another dealer. */
  readonly begun: (how: { readonly edition?: LawsEdition; readonly dealer?: Seat }) => void;
  /** Tells the same case by a regulation, with or without screens. */
  readonly regulated: (by: Pick<Setup, 'regulation' | 'screens'>) => void;
  /** Begins with the play: the contract and the trick about to be led to. */
  readonly playBegun: (play: PlaySetup, hands: PartialDeal) => void;
  /** Says which cards were held when the case began, and answers whether everything could have happened with them. */
  readonly handsKnown: (hands: PartialDeal) => boolean;
  readonly vulnerabilityKnown: (vulnerability: Vulnerability) => void;
  /** Goes on with the case of a file. */
  readonly opened: (text: string) => void;
}

/** What can be told of a case, wherever it is kept. */
export function useCaseInHand({ table, keep }: CaseStore): RulingCaseInHand {
  const [refusal, setRefusal] = useState<TableRefusal | CaseFault>();
  const show = (next: Table): void => {
    setRefusal(undefined);
    keep(next);
  };
  const showOrRefuse = (next: Result<Table, TableRefusal | CaseFault>): boolean => {
    if (next.ok) show(next.value);
    else setRefusal(next.error);
    return next.ok;
  };
  const record = (input: Input): boolean => showOrRefuse(take(table, input));
  const { edition: now, vulnerability } = table;
  return {
    table,
    refusal,
    happened: record,
    answered: (id) => record({ type: 'answer', answer: id }),
    meant: (first, second, meanings) =>
      show(played(table, withMeanings(table.inputs, [first, second], meanings))),
    undone: () => show(undo(table)),
    begun: ({ edition = now, dealer = table.dealer }) => {
      const { regulation, screens } = table;
      if (edition === now) return show(openTable({ edition, dealer, vulnerability, regulation, screens }));
      show(toldAnew(table, { edition, dealer }));
    },
    regulated: (by) => show(toldAnew(table, by)),
    playBegun: (play, hands) => {
      const { dealer, regulation, screens } = table;
      show(openTable({ edition: now, dealer, vulnerability, play, hands, regulation, screens }));
    },
    handsKnown: (hands) => showOrRefuse(playedWhole({ ...setupOf(table), hands }, table.inputs)),
    vulnerabilityKnown: (side) =>
      showOrRefuse(playedWhole({ ...setupOf(table), vulnerability: side }, table.inputs)),
    opened: (text) => showOrRefuse(tableOfCase(text, now)),
  };
}

/** Other rules tell the same story from the happenings on: their questions are their own. */
const toldAnew = (table: Table, by: Partial<Setup>): Table =>
  played(
    { ...setupOf(table), ...by },
    table.inputs.filter(({ type }) => type !== 'answer'),
  );

/** How a table began. */
const setupOf = ({ edition, dealer, vulnerability, hands, play, regulation, screens }: Table): Setup => ({
  edition,
  dealer,
  vulnerability,
  regulation,
  screens,
  ...(hands === undefined ? {} : { hands }),
  ...(play === undefined ? {} : { play }),
});
