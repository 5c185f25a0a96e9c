import { ok, type Result } from '../../base/index.ts';
import {
  type Contract,
  isCard,
  type PartialDeal,
  parseContract,
  parsePartialDeal,
  readVulnerability,
  type Seat,
} from '../../game/index.ts';
import type { Readings } from '../revokes/readings.ts';
import { type ColumnTrick, tricksFromColumns } from '../tricks/columns.ts';
import { parseTricks } from '../tricks/notation.ts';
import type { Answers } from '../tricks/question.ts';
import type { PlayRecord, RecordedTrick } from '../tricks/record.ts';
import {
  type CaseHead,
  caseFault,
  isObject,
  type Json,
  readHands,
  readHead,
  readKeyedAnswers,
  unreadable,
} from './json.ts';
import { readRecordFacts } from './record-facts.ts';
import { misshapen } from './shape.ts';
import { COLUMNS, RECORD_CASE } from './shapes.ts';

/** What a case with a record of play says must come of it. What it does not mention is not checked. */
export interface RecordExpectation {
  readonly clauses?: readonly string[];
  readonly notClauses?: readonly string[];
  /** Each revoke in a line: `T4 W S8 in C; established 63A1 by W; transfer T4 T11 (64A1)`. */
  readonly revokes?: readonly string[];
  /** `W takes back C2, plays HT, penalty card (62A 62B1)`. */
  readonly corrections?: readonly string[];
  /** Cards of others that may come back: `N HQ (62C1)`, `E H3 after N, penalty card (62C2)`. */
  readonly mayWithdraw?: readonly string[];
  /** May a player ask another whether he has none: `T10 E asks W: may not (61B)`. */
  readonly questions?: readonly string[];
  /** Defective tricks: `T6 W missing: place DA (67B1(a) 64A2)`. */
  readonly defects?: readonly string[];
  /** The last tricks after the correction of a revoke in the twelfth. */
  readonly replayed?: string;
  /** Tricks that go over: `2 to NS`. */
  readonly transferred?: string;
  /** Declarer's tricks in the end, or `open`. */
  readonly tricks?: number | 'open';
  /** The score of North–South. */
  readonly score?: number;
  /** The names of the questions that wait for the director. */
  readonly judgements?: readonly string[];
  /** The clauses under which the score is adjusted. */
  readonly adjust?: readonly string[];
  /** The result that was assigned then, with the score of North–South: `10 tricks: 420`, or `none`. */
  readonly assigned?: string;
  /** The code of what keeps the record from being one. */
  readonly refused?: string;
}

/** A record of play to be ruled on by Laws 61 to 64 and 67. */
export interface RecordCase extends CaseHead<RecordExpectation> {
  readonly record: PlayRecord;
  readonly answers: Answers;
  readonly readings: Partial<Readings>;
  /** Is it known which of two cards in a trick was faced (Law 67B2(a))? */
  readonly facedIsKnown: boolean;
}

/** Reads a case of a record of play from what a JSON file holds. */
export function readRecordCase(json: Json): Result<RecordCase> {
  if (!isObject(json.record)) return caseFault('record', 'case-members', { members: '"contract", "play"' });
  const wrong = misshapen(json, RECORD_CASE);
  if (wrong !== undefined) return wrong;
  const record = readRecord(json.record);
  if (!record.ok) return record;
  const answers = readKeyedAnswers(json.answers);
  if (!answers.ok) return answers;
  const head = readHead<RecordExpectation>(json);
  if (!head.ok) return head;
  return ok({
    ...head.value,
    record: record.value,
    answers: answers.value,
    readings: isObject(json.readings) ? json.readings : {},
    facedIsKnown: json.facedIsKnown !== false,
  });
}

function readRecord(json: Json): Result<PlayRecord> {
  const contract = parseContract(String(json.contract));
  if (!contract.ok) return unreadable('record.contract', contract.error);
  const vulnerability = readVulnerability(String(json.vulnerable ?? 'None'));
  if (vulnerability === undefined) return caseFault('record.vulnerable', 'case-vulnerable');
  const hands = readDeal(json);
  if (!hands.ok) return hands;
  const tricks = readTricks(json.play, contract.value);
  if (!tricks.ok) return tricks;
  const facts = readRecordFacts(json);
  if (!facts.ok) return facts;
  return ok({
    ...facts.value,
    contract: contract.value,
    vulnerability,
    hands: hands.value,
    tricks: tricks.value,
  });
}

/** `"deal": "N:… … … …"` as in PBN, or `"hands"` one by one. */
function readDeal(json: Json): Result<PartialDeal> {
  if (json.deal === undefined) return readHands(json.hands);
  const deal = parsePartialDeal(String(json.deal));
  return deal.ok ? deal : unreadable('record.deal', deal.error);
}

/** Tricks a line each, or in the columns of PBN: `{ "first": "W", "columns": ["DQ DA D2 D3", …] }`. */
function readTricks(json: unknown, contract: Contract): Result<readonly RecordedTrick[]> {
  if (isObject(json)) return readColumns(json, contract);
  const text = Array.isArray(json) ? json.join('\n') : String(json ?? '');
  const tricks = parseTricks(text);
  return tricks.ok ? tricks : unreadable('record.play', tricks.error);
}

function readColumns(json: Json, contract: Contract): Result<readonly RecordedTrick[]> {
  const wrong = COLUMNS(json, 'record.play');
  if (wrong !== undefined) return wrong;
  const { first, columns } = json as { readonly first: Seat; readonly columns: readonly string[] };
  const tricks = columns.map(
    (row): ColumnTrick => ({
      cards: row
        .trim()
        .split(/\s+/)
        .map((word) => (isCard(word) ? word : undefined)),
    }),
  );
  return ok(tricksFromColumns(first, tricks, contract));
}
