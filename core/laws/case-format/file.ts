import { ok, type Result } from '../../base/index.ts';
import {
  isSeat,
  type PartialDeal,
  parseContract,
  readVulnerability,
  type Seat,
  type Vulnerability,
} from '../../game/index.ts';
import { readStatement } from '../claims/statement-notation.ts';
import type { TableRegulation } from '../clauses/paragraph.ts';
import { readDone, readTogether, readWhole } from '../engine/happenings/steps.ts';
import type { CardFell, Happening, Input } from '../happening/happening.ts';
import type { Meaning } from '../happening/meaning.ts';
import type { PlaySetup } from '../table/play-state.ts';
import { en } from '../texts/en/index.ts';
import { parseTricks } from '../tricks/notation.ts';
import {
  type CaseHead,
  caseFault,
  isObject,
  type Json,
  readAnswers,
  readHands,
  readHead,
  unreadable,
} from './json.ts';
import { readReport, wrongReport } from './report-file.ts';
import { misshapen, needing, object, type Shape, text } from './shape.ts';
import { TABLE_CASE, TOLD_STEP } from './shapes.ts';
import { whyNoStep } from './steps.ts';
import { withTens } from './tens.ts';

/** What a case says must come of it. What it does not mention is not checked. */
export interface Expectation {
  /** The clauses that the rulings rest on, all of them, in any order. */
  readonly clauses?: readonly string[];
  /** Clauses that none of them may rest on. */
  readonly notClauses?: readonly string[];
  /** The calls that stand: `N 1H, E Pass`. */
  readonly calls?: string;
  /** Whose turn it is, or `none`. */
  readonly turn?: string;
  /** The question that is open at the end, or `none`: `accept by W: accept, decline`. */
  readonly open?: string;
  /** All that lasts, one line each. */
  readonly persists?: readonly string[];
  /** The cards of the trick on the table: `E C5, S CJ`. */
  readonly trick?: string;
  /** Whose card is next, or `none`. */
  readonly toPlay?: string;
  /** The cards that hands may legally contribute: `C7 C3`. */
  readonly legal?: Partial<Readonly<Record<Seat, string>>>;
  /** The contract, `passed-out` or `none`. */
  readonly contract?: string;
  /** The code with which the last step is refused. */
  readonly refused?: string;
  /** Codes of what the director says that changes nothing. */
  readonly notes?: readonly string[];
  /** How a claim shared out the tricks left, with those that rulings on it moved: `NS 2, EW 1`, or `none`. */
  readonly rest?: string;
  /** The answer suggested to the open question, or `none`. */
  readonly suggested?: string;
  /** What happened while the open question was asked and is looked at after it. */
  readonly meanwhile?: readonly string[];
  /** Tricks that rulings moved, on balance: `2 to NS`, or `none`. */
  readonly moved?: string;
  /** The tricks of each side and the score of North–South, once all are accounted for: `NS 11, EW 2: 450`. */
  readonly result?: string;
}

