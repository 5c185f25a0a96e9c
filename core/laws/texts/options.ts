import {
  CALLS,
  isBid,
  isSufficient,
  type Language,
  partnerOf,
  rhoOf,
  type Strain,
  strainOf,
} from '../../game/index.ts';
import type { ByEdition } from '../clauses/by-edition.ts';
import { type AnyCall, isBidOverSeven } from '../happening/any-call.ts';
import type { ReplacementRule, Replacing } from '../ruling/ruling.ts';
import { isInsufficient } from '../table/duties.ts';
import { standingOf, type Table, turnOf } from '../table/table.ts';
import type { Sentence } from './keyed-words.ts';
import { noteText } from './wording.ts';

/** A kind of call in place of a cancelled one, and where the Laws say what it leads to. */
interface Option {
  readonly code: string;
  readonly clause: string;
}

const option = (code: string, clause: string): Option => ({ code, clause });

const everywhere = (options: readonly Option[]): ByEdition<readonly Option[]> => ({
  1997: options,
  2007: options,
  2017: options,
});

const comparableOr = (yes: string, no: string): readonly Option[] => [
  option('comparable', yes),
  option('other-once', no),
];

const STRAIN_OR_OTHER = [
  option('repeat-if-pass', '31A1'),
  option('same-strain-once', '31A2(a)'),
  option('other-bars', '31A2(b)'),
];
const DOUBLE_OR_OTHER = [option('repeat-if-pass', '32B1'), option('other-bars', '32B2')];

/** What each edition lets a player put in place of a call that was cancelled. */
const OPTIONS: Readonly<Record<ReplacementRule, ByEdition<readonly Option[]>>> = {
  '27': {
    1997: [option('lowest-natural', '27B1(a)'), option('other-bars', '27B2'), option('no-double', '27B3')],
    2007: [
      option('lowest-natural', '27B1(a)'),
      option('more-precise', '27B1(b)'),
      option('other-bars', '27B2'),
      option('no-other-double', '27B3'),
    ],
    2017: [
      option('lowest-same', '27B1(a)'),
      option('comparable', '27B1(b)'),
      option('other-bars', '27B2'),
      option('no-other-double', '27B3'),
    ],
  },
  '27-bar': everywhere([option('barred-anyway', '27B3')]),
  '30B': everywhere(comparableOr('30B1(b)(i)', '30B1(b)(ii)')),
  '31A': {
    1997: STRAIN_OR_OTHER,
    2007: STRAIN_OR_OTHER,
    2017: [option('repeat-if-pass', '31A1'), ...comparableOr('31A2(a)', '31A2(b)')],
  },
  '31B': everywhere(comparableOr('31A2(a)', '31A2(b)')),
  '32A': {
    1997: DOUBLE_OR_OTHER,
    2007: DOUBLE_OR_OTHER,
    2017: [option('repeat-if-pass', '32A1'), ...comparableOr('32A2(a)', '32A2(b)')],
  },
  '32B': everywhere(comparableOr('32A2(a)', '32A2(b)')),
};

const strainOfBid = (call: AnyCall): Strain | undefined =>
  isBidOverSeven(call) || !isBid(call) ? undefined : strainOf(call);

/** Is there a bid above the last one, in that strain if one is given? */
function isBidLeft({ calls }: Table, strain: Strain | undefined): boolean {
  const { bid } = standingOf(calls);
  return (
    bid === undefined ||
    CALLS.some(
      (each) => isBid(each) && isSufficient(each, bid) && (strain === undefined || strainOf(each) === strain),
    )
  );
}

/** What a player may put in place of his cancelled call and what each leads to, to be said before he chooses (Law 10C1). */
export function replacementOptions(
  { seat, withdrawn, rule, clause }: Replacing,
  table: Table,
  language: Language,
): readonly Sentence[] {
  const { edition, persists } = table;
  const turn = rhoOf(seat);
  const params = { seat, call: withdrawn.call, partner: partnerOf(seat), turn };
  // Who has called does not pass any more, and who has to repeat a call of his own does not either.
  const mayPass =
    turnOf(table) !== seat && !persists.some((item) => item.type === 'must-repeat' && item.seat === turn);
  const isOpen = ({ code }: Option): boolean => {
    if (code === 'repeat-if-pass') return mayPass;
    const strain = code === 'lowest-natural' ? strainOfBid(withdrawn.call) : undefined;
    return !code.startsWith('lowest-') || isBidLeft(table, strain);
  };
  const open = OPTIONS[rule][edition].filter(isOpen);
  const saidOf = (code: string): string => {
    // Where one kind is left, it is else than nothing.
    if (code === 'other-bars') return open.length === 1 ? 'any-bars' : code;
    // Only a legal call is repeated without more (Law 31A1).
    return code === 'repeat-if-pass' && isInsufficient(table, withdrawn.call) ? `${code}-insufficient` : code;
  };
  return open.map((each) => ({
    text: noteText(`option/${saidOf(each.code)}`, language, params),
    clause: rule === '27-bar' ? clause : each.clause,
  }));
}
