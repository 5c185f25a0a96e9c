import { fail, ok, type Result } from '../../base/index.ts';
import {
  columnsOf,
  contractTag,
  dealTag,
  type PbnAuction,
  type PbnGame,
  type PlayRow,
  seatTag,
  tagValue,
  tricksTag,
} from '../../format/index.ts';
import {
  type Contract,
  openingLeaderOf,
  partnerOf,
  readVulnerability,
  SEATS,
  type Seat,
  seatAfter,
  sideOf,
  TRICKS,
  type Vulnerability,
} from '../../game/index.ts';
import {
  finalContract,
  type History,
  isAnyCall,
  type LawsEdition,
  type MadeCall,
  openRecord,
  openTable,
  type PlayRecord,
  type RecordFault,
  type RecordRuling,
  ruleHistory,
  tricksFromColumns,
} from '../../laws/index.ts';
import { type Audited, auditCalls, auditLeads } from './irregular.ts';

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
  /** Declarer's tricks by the record, where it says. */
  readonly recordedTricks: number | undefined;
  /** Declarer's tricks by the cards, where all of them were played. */
  readonly countedTricks: number | undefined;
}

/** Looks through the auction and the play of a recorded board by the Laws of an edition. */
export function auditBoard(game: PbnGame, edition: LawsEdition): BoardAudit {
  const vulnerability = readVulnerability(tagValue(game, 'Vulnerable') ?? '') ?? 'None';
  const calls = game.auction === undefined ? [] : callsOf(game.auction);
  const dealer = game.auction?.first ?? seatTag(game, 'Dealer') ?? 'N';
  const contract = contractOf(game, calls, dealer, vulnerability, edition);
  const setup = { edition, dealer, vulnerability };
  const record = contract && recordOf(game, contract, vulnerability);
  const [lead] = record?.tricks[0]?.plays ?? [];
  const played = record && playedIn(record, tricksTag(game));
  return {
    board: tagValue(game, 'Board'),
    line: game.line,
    calls: auditCalls(setup, calls, lead?.seat),
    leads: played?.ok ? auditLeads(setup, played.value) : [],
    play: played?.ok ? ok(ruleHistory(played.value, edition)) : played,
    contractUnknown: contract === undefined && columnsOf(game.play?.actions ?? []).length > 0,
    recordedTricks: tricksTag(game),
    countedTricks: played?.ok ? countedIn(played.value) : undefined,
  };
}

/** Declarer's tricks, when thirteen were played. */
const countedIn = ({ won, record }: History): number | undefined =>
  won.NS + won.EW === TRICKS ? won[sideOf(record.contract.declarer)] : undefined;

/** The calls with who made them: in rotation, save where the record says that a turn was skipped. */
function callsOf({ first, actions }: PbnAuction): readonly MadeCall[] {
  const calls: MadeCall[] = [];
  for (const [turn, { text }] of actions.entries()) {
    const seat = seatAfter(first, turn);
    if (isAnyCall(text)) calls.push({ seat, call: text });
    if (text === 'AP') calls.push(...finalPasses(calls, seat));
  }
  return calls;
}

/** `AP`: everybody passes to the end. */
function finalPasses(calls: readonly MadeCall[], from: Seat): readonly MadeCall[] {
  const bids = calls.some(({ call }) => call !== 'Pass');
  const passed = calls.length - 1 - calls.findLastIndex(({ call }) => call !== 'Pass');
  const due = (bids ? SEATS.length - 1 : SEATS.length) - passed;
  return Array.from({ length: Math.max(0, due) }, (_, turn) => ({
    seat: seatAfter(from, turn),
    call: 'Pass',
  }));
}

/** The contract that the tags give, or else the auction. */
function contractOf(
  game: PbnGame,
  calls: readonly MadeCall[],
  dealer: Seat,
  vulnerability: Vulnerability,
  edition: LawsEdition,
): Contract | undefined {
  const tagged = contractTag(game);
  if (tagged !== undefined) return tagged;
  const contract = finalContract({ ...openTable({ edition, dealer, vulnerability }), calls });
  return contract === 'passed-out' ? undefined : contract;
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
