import { dummyOf, printContract, printHand, SEATS, type Seat } from '../../game/index.ts';
import { writeStatement } from '../claims/statement-notation.ts';
import type {
  Claimed,
  ClaimReopened,
  DummyNamed,
  Exposed,
  Input,
  RevokeNoticed,
} from '../happening/happening.ts';
import type { Meaning } from '../happening/meaning.ts';
import type { Report } from '../happening/report.ts';
import type { Inspected } from '../happening/trick-happening.ts';
import { finalContract, type Table } from '../table/table.ts';
import type { Json } from './json.ts';

/** A step as a case file holds it. */
type StepJson =
  | string
  | { readonly step: string; readonly means: Meaning }
  | { readonly step: string; readonly statement: readonly string[] }
  | Report;

/** The case file of a table: where it began and everything that happened and was answered, for `readCase`. */
export function writeCase(table: Table): Json {
  const { edition, dealer, vulnerability, hands = {}, play } = table;
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
    steps: table.inputs.map((input) => writeStep(input, dummyAt(table))),
  };
}

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

function writeStep(input: Input, dummy: Seat): StepJson {
  switch (input.type) {
    case 'answer':
      return words('>', input.question, input.answer);
    case 'call':
      return withMeaning(`${input.seat} ${input.call}`, input.meaning);
    case 'change':
      return withMeaning(`${input.seat} change ${input.call}`, input.meaning);
    case 'simultaneous':
      return input.calls.map(({ seat, call }) => `${seat} ${call}`).join(' & ');
    case 'exposed':
      return `${input.seat} ${exposingVerb(input)} ${input.cards.join(' ')}`;
    case 'card':
      return words(input.seat, input.misled === true && 'misled', input.card);
    case 'simultaneous-cards':
      return input.cards.map(({ seat, card }) => `${seat} ${card}`).join(' & ');
    case 'dummy-named':
      return `${input.seat} dummy ${wordsOf(input)}`;
    case 'card-renamed':
      return `${input.seat} meant ${input.card}`;
    case 'dummy-misplaced':
      return input.card === undefined
        ? `${input.seat} misplaced-for ${input.named}`
        : `${input.seat} misplaced ${input.card} for ${input.named}`;
    case 'several-cards':
      return `${input.seat} both ${input.cards.join(' ')}`;
    case 'card-held':
      return `${input.seat} holds ${input.card}`;
    case 'fifth-card':
      return `${input.seat} adds ${input.card}`;
    case 'misexplained-play':
      return words(input.seat, 'misexplained', input.dummySeen === true && 'dummy-seen');
    case 'dummy-acted':
      return `${dummy} as-dummy ${input.act}`;
    case 'lead-down':
      return `${input.seat} leads-down`;
    case 'revoke-noticed':
      return writeNotice(input);
    case 'revoke-asked':
      return `${input.by} ${input.wordless === true ? 'warns-of-revoke' : 'asks-revoke'} ${input.asked}`;
    case 'card-omitted':
      return `${input.seat} omits`;
    case 'card-tucked':
      return `${input.seat} tucks ${input.card}`;
    case 'defect-noticed':
      return `${input.by} notices-defect`;
    case 'card-strayed':
      return words(input.seat, 'strays', input.card, input.again === true && 'again');
    case 'card-pointed-out':
      return words(input.by, 'points-out', input.seat, input.trick);
    case 'tricks-disturbed':
      return `${input.seat} disturbs`;
    case 'cards-mixed':
      return `${input.seats[0]} ${['mixes', ...input.seats.slice(1)].join(' ')}`;
    case 'inspection':
      return writeInspection(input);
    case 'claim':
      return input.statement === undefined
        ? writeClaim(input)
        : { step: writeClaim(input), statement: writeStatement(input.statement) };
    case 'agreement-withdrawn':
      return writeReopened(input, 'withdraws-agreement');
    case 'concession-withdrawn':
      return writeReopened(input, 'cancels-concession');
    case 'lead-faced':
      return words(input.seat, 'faces', input.card);
    case 'hands-returned':
      return 'hands returned';
    case 'lead-due':
      return 'lead due';
    case 'play-over':
      return 'play over';
    case 'director':
      return `${input.by} calls-director`;
    default:
      return input;
  }
}

/** What is said of a step, without what is not. */
const words = (...said: readonly (string | number | false | undefined)[]): string =>
  said.filter((word) => word !== false && word !== undefined).join(' ');

const writeNotice = (noticed: RevokeNoticed): string =>
  words(
    noticed.by,
    'notices-revoke',
    noticed.of,
    noticed.trick !== undefined && `T${noticed.trick}`,
    noticed.calledOnNextBoard !== undefined && `called-${noticed.calledOnNextBoard.join('')}`,
    noticed.roundEnded === true && 'round-over',
    noticed.handsReturned === true && 'hands-back',
  );

function writeClaim({ seat, act = 'states-winning', tricks, inAll, shown = [] }: Claimed): string {
  const number = words(tricks ?? 'all', inAll === true && 'in-all');
  return words(seat, CLAIM_WORDS[act](number), shown.length > 0 && `showing ${shown.join(' ')}`);
}

const CLAIM_WORDS: Readonly<Record<NonNullable<Claimed['act']>, (tricks: string) => string>> = {
  'states-winning': (tricks) => `claims ${tricks}`,
  'states-losing': (tricks) => `concedes ${tricks}`,
  'about-current-trick': () => 'claims this-trick',
  'suggests-curtailing': () => 'suggests-stopping',
  'shows-cards': () => 'shows-hand',
  'abandons-hand': () => 'abandons-hand',
};

const writeReopened = ({ seat, since, tricks }: ClaimReopened, verb: string): string =>
  words(seat, verb, since !== 'nothing' && since, tricks);

const writeInspection = ({ by, what, trick, turned, looked, alleging }: Inspected): string =>
  words(
    by,
    looked === true ? 'looks-at' : 'asks-to-see',
    what,
    trick,
    turned === true && 'turned',
    alleging === true && 'alleging',
  );

const withMeaning = (step: string, means: Meaning | undefined): StepJson =>
  means === undefined ? step : { step, means };

const VERBS: Readonly<Record<NonNullable<Exposed['how']>, string>> = {
  dropped: 'drops',
  shown: 'shows',
  named: 'names',
};

/** A card of which nobody said how it came to light was dropped. */
const exposingVerb = ({ led, how = 'dropped' }: Exposed): string => (led === true ? 'leads' : VERBS[how]);

function wordsOf({ word, suit, rank, pointing }: DummyNamed): string {
  if (pointing === true) return words(rank, 'pointing', suit);
  return word === undefined ? `${suit ?? ''}${rank ?? ''}` : words(word, suit);
}
