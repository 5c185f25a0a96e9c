import { partnerOf, type Seat, sideOf } from '../game/index.ts';
import type { Right } from './9-procedure-after-irregularity.ts';
import {
  isAtTurn,
  isAuctionPeriod,
  isFirstTurn,
  type Phase,
  phaseOf,
  type Role,
  roleOf,
} from './17-auction-period.ts';
import { byEdition, editionsOf, sharedIn } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import type { RequestKind, RequestMade } from './happening/report.ts';
import type { Strength } from './introduction.ts';
import { adjustedScore, note, penaltyPossible, unauthorisedFor } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { judged, type Procedure, type Scene } from './ruling/procedure.ts';
import { asksInWriting } from './screens/told.ts';
import { passDuty } from './table/duties.ts';
import type { Table } from './table/table.ts';

/** Who asks, and when. */
export interface Asking {
  readonly phase: Phase;
  /** Undefined while there is no contract. */
  readonly role: Role | undefined;
  readonly atTurn: boolean;
  /** He has not played a card yet. */
  readonly firstTurn: boolean;
  /** The Law obliges him to pass. */
  readonly barred: boolean;
}

const has = (clause: Clause): Right => ({ has: true, clause });
const hasNot = (clause: Clause): Right => ({ has: false, clause });

/** Law 20 (with 41B): may the player ask that, now? */
export function requestRight(edition: LawsEdition, what: RequestKind, asking: Asking): Right {
  switch (what) {
    case 'clarification':
      return { has: isAuctionPeriod(asking.phase), clause: '20A' };
    case 'part-review':
    case 'halt-review':
      return hasNot(asking.role === undefined ? '20B' : '20C2');
    case 'lead':
      return { has: asking.phase === 'clarification' && asking.role === 'defender', clause: '20C1' };
    case 'review':
      return reviewRight(asking);
    case 'contract':
      return contractRight(asking);
    // As a part of the auction it cannot be had alone; the contract is told without it.
    case 'who-doubled':
      return hasNot(asking.phase === 'play' ? '41C' : asking.role === undefined ? '20B' : '20C2');
    case 'explanation':
      return explanationRight(edition, asking);
    case 'one-call': {
      // 1997 knows only the explanation of the whole auction.
      if (edition === 1997) return hasNot('20F1');
      const right = explanationRight(edition, asking);
      return right.has ? has('20F3') : right;
    }
    case 'supplementary': {
      const right = explanationRight(edition, asking);
      return right.has || edition === 1997 || asking.role === 'dummy' ? right : hasNot('20F1');
    }
  }
}

function reviewRight({ phase, role, atTurn, firstTurn, barred }: Asking): Right {
  if (role === undefined) return { has: atTurn && !barred && isAuctionPeriod(phase), clause: '20B' };
  if (role === 'dummy') return hasNot('41B');
  if (phase === 'clarification') return has(atTurn ? '20C2' : '41B');
  if (phase === 'play') return firstTurn ? { has: atTurn, clause: '20C2' } : hasNot('41C');
  return hasNot('20C2');
}

/** Law 41C: once it is too late for a review, the contract is told to whoever is to play, but never to dummy. */
const contractRight = ({ phase, role, atTurn }: Asking): Right => ({
  has: phase === 'play' && role !== 'dummy' && atTurn,
  clause: '41C',
});

function explanationRight(edition: LawsEdition, { phase, role, atTurn, barred }: Asking): Right {
  // 2017: a player who has to pass may not ask either.
  if (role === undefined) return { has: atTurn && !(barred && edition === 2017), clause: '20F1' };
  if (role === 'dummy') return hasNot('20F2');
  if (phase === 'clarification') return has(atTurn ? '20F2' : '41B');
  return { has: phase === 'play' && atTurn, clause: '20F2' };
}

const askingOf = (table: Table, { seat, atTurn, firstTurn }: RequestMade): Asking => {
  const phase = phaseOf(table);
  return {
    phase,
    role: roleOf(table, seat),
    atTurn: atTurn ?? isAtTurn(table, seat),
    firstTurn: firstTurn ?? isFirstTurn(table, seat),
    barred: passDuty(table, seat) !== undefined,
  };
};

/**
 * What the Laws say a player may not ask: a part of the auction, or no more of it (Law 20B, since 2007 20C2 too), and since 2007
 * to follow up partner's question before his turn (Law 20F1). Of the rest they say only what he may.
 */
function forbiddenRequest(edition: LawsEdition, what: RequestKind, clause: Clause): boolean {
  if (what === 'supplementary') return edition !== 1997 && clause === '20F1';
  return (what === 'part-review' || what === 'halt-review') && (edition !== 1997 || clause === '20B');
}

/** Questions for the wrong purpose: 1997 has no clause of its own for them. */
const forPartnerIn = byEdition<Broken>({
  1997: { clause: '73B1', strength: 'shall-not' },
  // Improper, which is no word of the ladder.
  2007: { clause: '20G1' },
  2017: { clause: '20G1', strength: 'may-not' },
});

/** What was broken, and how strongly it binds. */
interface Broken {
  readonly clause: Clause;
  readonly strength?: Strength;
}

const EXPLANATIONS: ReadonlySet<RequestKind> = new Set(['explanation', 'one-call', 'supplementary']);

