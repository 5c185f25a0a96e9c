import { fail, ok, type Result } from '../../base/index.ts';
import {
  columnsOf,
  contractTag,
  dealTag,
  type PbnGame,
  type PlayRow,
  tagValue,
  tricksTag,
} from '../../format/index.ts';
import {
  type Contract,
  isBoardNumber,
  openingLeaderOf,
  partnerOf,
  readVulnerability,
  SEATS,
  type Seat,
  sideOf,
  TRICKS,
  type Vulnerability,
  vulnerabilityOf,
} from '../../game/index.ts';
import {
  type History,
  type LawsEdition,
  openRecord,
  type PlayRecord,
  type RecordFault,
  type RecordRuling,
  ruleHistory,
  tricksFromColumns,
} from '../../laws/index.ts';
import { type Disagreement, disagreementsIn } from './disagreements.ts';
import { type Audited, auditCalls, auditLeads } from './irregular.ts';
import { auctionOutcome, recordedCalls } from './recorded-calls.ts';

/** All that went wrong on a board as it was recorded, with what the Laws say of it. */
export interface BoardAudit {
  /** The number that the record gives the board. */
  readonly board: string | undefined;
  readonly line: number;
  /** Irregular calls, by their number. */
  readonly calls: readonly Audited[];
  /** Leads out of turn, by the number of the trick. */
  readonly leads: readonly Audited[];
  /** Revokes and defective tricks, and the result after the rectification; nothing without a record of play. */
  readonly play: Result<RecordRuling, RecordFault> | undefined;
  /** Is there a play that nothing can be said of, for want of a contract? */
  readonly contractUnknown: boolean;
  /** Is there a play whose hands the record does not give? A card written wrongly then looks like a revoke. */
  readonly dealUnknown: boolean;
  /** Declarer's tricks by the record, where it says. */
  readonly recordedTricks: number | undefined;
  /** Declarer's tricks by the cards, where all of them were played. */
  readonly countedTricks: number | undefined;
  /** Tags that the auction, the play or the other tags do not bear out. */
  readonly disagreements: readonly Disagreement[];
}

/** Looks through the auction and the play of a recorded board by the Laws of an edition. */
export function auditBoard(game: PbnGame, edition: LawsEdition): BoardAudit {
  const marked = vulnerabilityIn(game);
  const vulnerability = marked ?? 'None';
  const { dealer, calls } = recordedCalls(game, { edition, vulnerability });
  const setup = { edition, dealer, vulnerability };
  const outcome = auctionOutcome(setup, calls);
  const contract = contractOf(game, outcome);
  const record = contract && recordOf(game, contract, vulnerability);
  const [lead] = record?.tricks[0]?.plays ?? [];
  const recordedTricks = tricksTag(game);
  const played = record && playedIn(record, recordedTricks);
  const irregularCalls = auditCalls(setup, calls, lead?.seat);
  const countedTricks = played?.ok ? countedIn(played.value) : undefined;
  return {
    board: tagValue(game, 'Board'),
    line: game.line,
    calls: irregularCalls,
    leads: played?.ok ? auditLeads(setup, played.value) : [],
    play: played?.ok ? ok(ruleHistory(played.value, edition)) : played,
    contractUnknown: contract === undefined && columnsOf(game.play?.actions ?? []).length > 0,
    dealUnknown: record !== undefined && SEATS.some((seat) => record.hands?.[seat] === undefined),
    recordedTricks,
    countedTricks,
    disagreements: disagreementsIn(game, {
      dealer: calls.length === 0 ? undefined : dealer,
      auction: irregularCalls.length === 0 ? outcome : undefined,
      recordedTricks,
      countedTricks,
      vulnerability: marked,
    }),
  };
}

/** Declarer's tricks, when thirteen were played. */
const countedIn = ({ won, record }: History): number | undefined =>
  won.NS + won.EW === TRICKS ? won[sideOf(record.contract.declarer)] : undefined;

/** The contract that the tags give, or the auction where they give none or where only its own fits who led. */
function contractOf(game: PbnGame, outcome: Contract | 'passed-out' | undefined): Contract | undefined {
  const tagged = contractTag(game);
  const called = outcome === 'passed-out' ? undefined : outcome;
  if (tagged === undefined || called === undefined) return tagged ?? called;
  const leader = game.play?.first;
  const fits = (contract: Contract): boolean => leader === openingLeaderOf(contract);
  return !fits(tagged) && fits(called) ? called : tagged;
}

/** Who is vulnerable: as the record says, or as the board of that number has it (Law 2). */
function vulnerabilityIn(game: PbnGame): Vulnerability | undefined {
  const board = Number(tagValue(game, 'Board'));
  return (
    readVulnerability(tagValue(game, 'Vulnerable') ?? '') ??
    (isBoardNumber(board) ? vulnerabilityOf(board) : undefined)
  );
}

/** The play of a board; nothing where no card is known. */
function recordOf(game: PbnGame, contract: Contract, vulnerability: Vulnerability): PlayRecord | undefined {
  const { play } = game;
  if (play === undefined) return undefined;
  const columns = withFirstLead(play.first, columnsOf(play.actions), contract);
  const tricks = tricksFromColumns(play.first, columns, contract);
  return tricks.length === 0 ? undefined : { contract, vulnerability, hands: dealTag(game), tricks };
}

/** The play names who made the opening lead: the wrong defender, perhaps. */
function withFirstLead(
  first: Seat,
  [opening, ...later]: readonly PlayRow[],
  contract: Contract,
): readonly PlayRow[] {
  if (opening === undefined) return [];
  const outOfTurn = opening.ledOutOfTurn === undefined && first === partnerOf(openingLeaderOf(contract));
  return [outOfTurn ? { ...opening, ledOutOfTurn: 0 } : opening, ...later];
}

/** The play worked out, with the claim that a result of declarer's `tricks` tells of; or why it is no play. */
function playedIn(record: PlayRecord, tricks: number | undefined): Result<History, RecordFault> {
  const opened = openRecord(record);
  return opened.ok ? ok({ ...opened.value, record: withClaim(opened.value, tricks) }) : fail(opened.error);
}

/** A play that stops before the end with a result given was claimed or conceded, and nobody is said to have objected. */
function withClaim({ record, won }: History, tricks: number | undefined): PlayRecord {
  const left = TRICKS - won.NS - won.EW;
  const { declarer } = record.contract;
  const more = (tricks ?? -1) - won[sideOf(declarer)];
  if (left === 0 || more < 0 || more > left) return record;
  const rest = sideOf(declarer) === 'NS' ? { NS: more, EW: left - more } : { NS: left - more, EW: more };
  return { ...record, claim: { by: declarer, assented: true, objected: false, rest } };
}
