import type { Result } from 'naipe/base';
import { type Hand, type PartialDeal, parseHand, SEATS, type Seat } from 'naipe/game';
import {
  answer,
  type Happening,
  happen,
  type Input,
  type LawsEdition,
  openTable,
  type PlaySetup,
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
  /** Where the play is taken up, when no auction was entered. */
  readonly play?: PlaySetup;
  readonly hands?: PartialDeal;
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
function played({ inputs, ...setup }: Kept): Table {
  return inputs.reduce<Table>(
    (table, input) => {
      const next = take(table, input);
      return next.ok ? next.value : table;
    },
    openTable({ ...setup, vulnerability: 'None' }),
  );
}

/** How the play of a table was taken up, if it was. */
const takenUp = ({ play, hands }: Table): Pick<Kept, 'play' | 'hands'> => ({
  ...(play === undefined ? {} : { play }),
  ...(hands === undefined ? {} : { hands }),
});

/** The hands that could be read; the others are not known. */
function handsRead(texts: Readonly<Record<Seat, string>>): Pick<Kept, 'hands'> {
  const hands: Partial<Record<Seat, Hand>> = {};
  for (const seat of SEATS) {
    const hand = texts[seat].trim() === '' ? undefined : parseHand(texts[seat]);
    if (hand?.ok) hands[seat] = hand.value;
  }
  return Object.keys(hands).length === 0 ? {} : { hands };
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
  /** Begins with the play: the contract and the trick about to be led to. */
  readonly playBegun: (play: PlaySetup, hands: Readonly<Record<Seat, string>>) => void;
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
      JSON.stringify({
        edition: next.edition,
        dealer: next.dealer,
        inputs: next.inputs,
        ...takenUp(next),
      } satisfies Kept),
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
      if (edition === table.edition) return show(played({ edition, dealer, inputs: [] }));
      const inputs = table.inputs.filter(({ type }) => type !== 'answer');
      show(played({ edition, dealer, inputs, ...takenUp(table) }));
    },
    playBegun: (play, hands) =>
      show(played({ edition: table.edition, dealer: table.dealer, inputs: [], play, ...handsRead(hands) })),
  };
}
