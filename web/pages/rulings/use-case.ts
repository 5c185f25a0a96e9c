import type { Result } from 'naipe/base';
import type { Seat } from 'naipe/game';
import {
  answer,
  type Happening,
  happen,
  type Input,
  type LawsEdition,
  openTable,
  type Table,
  type TableRefusal,
  undo,
} from 'naipe/laws';
import { useState } from 'react';
import { readStored, store } from '../../app/stored.ts';

const KEY = 'naipe-ruling-case';

/** What has to be kept of a case: everything else follows from it. */
interface Kept {
  readonly edition: LawsEdition;
  readonly dealer: Seat;
  readonly inputs: readonly Input[];
}

const NEW: Kept = { edition: 2017, dealer: 'N', inputs: [] };

function kept(): Kept {
  try {
    return { ...NEW, ...(JSON.parse(readStored(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return NEW;
  }
}

const take = (table: Table, input: Input): Result<Table, TableRefusal> =>
  input.type === 'answer' ? answer(table, input.answer) : happen(table, input);

/** The table at which those things happened; what cannot have happened is left out. */
function played({ edition, dealer, inputs }: Kept): Table {
  return inputs.reduce<Table>(
    (table, input) => {
      const next = take(table, input);
      return next.ok ? next.value : table;
    },
    openTable({ edition, dealer, vulnerability: 'None' }),
  );
}

export interface RulingCaseInHand {
  readonly table: Table;
  /** Why the last thing could not be recorded. */
  readonly refusal: TableRefusal | undefined;
  readonly happened: (happening: Happening) => void;
  readonly answered: (answer: string) => void;
  readonly undone: () => void;
  /** Begins anew, or tells the same case by another edition or from another dealer. */
  readonly begun: (how: { readonly edition?: LawsEdition; readonly dealer?: Seat }) => void;
}

/** The case on this page. It stays on the device until a new one begins. */
export function useRulingCase(): RulingCaseInHand {
  const [table, setTable] = useState(() => played(kept()));
  const [refusal, setRefusal] = useState<TableRefusal>();
  const show = (next: Table): void => {
    setTable(next);
    setRefusal(undefined);
    store(
      KEY,
      JSON.stringify({ edition: next.edition, dealer: next.dealer, inputs: next.inputs } satisfies Kept),
    );
  };
  const record = (input: Input): void => {
    const next = take(table, input);
    if (next.ok) show(next.value);
    else setRefusal(next.error);
  };
  return {
    table,
    refusal,
    happened: record,
    answered: (id) => record({ type: 'answer', answer: id }),
    undone: () => show(undo(table)),
    begun: ({ edition = table.edition, dealer = table.dealer }) => {
      // Another edition tells the same story from the happenings on: its questions are its own.
      const same = edition !== table.edition ? table.inputs.filter(({ type }) => type !== 'answer') : [];
      show(played({ edition, dealer, inputs: same }));
    },
  };
}
