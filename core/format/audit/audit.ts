import {
  type Contract,
  isCard,
  isSeat,
  openingLeaderOf,
  type PartialDeal,
  parseContract,
  parsePartialDeal,
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
  type Audited,
  auditCalls,
  auditLeads,
  type ColumnTrick,
  checkRecord,
  finalContract,
  historyOf,
  isAnyCall,
  type LawsEdition,
  type MadeCall,
  openTable,
  type PlayRecord,
  type RecordRun,
  runRecordCase,
  tricksFromColumns,
} from '../../laws/index.ts';
import { type PbnAction, type PbnAuction, type PbnGame, tagValue } from '../pbn/model.ts';

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
  readonly play: RecordRun | undefined;
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
  const played = record === undefined || record.tricks.length === 0 ? undefined : record;
  return {
    board: tagValue(game, 'Board'),
    line: game.line,
    calls: auditCalls(setup, calls, played?.tricks[0]?.plays[0]?.seat),
    leads: played !== undefined && checkRecord(played).ok ? auditLeads(setup, played) : [],
    play: played && ruled(played, edition),
    contractUnknown: contract === undefined && columnsOf(game.play?.actions ?? []).length > 0,
    recordedTricks: tricksTag(game),
    countedTricks: played && checkRecord(played).ok ? countedIn(played) : undefined,
  };
}

/** Declarer's tricks, when thirteen were played. */
function countedIn(record: PlayRecord): number | undefined {
  const { won } = historyOf(record);
  return won.NS + won.EW === TRICKS ? won[sideOf(record.contract.declarer)] : undefined;
}

const ruled = (record: PlayRecord, edition: LawsEdition): RecordRun =>
  runRecordCase({ record, answers: {}, readings: {}, facedIsKnown: true }, edition);

const seatTag = (game: PbnGame, name: string): Seat | undefined => {
  const letter = tagValue(game, name)?.replace('^', '').toUpperCase() ?? '';
  return isSeat(letter) ? letter : undefined;
};

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

/** The contract that the tags give. */
export function contractTag(game: PbnGame): Contract | undefined {
  const declarer = seatTag(game, 'Declarer');
  const tagged = parseContract(`${tagValue(game, 'Contract') ?? ''}${declarer ?? ''}`);
  return tagged.ok && declarer !== undefined ? tagged.value : undefined;
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

function tricksTag(game: PbnGame): number | undefined {
  const text = tagValue(game, 'Result')?.replace('^', '') ?? '';
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

function recordOf(game: PbnGame, contract: Contract, vulnerability: Vulnerability): PlayRecord | undefined {
  const { play } = game;
  if (play === undefined) return undefined;
  const record: PlayRecord = {
    contract,
    vulnerability,
    hands: dealOf(game),
    tricks: tricksFromColumns(
      play.first,
      withFirstLead(play.first, columnsOf(play.actions), contract),
      contract,
    ),
  };
  return checkRecord(record).ok ? withClaim(record, tricksTag(game)) : record;
}

const dealOf = (game: PbnGame): PartialDeal => {
  const deal = parsePartialDeal(tagValue(game, 'Deal') ?? '');
  return deal.ok ? deal.value : {};
};

/** Four columns to a trick; those in which no card is known are left out at the end. */
export function columnsOf(actions: readonly PbnAction[]): readonly ColumnTrick[] {
  const tricks: ColumnTrick[] = [];
  for (let at = 0; at < actions.length; at += SEATS.length) {
    const row = actions.slice(at, at + SEATS.length);
    const cards = row.map(({ text }) => (isCard(text) ? text : undefined));
    if (cards.every((card) => card === undefined)) break;
    const led = row.findIndex(({ irregularity }) => irregularity === 'L');
    tricks.push(led < 0 ? { cards } : { cards, ledOutOfTurn: led });
  }
  return tricks;
}

/** The play names who made the opening lead: the wrong defender, perhaps. */
function withFirstLead(
  first: Seat,
  [opening, ...later]: readonly ColumnTrick[],
  contract: Contract,
): readonly ColumnTrick[] {
  if (opening === undefined) return [];
  const outOfTurn = opening.ledOutOfTurn === undefined && first === partnerOf(openingLeaderOf(contract));
  return [outOfTurn ? { ...opening, ledOutOfTurn: 0 } : opening, ...later];
}

/** A play that stops before the end with a result given was claimed or conceded, and nobody is said to have objected. */
function withClaim(record: PlayRecord, tricks: number | undefined): PlayRecord {
  const { won } = historyOf(record);
  const left = TRICKS - won.NS - won.EW;
  const { declarer } = record.contract;
  const more = (tricks ?? -1) - won[sideOf(declarer)];
  if (left === 0 || more < 0 || more > left) return record;
  const rest = sideOf(declarer) === 'NS' ? { NS: more, EW: left - more } : { NS: left - more, EW: more };
  return { ...record, claim: { by: declarer, assented: true, objected: false, rest } };
}
