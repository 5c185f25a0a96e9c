import { fail, ok, type Result } from '../../base/index.ts';
import { printContract, SEATS } from '../../game/index.ts';
import { legalCards } from '../44-sequence-of-play.ts';
import type { LawsEdition } from '../editions.ts';
import { answer, happen, openRuling } from '../engine/engine.ts';
import { openTable } from '../engine/every-law.ts';
import { isHeard } from '../engine/heard.ts';
import type { Input } from '../happening/happening.ts';
import type { TableRefusal } from '../ruling/refused.ts';
import { printLasting } from '../table/lasting-text.ts';
import { cardsInTrick, turnToPlay } from '../table/play-state.ts';
import { tableResult } from '../table/record.ts';
import { isSameData } from '../table/same-data.ts';
import { finalContract, type OpenRuling, type Ruling, type Table, turnOf } from '../table/table.ts';
import type { RulingCase } from './file.ts';
import { stepTexts } from './write.ts';

/** A case played to its end, or to the step that was refused. */
export interface CaseRun {
  readonly table: Table;
  /** Why the last step taken was refused; what came after it was not looked at. */
  readonly refusal: TableRefusal | undefined;
  /** Where the step or the standing answer stands that was refused. */
  readonly place: string | undefined;
  /** How many of the standing answers of each question were given; the last one of a list goes on being given. */
  readonly given: Readonly<Record<string, number>>;
}

/** The table of a case before its first step. */
export function beginCase(ruling: RulingCase, edition: LawsEdition): Table {
  const { dealer, vulnerability, hands, play, regulation, screens } = ruling;
  return openTable({ edition, dealer, vulnerability, hands, play, regulation, screens });
}

/** Plays a case by the Laws of an edition. Its standing answers are used wherever no step answers. */
export function runCase(ruling: RulingCase, edition: LawsEdition): CaseRun {
  const standing: Standing = { answers: ruling.answers, given: {} };
  const { given } = standing;
  let table = beginCase(ruling, edition);
  for (const [index, step] of ruling.steps.entries()) {
    const ready = withStandingAnswers(table, standing, step);
    if (!ready.ok) return { table, given, ...ready.error };
    table = ready.value;
    const next = step.type === 'answer' ? answer(table, step.answer, step.question) : happen(table, step);
    if (!next.ok) return { table, given, refusal: next.error, place: ruling.places[index] };
    table = next.value;
  }
  const last = withStandingAnswers(table, standing, undefined);
  return last.ok
    ? { table: last.value, given, refusal: undefined, place: undefined }
    : { table, given, ...last.error };
}

/**
 * The place of a standing answer that none of the editions of its case had a use for: its question is never asked, or not
 * as often as it is answered.
 */
export function answerWithoutUse(ruling: RulingCase, runs: readonly CaseRun[]): string | undefined {
  for (const [id, answers] of Object.entries(ruling.answers)) {
    const most = Math.max(...runs.map(({ given }) => given[id] ?? 0));
    if (most < answers.length) return answers.length === 1 ? `answers.${id}` : `answers.${id}[${most}]`;
  }
  return undefined;
}

type RefusedAt = Pick<CaseRun, 'refusal' | 'place'>;

/** The standing answers of a case, and how many of each were given so far. */
interface Standing {
  readonly answers: RulingCase['answers'];
  readonly given: Record<string, number>;
}

/** Answers open questions, unless the next step answers them itself. An answer that is none of theirs is refused. */
function withStandingAnswers(
  table: Table,
  standing: Standing,
  next: Input | undefined,
): Result<Table, RefusedAt> {
  const open = openRuling(table);
  if (open === undefined || (next !== undefined && isReply(open, next))) return ok(table);
  const { question } = open;
  const answers = standing.answers[question.id] ?? (question.id === 'rule-now' ? ['yes'] : []);
  const given = standing.given[question.id] ?? 0;
  const chosen = answers[Math.min(given, answers.length - 1)];
  // Asked for another answer than this one, the case has none.
  if (chosen === undefined || isAnsweredSo(open, chosen)) return ok(table);
  standing.given[question.id] = given + 1;
  const after = answer(table, chosen);
  return after.ok
    ? withStandingAnswers(after.value, standing, next)
    : fail({ refusal: after.error, place: `answers.${question.id}` });
}

/** Has this ruling had the answer to the same question before? */
const isAnsweredSo = ({ question, answers }: OpenRuling, chosen: string): boolean =>
  answers.some((each) => each.answer === chosen && isSameData(each.question, question));

/** A step that comes before the answer: it is the answer, nobody notices anything by it, or the offender has second thoughts. */
const isReply = (open: OpenRuling, next: Input): boolean =>
  next.type === 'answer' ||
  isHeard(open, next) ||
  (next.type === 'lead-down' && open.question.id === 'rule-now') ||
  (next.type === 'change' && next.seat === open.irregularity.offender);

/** What came of a case, in the notation of its expectations. */
export function caseOutcome({ table, refusal }: CaseRun) {
  const question = openRuling(table)?.question;
  const contract = finalContract(table);
  const rulings = [...table.rulings, ...table.open];
  const { played } = table;
  return {
    rest: restText(table),
    meanwhile: stepTexts(table, table.meanwhile),
    suggested: question?.suggestion?.answer ?? 'none',
    trick:
      played === undefined
        ? ''
        : cardsInTrick(played)
            .map(({ seat, card }) => `${seat} ${card}`)
            .join(', '),
    toPlay: (played && turnToPlay(played)) ?? 'none',
    legal: Object.fromEntries(SEATS.map((seat) => [seat, legalCards(table, seat)?.join(' ') ?? '?'])),
    clauses: [...new Set(rulings.flatMap(({ clauses }) => clauses))],
    calls: table.calls.map(({ seat, call }) => `${seat} ${call}`).join(', '),
    turn: turnOf(table) ?? 'none',
    open:
      question === undefined
        ? 'none'
        : `${question.id} by ${question.answerer}: ${question.answers.map(({ id }) => id).join(', ')}`,
    persists: table.persists.map(printLasting),
    contract:
      contract === undefined ? 'none' : contract === 'passed-out' ? contract : printContract(contract),
    refused: refusal?.code ?? 'none',
    moved: movedText(rulings),
    result: resultText(table),
    notes: rulings.flatMap(({ consequences }) =>
      consequences.flatMap((each) => (each.type === 'note' ? [each.code] : [])),
    ),
  };
}

/** The tricks that rulings moved to North and South, on balance. */
const movedToNS = (rulings: readonly Ruling[]): number =>
  rulings
    .flatMap(({ consequences }) => consequences)
    .reduce((sum, each) => {
      if (each.type !== 'tricks-moved') return sum;
      return sum + (each.to === 'NS' ? each.tricks : -each.tricks);
    }, 0);

/** The tricks that a claim shared out, with those that rulings moved. */
function restText({ played, rulings }: Table): string {
  const rest = played?.claimed?.rest;
  const toNS = movedToNS(rulings);
  return rest === undefined ? 'none' : `NS ${rest.NS + toNS}, EW ${rest.EW - toNS}`;
}

function movedText(rulings: readonly Ruling[]): string {
  const toNS = movedToNS(rulings);
  return toNS === 0 ? 'none' : `${Math.abs(toNS)} to ${toNS > 0 ? 'NS' : 'EW'}`;
}

function resultText(table: Table): string {
  const result = tableResult(table);
  return result === undefined ? 'none' : `NS ${result.tricks.NS}, EW ${result.tricks.EW}: ${result.scoreNS}`;
}
