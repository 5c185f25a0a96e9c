import type { Result } from '../base/index.ts';
import { type Card, sideOf } from '../game/index.ts';
import {
  type ClaimJudgement,
  type ClaimPosition,
  type ClaimQuestion,
  judgeClaim,
  type PlayReason,
  type Statement,
} from './claims/index.ts';
import { longestTrumpsAgainst, trumpsAgainst } from './claims/position.ts';
import { isTrumpMentioned } from './claims/statement.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import type { CardFell } from './happening/happening.ts';
import type { ClaimTelling } from './ruling/claim-question.ts';
import type { ClaimScene } from './ruling/claim-scene.ts';
import { note } from './ruling/consequences.ts';
import { ask, judged } from './ruling/procedure.ts';
import type { Answer, Suggestion } from './ruling/ruling.ts';
import { rememberFor } from './table/remember.ts';

/** One step of the director's procedure at the table. */
export interface ProcedureStep {
  readonly clause: Clause;
  readonly step: 'repeat-statement' | 'face-cards' | 'hear-objections';
  /** Must the step be taken, or may it be? */
  readonly force: 'required' | 'optional';
}

const required = (clause: Clause, step: ProcedureStep['step']): ProcedureStep => ({
  clause,
  step,
  force: 'required',
});

/** Law 70B. In 2007 and 2017 objections come before the cards, and the director is not limited to them. */
export const CONTESTED_CLAIM_PROCEDURE: Readonly<Record<LawsEdition, readonly ProcedureStep[]>> = {
  1997: [
    required('70B1', 'repeat-statement'),
    required('70B2', 'face-cards'),
    required('70B3', 'hear-objections'),
  ],
  2007: [
    required('70B1', 'repeat-statement'),
    required('70B2', 'hear-objections'),
    { clause: '70B3', step: 'face-cards', force: 'optional' },
  ],
  2017: [
    required('70B1', 'repeat-statement'),
    required('70B2', 'hear-objections'),
    { clause: '70B3', step: 'face-cards', force: 'optional' },
  ],
};

/** What is contested: how many tricks, and the cards played since. */
export interface Contest {
  readonly claimed: number;
  /** Tricks not complete at the claim. */
  readonly left: number;
  readonly later: readonly CardFell[];
}

/** What came of a contested claim. */
export interface ContestedClaim {
  /** Tricks of those left to the claiming side. */
  readonly awarded: number;
  /** What the search found, where the cards are known. */
  readonly found?: Result<ClaimJudgement>;
  /** Where it stands what the cards played after the claim count for. */
  readonly laterPlay: readonly Clause[];
}

/**
 * Law 70: what the director does at the table, and how many of the tricks left the claiming side gets. The engine
 * finds the fewest by normal play where it knows the cards, and shows the line; the director says how many.
 */
export function* contestedClaim(scene: ClaimScene, contest: Contest): ClaimTelling<ContestedClaim> {
  for (const { step, force, clause } of CONTESTED_CLAIM_PROCEDURE[scene.edition])
    yield note(force === 'required' ? step : `may-${step}`, clause, { seat: scene.by });
  if (contest.left === 0) {
    yield note('counted-as-played', '70A');
    return { awarded: 0, laterPlay: [] };
  }
  const { statement, clauses: laterPlay } = yield* laterPlayJudged(scene, contest);
  const position = scene.position();
  const question = position && (yield* questionAsked(scene, contest.claimed, position, statement));
  const found = question && judgedByEngine(scene, question);
  const judgement = found?.ok ? found.value : undefined;
  const awarded = yield* tricksAwarded(scene, contest.left, question, judgement);
  if (judgement !== undefined && awarded === judgement.awarded) yield* lineShown(judgement);
  return { awarded, laterPlay, ...(found === undefined ? {} : { found }) };
}

/** What cards played after the claim do to the ruling. */
export interface LaterPlayRuling {
  readonly clauses: readonly Clause[];
  /** The statement with those cards as its continuation, where the edition lets the director take them so. */
  readonly statement: Statement;
}

/**
 * Cards played after a claim. In 2007 the director may take them as part of the statement and as evidence of how play
 * would have gone (70D3); in 1997 they are void (68D), and 2017 gives them no standing (68D, 70D3 having been removed)
 * unless all four had agreed to play on, when there is nothing left to rule on.
 */