/** Law 20: a player asks for something. */
export function* requestMade({ table, irregularity }: Scene<Irregular<'request'>>): Procedure {
  const { seat, what, solely } = irregularity;
  const { edition } = table;
  if (EXPLANATIONS.has(what) && (yield* asksInWriting(table, seat))) return [];
  const right = requestRight(edition, what, askingOf(table, irregularity));
  yield note(right.has ? 'may-ask' : 'may-not-ask', right.clause, { seat, what });
  if (!right.has) {
    if (forbiddenRequest(edition, what, right.clause))
      yield penaltyPossible(sideOf(seat), right.clause, 'may-not');
    return [];
  }
  if (what === 'review') yield note('opponent-answers', '20D', { seat });
  if (right.clause === '20F3') yield note('one-call-tells-partner', sharedIn(edition).fromPartner, { seat });
  if (solely === 'for-partner') yield* wrongPurpose(seat, forPartnerIn(edition));
  if (solely === 'for-wrong-answer' && edition === 2017)
    yield* wrongPurpose(seat, { clause: '20G2', strength: 'may-not' });
  return [];
}

function* wrongPurpose(seat: Seat, { clause, strength }: Broken) {
  yield note('question-improper', clause, { seat });
  yield penaltyPossible(sideOf(seat), clause, strength);
}

/** Law 20E: the auction was restated wrongly. All four answer for putting it right, dummy and who has to pass as well. */
export function* reviewWrong({ irregularity }: Scene<Irregular<'review-wrong'>>): Procedure {
  const { seat, correctedBy } = irregularity;
  yield note('all-answer-for-review', '20E', { seat });
  if (correctedBy !== undefined) {
    yield note('review-put-right', '20E', { seat: correctedBy });
    return [];
  }
  if (yield* judged('damaged', '12C1', { seat }, '20E')) yield adjustedScore('may', '12C1', 'either');
  else yield note('result-stands', '20E');
  return [];
}

/** When a wrong explanation is to be put right: now at the latest, now if he likes, not yet, or earlier than now. */
export type CorrectionTime = 'due' | 'allowed' | 'too-early' | 'too-late';

interface Correction {
  readonly time: CorrectionTime;
  readonly clause: Clause;
}

const correctionIn = editionsOf({
  own: { 1997: '75D1', 2007: '20F4', 2017: '20F4(a)' },
  whileItIsUnknownWhoPlays: { 1997: '75D2', 2007: '20F5(a)', 2017: '20F5(a)' },
  defenders: { 1997: '75D2', 2007: '20F5(b)(i)', 2017: '20F5(b)(i)' },
  declarers: { 1997: '75D2', 2007: '20F5(b)(ii)', 2017: '20F5(b)(ii)' },
  ownLookedAt: { 1997: '75D1', 2007: '20F4', 2017: '20F4(b)' },
  partnersLookedAt: { 1997: '75D2', 2007: '20F6', 2017: '20F6' },
});

/** Laws 20F4 and 20F5 (1997: 75D): is this the time to correct one's own explanation, or partner's? */
export function correctionTime(
  edition: LawsEdition,
  whose: 'own' | 'partner',
  { phase, role }: Pick<Asking, 'phase' | 'role'>,
): Correction {
  const { own, whileItIsUnknownWhoPlays: early, defenders, declarers } = correctionIn(edition);
  if (whose === 'own') {
    if (edition !== 2017) return { time: 'due', clause: own };
    if (phase === 'play' || phase === 'over') return { time: 'due', clause: '75B2' };
    return { time: phase === 'clarification' ? 'due' : 'allowed', clause: own };
  }
  if (role === undefined) return { time: phase === 'over' ? 'due' : 'too-early', clause: early };
  if (role === 'defender') return { time: phase === 'over' ? 'due' : 'too-early', clause: defenders };
  return { time: phase === 'clarification' ? 'due' : 'too-late', clause: declarers };
}

/** A player says that an explanation was wrong. In time or not, the opponents were misinformed: Law 21. */
export function* explanationCorrected({ table, irregularity }: Scene<Irregular<'corrects'>>): Procedure {
  const { seat, whose, about } = irregularity;
  const { edition } = table;
  const { time, clause } = correctionTime(edition, whose, {
    phase: phaseOf(table),
    role: roleOf(table, seat),
  });
  yield note(`correction-${time}`, clause, { seat });
  if (time === 'too-early') yield unauthorisedFor(seat, 'remark', sharedIn(edition).fromPartner);
  // Too early he may not, too late he had to (Law 20F5; 1997: 75D2); since 2007 a defender must wait for the end of the play.
  if (time === 'too-early')
    yield penaltyPossible(sideOf(seat), clause, clause === '20F5(b)(i)' ? 'must' : 'may-not');
  if (time === 'too-late') yield penaltyPossible(sideOf(seat), clause, 'must');
  const { ownLookedAt, partnersLookedAt } = correctionIn(edition);
  yield note('misinformation-looked-at', whose === 'own' ? ownLookedAt : partnersLookedAt, { seat });
  return [
    {
      type: 'misinformed',
      seat: whose === 'own' ? seat : partnerOf(seat),
      ...(about === undefined ? {} : { about }),
    },
  ];
}