/** A case for the director: what happened, and for tests what must come of it in each edition. */
export interface RulingCase extends CaseHead<Expectation> {
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  /** The hands as far as the case needs them. */
  readonly hands: PartialDeal;
  /** Where the case begins in the play. */
  readonly play: PlaySetup | undefined;
  /** The regulation that says more than the Laws, and whether screens are used. */
  readonly regulation: TableRegulation | undefined;
  readonly screens: true | undefined;
  readonly steps: readonly Input[];
  /** Where each step stands in the file. */
  readonly places: readonly string[];
  /** Answers to questions by their name, given when no step answers them; a list is used one by one. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

/** Reads a case from what a JSON file holds. */
export function readCase(json: unknown): Result<RulingCase> {
  if (!isObject(json)) return caseFault('case', 'case-members', { members: '"dealer", "steps"' });
  const wrong = misshapen(json, TABLE_CASE);
  if (wrong !== undefined) return wrong;
  const dealer = json.dealer ?? 'N';
  if (typeof dealer !== 'string' || !isSeat(dealer)) return caseFault('dealer', 'case-seat');
  const vulnerability = readVulnerability(String(json.vulnerable ?? 'None'));
  if (vulnerability === undefined) return caseFault('vulnerable', 'case-vulnerable');
  const hands = readHands(json.hands);
  if (!hands.ok) return hands;
  const play = readPlay(json);
  if (!play.ok) return play;
  const steps = readSteps(json.steps);
  if (!steps.ok) return steps;
  const answers = readAnswers(json.answers);
  if (!answers.ok) return answers;
  const unknown = Object.keys(answers.value).find((id) => !isQuestion(id));
  if (unknown !== undefined) return caseFault(`answers.${unknown}`, 'case-question');
  const { screens = false, regulation } = json;
  // Without one there is nothing to go by: the Laws know no screens.
  if (screens === true && regulation === undefined)
    return caseFault('screens', 'case-members', { members: '"regulation"' });
  const head = readHead<Expectation>(json);
  if (!head.ok) return head;
  return ok({
    ...head.value,
    dealer,
    vulnerability,
    steps: steps.value.map(({ step }) => step),
    places: steps.value.map(({ place }) => place),
    answers: answers.value,
    hands: hands.value,
    play: play.value,
    regulation: regulation as TableRegulation | undefined,
    screens: screens === true ? true : undefined,
  });
}

/** The names of the questions that the Laws ask at a table: gathered when first asked, for the words may be loaded after this. */
let questions: ReadonlySet<string> | undefined;
function isQuestion(id: string): boolean {
  questions ??= new Set(Object.keys(en.questions).map((key) => key.split('/')[0] ?? key));
  return questions.has(id);
}

/** `"contract": "4SS"`, with `"trick": 5` and `"leader": "W"` when the case begins later in the play. */
function readPlay(json: Json): Result<PlaySetup | undefined> {
  if (json.contract === undefined) return ok(undefined);
  const contract = parseContract(String(json.contract));
  if (!contract.ok) return unreadable('contract', contract.error);
  const leader = json.leader;
  if (leader !== undefined && (typeof leader !== 'string' || !isSeat(leader)))
    return caseFault('leader', 'case-seat');
  const { trick } = json;
  return ok({
    contract: contract.value,
    ...(typeof trick === 'number' ? { trick } : {}),
    ...(leader === undefined ? {} : { leader }),
  });
}

interface PlacedStep {
  readonly step: Input;
  readonly place: string;
}

function readSteps(json: unknown): Result<readonly PlacedStep[]> {
  if (!Array.isArray(json)) return caseFault('steps', 'case-list');
  const steps: PlacedStep[] = [];
  for (const [index, each] of json.entries()) {
    const place = `steps[${index}]`;
    const trick = typeof each === 'string' && /^[NESW]:/.test(each) ? readTrick(each) : undefined;
    if (trick !== undefined) {
      steps.push(...trick.map((step) => ({ step, place })));
      continue;
    }
    const isTold = isObject(each) && each.step !== undefined;
    const wrong = isTold ? TOLD_STEP(each, place) : undefined;
    if (wrong !== undefined) return wrong;
    const step = typeof each === 'string' ? readStep(each) : readHappening(each);
    if (step === undefined) return noStep(place, each);
    steps.push({ step, place });
  }
  return ok(steps);
}

/** Which word of a step cannot be read, and what could stand there; of a report, what is wrong with its members. */
function noStep(place: string, json: unknown): Result<never> {
  const text = isObject(json) ? json.step : json;
  if (typeof text !== 'string')
    return wrongReport(json, place) ?? caseFault(place, 'case-unreadable', { found: JSON.stringify(json) });
  const { word, could } = whyNoStep(text);
  return caseFault(place, 'case-step', { found: JSON.stringify(text), word, could });
}

/** `W: DQ DA D2 D3`: the cards of a trick in the order they fell. */
function readTrick(text: string): readonly CardFell[] | undefined {
  const tricks = parseTricks(withTens(text));
  return tricks.ok
    ? tricks.value.flatMap(({ plays }) =>
        plays.map(({ seat, card }) => ({ type: 'card', seat, card }) as const),
      )
    : undefined;
}

/** `N 1H`, `S leads D3`, `N 1H & E P`, `> decline`, `lead due` … */
function readStep(text: string): Input | undefined {
  const [first = '', second = '', ...rest] = withTens(text).trim().split(/\s+/);
  if (first === '>') return readAnswer(second, rest);
  if (text.includes('&')) return readAtOnce(text.split('&'));
  return isSeat(first) ? readDone(first, second, rest) : readWhole(text.trim());
}

/** `N 1H & E P`, `W H4 & E SK`. */
function readAtOnce(texts: readonly string[]): Happening | undefined {
  const told = texts.map(readStep).filter((step) => step !== undefined && step.type !== 'answer');
  return told.length === texts.length ? readTogether(told) : undefined;
}

/** `> decline`, or with the name of the question, `> accept decline`. */
function readAnswer(first: string, [second, ...more]: readonly string[]): Input | undefined {
  if (first === '' || more.length > 0) return undefined;
  return second === undefined
    ? { type: 'answer', answer: first }
    : { type: 'answer', question: first, answer: second };
}

/** `{ "type": "answer", "answer": "60% 4SN=, 40% 4SN-1" }`: an answer of several words. */
const FREE_ANSWER: Shape = needing(object({ type: text, question: text, answer: text }), 'answer');

const readFreeAnswer = (json: Json): Input | undefined =>
  FREE_ANSWER(json, '') === undefined ? (json as unknown as Input) : undefined;

/**
 * `{ "step": "S 2D", "means": { … } }`: a step with what the call shows. `{ "step": "S claims 3", "statement": [ … ] }`:
 * a claim with what was said. `{ "type": "wrong-hand", … }`: a report.
 */
function readHappening(json: unknown): Input | undefined {
  if (!isObject(json)) return undefined;
  if (json.type === 'answer') return readFreeAnswer(json);
  if (typeof json.step !== 'string') return readReport(json);
  const step = readStep(json.step);
  if (step?.type === 'claim' && json.statement !== undefined) {
    const statement = readStatement(json.statement);
    return statement && { ...step, statement };
  }
  if (step === undefined || (step.type !== 'call' && step.type !== 'change') || !isObject(json.means))
    return step;
  return { ...step, meaning: json.means as Meaning };
}