export function withLaterPlay(
  edition: LawsEdition,
  statement: Statement,
  ownCards: readonly Card[],
  takenAsEvidence: boolean,
): LaterPlayRuling {
  if (edition !== 2007 || ownCards.length === 0) return { clauses: ['68D'], statement };
  if (!takenAsEvidence) return { clauses: ['68D', '70D3'], statement };
  const steps = [...statement.steps, ...ownCards.map((card) => ({ do: 'card', card }) as const)];
  return { clauses: ['68D', '70D3'], statement: { ...statement, steps } };
}

/** Law 70D3 (2007): cards of the claiming side played after the claim may count as part of the statement. */
function* laterPlayJudged(scene: ClaimScene, { later }: Contest): ClaimTelling<LaterPlayRuling> {
  const { edition, by: seat, statement } = scene;
  const own = later.filter((each) => sideOf(each.seat) === sideOf(seat)).map(({ card }) => card);
  const cards = own.join(' ');
  const asEvidence =
    edition === 2007 && own.length > 0 && (yield* judged('later-play-evidence', '70D3', { seat, cards }));
  return withLaterPlay(edition, statement, own, asEvidence);
}

/** The claim as the search takes it. */
function* questionAsked(
  { edition, by, circumstances }: ClaimScene,
  claimed: number,
  position: ClaimPosition,
  statement: Statement,
): ClaimTelling<ClaimQuestion> {
  const trumps = trumpsAgainst(position, by);
  const trumpLikelyForgotten =
    trumps.length > 0 &&
    !isTrumpMentioned(statement, longestTrumpsAgainst(position, by)) &&
    (yield* judged('trump-forgotten', '70C2', { seat: by, cards: trumps.join(' ') }));
  const more = circumstances(position);
  return { edition, position, claimer: by, claimed, statement, trumpLikelyForgotten, ...more };
}

function judgedByEngine({ memory }: ClaimScene, question: ClaimQuestion): Result<ClaimJudgement> {
  const { claimed, statement, trumpLikelyForgotten } = question;
  const name = JSON.stringify({ claimed, statement, trumpLikelyForgotten });
  return remembered(memory, name, () => judgeClaim(question));
}

const remembered = rememberFor<Result<ClaimJudgement>>();

function* tricksAwarded(
  { by }: ClaimScene,
  left: number,
  question: ClaimQuestion | undefined,
  found: ClaimJudgement | undefined,
): ClaimTelling<number> {
  const suggestion: Suggestion | undefined = found && {
    answer: String(found.awarded),
    reason: found.complete && found.counted ? 'fewest-by-normal-play' : 'fewest-found',
    params: { line: printedLine(found) },
  };
  const answers = Array.from(
    { length: left + 1 },
    (_, tricks): Answer => ({ id: String(tricks), clause: '70A' }),
  );
  return Number(
    yield* ask({
      id: 'tricks-awarded',
      answerer: 'director',
      clause: '70A',
      params: { side: sideOf(by) },
      answers,
      suggestion,
      claim: question,
    }),
  );
}

/** The line of play that decides, a trick after another: `S SA W H2 N C2 E ST / …`. */
const printedLine = ({ line }: ClaimJudgement): string =>
  line.map(({ plays }) => plays.map(({ seat, card }) => `${seat} ${card}`).join(' ')).join(' / ');

/** The director has ruled as the line says: the line, and what allows the plays that cut the claim. */
function* lineShown(found: ClaimJudgement): ClaimTelling<void> {
  yield note('deciding-line', '70A', { line: printedLine(found) });
  if (found.awarded >= found.claimed) return;
  const { cards, unmentioned, likelyUnaware, couldCost } = found.trumps;
  if (cards.length > 0 && unmentioned && likelyUnaware && couldCost)
    yield note('trump-out', '70C', { cards: cards.join(' ') });
  const shown = new Set<string>();
  for (const { reason, card, decisive } of found.line.flatMap(({ plays }) => plays))
    if (decisive && !shown.has(reason.code)) {
      shown.add(reason.code);
      yield* reasonShown(reason, card);
    }
}

/** Why a card is normal; of a trump, and of what was stated, it has been said already. */
function* reasonShown({ code, clause }: PlayReason, card: Card): ClaimTelling<void> {
  if (code === 'forgotten-trump' || code === 'stated') return;
  const isOfClass = code === 'careless' || code === 'conceded-trump';
  yield note(isOfClass ? 'line-class' : `line-${code}`, clause, { card });
}
