import { type Card, handSize, SEATS, sideOf, TRICKS } from '../../game/index.ts';
import { type FinalResult, resultOf } from '../revokes/result.ts';
import type { Consequence } from '../ruling/ruling.ts';
import { historyOf, tricksTaken } from '../tricks/history.ts';
import type { ClaimMade, FacedCards, PlayRecord, RecordedTrick, VoidClaim } from '../tricks/record.ts';
import type { NoticedRevoke } from './play-memory.ts';
import {
  handHeld,
  isHandWhole,
  isPlayFinished,
  playOf,
  standingCards,
  type TablePlay,
  trickNumber,
} from './play-state.ts';
import { rememberOf } from './remember.ts';
import { finalContract, type Table } from './table.ts';

/** The play of a table as a record: what Laws 61 to 64 look at. Hands of which only some cards are known are left out. */
export const tableRecord = (table: Table, play: TablePlay): PlayRecord =>
  play === table.played ? records(table) : recordOf(table, play);

/** Asked for many times while a revoke is ruled on. */
const records = rememberOf((table: Table) => recordOf(table, playOf(table)));

function recordOf(table: Table, play: TablePlay): PlayRecord {
  const earlier = play.firstTrick - 1;
  const whole = SEATS.flatMap((seat) => {
    const hand = handHeld(table, seat);
    return hand !== undefined && handSize(hand) === TRICKS - earlier ? [[seat, hand] as const] : [];
  });
  const record: PlayRecord = {
    contract: play.contract,
    vulnerability: table.vulnerability,
    hands: Object.fromEntries(whole),
    tricks: possibleTricks(play),
    // Whose they were does not matter to a revoke; the result is not worked out without knowing.
    ...(earlier === 0 ? {} : { earlier: { NS: earlier, EW: 0 }, earlierWinnersUnknown: true }),
    ...remembered(play),
  };
  const voidClaims = voidClaimsOf(table);
  return {
    ...record,
    ...(voidClaims.length === 0 ? {} : { voidClaims }),
    ...(play.claimed === undefined ? {} : { claim: claimOf(table, play.claimed) }),
  };
}

/**
 * The tricks as they lie, without cards that were taken back from a later trick and have gone to an earlier one since:
 * when a trick is played again, what had been led to the next has not happened.
 */
function possibleTricks({ tricks }: TablePlay): readonly RecordedTrick[] {
  const gone = new Set<Card>();
  return tricks.map((trick) => {
    const plays = trick.plays.filter(({ card, withdrawn }) => withdrawn === undefined || !gone.has(card));
    for (const { card } of standingCards(trick)) gone.add(card);
    return plays.length === trick.plays.length ? trick : { plays };
  });
}

/** What the laws on revokes look back at, in the terms of a record. */
function remembered(play: TablePlay): Partial<PlayRecord> {
  const { faced, requirements, named, attempted, questions, noticed } = play.memory;
  const dummyLostRights = questions.some(({ rightsLost }) => rightsLost);
  const faceUp = [...faced.map((each) => untilPlayed(play, each)), ...noticed.flatMap(merelyFaced)];
  return {
    ...(faceUp.length === 0 ? {} : { faced: faceUp }),
    ...(requirements.length === 0 ? {} : { requirements }),
    ...(named.length === 0 ? {} : { named }),
    ...(attempted.length === 0 ? {} : { attempted }),
    ...(questions.length === 0 ? {} : { inquiries: questions }),
    ...(dummyLostRights ? { dummyLostRights } : {}),
    ...(noticed.length === 0 ? {} : { attentionTo: noticed }),
  };
}

/** A penalty card lies face up until it is picked up or played. */
function untilPlayed({ tricks, firstTrick }: TablePlay, faced: FacedCards): FacedCards {
  const at = tricks.findIndex((trick) => standingCards(trick).some(({ card }) => faced.cards.includes(card)));
  return faced.to !== undefined || at < 0 ? faced : { ...faced, to: firstTrick + at };
}

/** Cards that lay face up in the trick of a revoke and were no penalty cards. */
const merelyFaced = ({ seat, trick, faced: cards }: NoticedRevoke): readonly FacedCards[] =>
  cards === undefined ? [] : [{ seat, cards, as: 'faced', from: trick, to: trick }];

/** A claim that was settled: with the assent of the other side (Law 69), or by a ruling on its objection (Law 70). */
function claimOf({ rulings }: Table, { by, rest }: NonNullable<TablePlay['claimed']>): ClaimMade {
  const settled = rulings.flatMap(({ consequences }) => consequences).findLast(isSettlement);
  const objected = settled?.clause.startsWith('70') ?? false;
  return { by, assented: !objected, objected, rest };
}

/** Claims after which all four agreed to play on. */
const voidClaimsOf = ({ rulings }: Table): readonly VoidClaim[] =>
  rulings.flatMap(({ irregularity, consequences, before: { played } }): VoidClaim[] => {
    const playedOn = consequences.some((each) => each.type === 'note' && each.code === 'claim-void');
    if (irregularity.type !== 'claim' || !playedOn || consequences.some(isSettlement) || !played) return [];
    const trick = trickNumber(played);
    const cards = played.tricks[trick - played.firstTrick]?.plays.length ?? 0;
    return [{ by: irregularity.offender, trick, cards }];
  });

const isSettlement = ({ type }: Consequence): boolean => type === 'claim-settled';

/** Are all the cards known that are left to play? */
export const isPositionKnown = (table: Table): boolean => SEATS.every((seat) => isHandWhole(table, seat));

/** What an assigned adjusted score has declarer make of the contract (Law 12C). */
function assignedResult(table: Table): FinalResult | undefined {
  const contract = finalContract(table);
  const made = table.persists.findLast((item) => item.type === 'adjusted-score' && item.tricks !== undefined);
  if (made?.type !== 'adjusted-score' || made.tricks === undefined) return undefined;
  if (contract === undefined || contract === 'passed-out') return undefined;
  return resultOf({ contract, vulnerability: table.vulnerability }, made.tricks);
}

/**
 * The result of a board at the table after the tricks that rulings moved, once all thirteen are accounted for from the
 * first, or the one that was assigned to it. Scores that are weighted or artificial are another matter (Law 12).
 */
export function tableResult(table: Table): FinalResult | undefined {
  return assignedResult(table) ?? playedResult(table);
}

function playedResult(table: Table): FinalResult | undefined {
  const { played } = table;
  if (played === undefined || played.firstTrick > 1) return undefined;
  if (!isPlayFinished(played) && played.claimed === undefined) return undefined;
  const taken = tricksTaken(historyOf(tableRecord(table, played)));
  const moved = [...table.rulings, ...table.open].flatMap(({ consequences }) =>
    consequences.flatMap((each) => (each.type === 'tricks-moved' ? [each] : [])),
  );
  const toNS = moved.reduce((sum, { to, tricks }) => sum + (to === 'NS' ? tricks : -tricks), 0);
  const declarers = sideOf(played.contract.declarer);
  const tricks = taken[declarers] + (declarers === 'NS' ? toNS : -toNS);
  return resultOf({ contract: played.contract, vulnerability: table.vulnerability }, tricks);
}
