import { type Card, sideOf } from '../game/index.ts';
import { CONTESTED_CLAIM_PROCEDURE, withLaterPlay } from './70-contested-claim.ts';
import {
  type ClaimJudgement,
  type ClaimPosition,
  type ClaimQuestion,
  judgeClaim,
  NOTHING_SAID,
  type PlayReason,
  type Statement,
} from './claims/index.ts';
import { trumpsAgainst } from './claims/position.ts';
import { isTrumpMentioned } from './claims/statement.ts';
import type { CardFell, Claimed } from './happening/happening.ts';
import { type ClaimNumbers, claimPosition, shownOutSuits } from './ruling/claim-at-table.ts';
import { note } from './ruling/consequences.ts';
import { ask, judged, type Telling } from './ruling/procedure.ts';
import type { Answer, Suggestion } from './ruling/ruling.ts';
import { rememberFor } from './table/remember.ts';
import type { Table } from './table/table.ts';

/** A claim that somebody doubts, and what came after it. */
export interface ContestedClaim {
  readonly claim: Claimed;
  readonly numbers: ClaimNumbers;
  readonly claimed: number;
  readonly later: readonly CardFell[];
}

/**
 * Law 70: what the director does at the table, and how many of the tricks left the claiming side gets. The engine
 * finds the fewest by normal play where it knows the cards, and shows the line; the director says how many.
 */
export function* contestedClaim(table: Table, contested: ContestedClaim): Telling<number> {
  const { claim, numbers } = contested;
  for (const { step, force, clause } of CONTESTED_CLAIM_PROCEDURE[table.edition])
    yield note(force === 'required' ? step : `may-${step}`, clause, { seat: claim.seat });
  if (numbers.left === 0) {
    yield note('counted-as-played', '70A');
    return 0;
  }
  const statement = yield* statementWithLaterPlay(table, contested);
  const position = claimPosition(table);
  const question = position && (yield* questionAsked(table, contested, position, statement));
  const found = question && judgedByEngine(table, question);
  const awarded = yield* tricksAwarded(contested, question, found);
  if (found !== undefined && awarded === found.awarded) yield* lineShown(found);
  return awarded;
}

/** Law 70D3 (2007): cards of the claiming side played after the claim may count as part of the statement. */
function* statementWithLaterPlay({ edition }: Table, { claim, later }: ContestedClaim): Telling<Statement> {
  const { seat, statement = NOTHING_SAID } = claim;
  const own = later.filter((each) => sideOf(each.seat) === sideOf(seat)).map(({ card }) => card);
  if (edition !== 2007 || own.length === 0) return statement;
  const cards = own.join(' ');
  const asEvidence = yield* judged('later-play-evidence', '70D3', { seat, cards });
  return withLaterPlay(edition, statement, own, asEvidence).statement;
}

/** The claim as the search takes it. */
function* questionAsked(
  table: Table,
  { claim: { seat }, claimed }: ContestedClaim,
  position: ClaimPosition,
  statement: Statement,
): Telling<ClaimQuestion> {
  const trumps = trumpsAgainst(position, seat);
  const trumpLikelyForgotten =
    trumps.length > 0 &&
    !isTrumpMentioned(statement) &&
    (yield* judged('trump-forgotten', '70C2', { seat, cards: trumps.join(' ') }));
  const { edition } = table;
  const shownOut = shownOutSuits(table, position);
  return { edition, position, claimer: seat, claimed, statement, trumpLikelyForgotten, shownOut };
}

function judgedByEngine(table: Table, question: ClaimQuestion): ClaimJudgement | undefined {
  const { claimed, statement, trumpLikelyForgotten } = question;
  return remembered(table, JSON.stringify({ claimed, statement, trumpLikelyForgotten }), () => {
    const found = judgeClaim(question);
    return found.ok ? found.value : undefined;
  });
}

/** A procedure is told anew at every answer: the search is made once for a table. */
const remembered = rememberFor<ClaimJudgement | undefined>();

function* tricksAwarded(
  { claim, numbers }: ContestedClaim,
  question: ClaimQuestion | undefined,
  found: ClaimJudgement | undefined,
): Telling<number> {
  const suggestion: Suggestion | undefined = found && {
    answer: String(found.awarded),
    reason: found.complete ? 'fewest-by-normal-play' : 'fewest-found',
    params: { line: printedLine(found) },
  };
  const answers = Array.from(
    { length: numbers.left + 1 },
    (_, tricks): Answer => ({ id: String(tricks), clause: '70A' }),
  );
  const side = sideOf(claim.seat);
  return Number(
    yield* ask({
      id: 'tricks-awarded',
      answerer: 'director',
      clause: '70A',
      params: { side },
      answers,
      suggestion,
      claim: question,
    }),
  );
}

/** The line of play that decides, a trick after another: `S SA W H2 N C2 E ST / …`. */
const printedLine = ({ line }: ClaimJudgement): string =>
  line.map(({ plays }) => plays.map(({ seat, card }) => `${seat} ${card}`).join(' ')).join(' / ');

/** Reasons that tell nothing of why a claim fell short. */
const UNTELLING: ReadonlySet<PlayReason['code']> = new Set([
  'already-played',
  'only-card',
  'careless',
  'stated',
  'opponent',
]);

/** The director has ruled as the line says: the line, and what allows the plays that cut the claim. */
function* lineShown(found: ClaimJudgement): Telling<void> {
  yield note('deciding-line', '70A', { line: printedLine(found) });
  if (found.awarded >= found.claimed) return;
  const { cards, unmentioned, likelyUnaware, couldCost } = found.trumps;
  if (cards.length > 0 && unmentioned && likelyUnaware && couldCost)
    yield note('trump-out', '70C', { cards: cards.join(' ') });
  const shown = new Set<string>();
  for (const { reason, card } of found.line.flatMap(({ plays }) => plays))
    if (!UNTELLING.has(reason.code) && found.clauses.includes(reason.clause) && !shown.has(reason.code)) {
      shown.add(reason.code);
      yield* reasonShown(reason, card);
    }
}

function* reasonShown({ code, clause }: PlayReason, card: Card): Telling<void> {
  if (code !== 'forgotten-trump') yield note(`line-${code}`, clause, { card });
}
