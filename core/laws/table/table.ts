import {
  type Call,
  type Card,
  type Contract,
  isBid,
  levelOf,
  lhoOf,
  nothingCalled,
  type PartialDeal,
  SEATS,
  type Seat,
  type Standing,
  sideOf,
  standingAfter,
  strainOf,
  type Vulnerability,
} from '../../game/index.ts';
import type { Clause } from '../clauses/clause.ts';
import type { TableRegulation } from '../clauses/paragraph.ts';
import type { LawsEdition } from '../editions.ts';
import { type AnyCall, isBidOverSeven } from '../happening/any-call.ts';
import type { Happening, HappeningOf, HappeningType, Input } from '../happening/happening.ts';
import type { MadeCall } from '../happening/made-call.ts';
import type { Irregular, Irregularity, IrregularityType } from '../ruling/irregularity.ts';
import type { TableRefusal } from '../ruling/refused.ts';
import type { Consequence, Lasting, Question } from '../ruling/ruling.ts';
import type { Procedure } from '../ruling/telling.ts';
import { type PlaySetup, startedPlay, type TablePlay } from './play.ts';
import { rememberOf } from './remember.ts';

export type { MadeCall };

/** With what a table begins. */
export interface Setup {
  readonly edition: LawsEdition;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  /** The hands, as far as they are known: whole, or what is left of them where the play is taken up. */
  readonly hands?: PartialDeal | undefined;
  /** Where the play is taken up, when the table begins with it. */
  readonly play?: PlaySetup | undefined;
  /** The regulation of the tournament, where it says more than the Laws. */
  readonly regulation?: TableRegulation | undefined;
  /** The table is played with screens, as the regulation has them. */
  readonly screens?: boolean | undefined;
}

/** What brought the auction period, or the board at this table, to its end. */
export type Ending = 'lead-faced' | 'hands-returned' | 'play-over' | 'board-over';

/** An irregularity, what was asked and answered about it, and what follows. */
export interface Ruling {
  readonly irregularity: Irregularity;
  /** The table as it was when the irregularity came to it: the procedure is told anew from there. */
  readonly before: Table;
  readonly answers: readonly { readonly question: Question; readonly answer: string }[];
  readonly consequences: readonly Consequence[];
  /** The clauses it rests on, in the order they were used. */
  readonly clauses: readonly Clause[];
}

/** A ruling that waits for an answer. */
export interface OpenRuling extends Ruling {
  readonly question: Question;
  readonly replies: readonly Input[];
}

/** What becomes of the table when something happens at it and no open question hears it. */
export interface Taken {
  /** The same table where it changes nothing. */
  readonly table: Table;
  /** What a law has to deal with. */
  readonly irregularity?: Irregularity | undefined;
  /** What it amounts to, looked at in its place. */
  readonly instead?: Happening | undefined;
}

/** What the Laws make of something that can happen. */
export interface Rule<Kind extends Happening> {
  /** It happens in the play: without one there is nothing to look at. */
  readonly inPlay?: true;
  /** It is a lead: what has to be asked before somebody leads comes first. */
  readonly leads?: true;
  /** Why it cannot have happened: what it speaks of does not exist, or a duty says otherwise. */
  readonly refusal?: (table: Table, happening: Kind) => TableRefusal | undefined;
  readonly taken: (table: Table, happening: Kind) => Taken;
}

/** What a procedure gets: the irregularity, and the table as it was then. */
export interface Scene<Kind extends Irregularity = Irregularity> {
  readonly table: Table;
  readonly irregularity: Kind;
}

/** Laws that a table is ruled by: what they make of what happens, and which of them deals with what goes wrong. */
export interface Laws {
  readonly rules: { readonly [Type in HappeningType]?: Rule<HappeningOf<Type>> };
  readonly procedures: {
    readonly [Type in IrregularityType]?: (scene: Scene<Irregular<Type>>) => Procedure;
  };
}

/** A table at which anything may have happened: what happened, and what stands after the rulings. */
export interface Table extends Setup {
  /** The Laws that it is ruled by. */
  readonly laws: Laws;
  /** Everything that happened and was answered, in order. */
  readonly inputs: readonly Input[];
  /** The calls that stand. One that awaits a ruling stands last, for the time being. */
  readonly calls: readonly MadeCall[];
  readonly ended: Ending | undefined;
  /** The opening lead is awaited. */
  readonly leadDue: boolean;
  /** The play, once a card has been led or the table began with it. */
  readonly played: TablePlay | undefined;
  readonly persists: readonly Lasting[];
  /** Cards that were missing from a hand and count as having been in it all the time (Law 14B4). */
  readonly restored: readonly { readonly seat: Seat; readonly card: Card }[];
  /** Rulings that wait for an answer; the last one comes first (the latest irregularity is ruled first). */
  readonly open: readonly OpenRuling[];
  /** What has happened while a question was open that does not answer it: looked at in turn once that is ruled on. */
  readonly meanwhile: readonly Happening[];
  readonly rulings: readonly Ruling[];
}

/** A table at which nothing has happened yet, ruled by the Laws given. */
export const tableUnder = (
  laws: Laws,
  { edition, dealer, vulnerability, hands, play, regulation, screens }: Setup,
): Table => ({
  laws,
  edition,
  dealer,
  vulnerability,
  hands,
  play,
  regulation,
  screens,
  inputs: [],
  calls: [],
  ended: undefined,
  leadDue: false,
  played: play && startedPlay(play),
  persists: [],
  restored: [],
  open: [],
  meanwhile: [],
  rulings: [],
});

/** What changes at a table while a board is played. */
type Changing = Omit<Table, keyof Setup | 'laws'>;

/** The table with something about it changed. Every field is named: tables of one shape are read and copied many times faster. */
export const tableWith = (table: Table, change: Partial<Changing>): Table => ({
  laws: table.laws,
  edition: table.edition,
  dealer: table.dealer,
  vulnerability: table.vulnerability,
  hands: table.hands,
  play: table.play,
  regulation: table.regulation,
  screens: table.screens,
  inputs: change.inputs ?? table.inputs,
  calls: change.calls ?? table.calls,
  ended: change.ended ?? table.ended,
  leadDue: change.leadDue ?? table.leadDue,
  played: change.played ?? table.played,
  persists: change.persists ?? table.persists,
  restored: change.restored ?? table.restored,
  open: change.open ?? table.open,
  meanwhile: change.meanwhile ?? table.meanwhile,
  rulings: change.rulings ?? table.rulings,
});

const isMade = (call: AnyCall): call is Call => !isBidOverSeven(call);

/** What the calls amount to. */
export const standingOf = rememberOf(
  (calls: readonly MadeCall[]): Standing =>
    calls.reduce(
      (standing, { seat, call }) => (isMade(call) ? standingAfter(standing, seat, call) : standing),
      nothingCalled(),
    ),
);

const LAST_FOUR = 4;
const FINAL_PASSES = 3;

/** The last call that counts for the end of the auction and the passes after it, if there are three. */
function lastFour({ calls }: Table): readonly MadeCall[] | undefined {
  const last = calls.slice(-LAST_FOUR);
  const passes = last.slice(1);
  return last.length === LAST_FOUR && passes.every(({ call }) => call === 'Pass') ? last : undefined;
}

/** A player who lost his turn because another passed out of rotation (Law 17D3; 2007: 17E2, 1997: 34). */
export function skippedPlayer(table: Table): Seat | undefined {
  const last = lastFour(table);
  if (last === undefined) return undefined;
  const gap = last.find(({ seat }, index) => {
    const before = last[index - 1];
    return before !== undefined && lhoOf(before.seat) !== seat;
  });
  const before = gap && last[last.indexOf(gap) - 1];
  return before && lhoOf(before.seat);
}

/** Who has lost a turn: the player skipped among the last calls, or one who has not called at all. */
export const turnLost = (table: Table): Seat | undefined =>
  skippedPlayer(table) ?? SEATS.find((seat) => !hasCalled(table, seat));

/**
 * Does the board look passed out: nobody has bid, and at least three have passed? Since 2007 it is, once the hands
 * are back, whoever has lost a turn (Law 17D2; 2007: 22B2).
 */
export const looksPassedOut = ({ calls }: Table): boolean =>
  standingOf(calls).bid === undefined && calls.filter(({ call }) => call === 'Pass').length >= FINAL_PASSES;

/** Three passes in rotation after a bid (Law 22A), or a pass by each player (Law 22B); before a play that the table began with, too. */
export function isAuctionEnded(table: Table): boolean {
  if (table.play !== undefined) return true;
  const last = lastFour(table);
  if (last === undefined || skippedPlayer(table) !== undefined) return false;
  return (
    last.length > FINAL_PASSES && (standingOf(table.calls).bid !== undefined || last[0]?.call === 'Pass')
  );
}

/** Whose turn it is to call (Law 17B, C); nobody's when the auction has ended. */
export function turnOf(table: Table): Seat | undefined {
  if (isAuctionEnded(table) || table.ended !== undefined) return undefined;
  const last = table.calls.at(-1);
  return last === undefined ? table.dealer : lhoOf(last.seat);
}

/** The contract that the standing calls made; `undefined` while the auction goes on. */
export function finalContract(table: Table): Contract | 'passed-out' | undefined {
  if (table.played !== undefined) return table.played.contract;
  const { bid, bidder, doubling } = standingOf(table.calls);
  // Once the hands are back nobody asks any more whether a turn was lost (Law 17D2).
  if (!isAuctionEnded(table) && !(table.ended === 'hands-returned' && bid === undefined)) return undefined;
  if (bid === undefined || bidder === undefined) return 'passed-out';
  const strain = strainOf(bid);
  const first = table.calls.find(
    ({ seat, call }) =>
      isMade(call) && isBid(call) && strainOf(call) === strain && sideOf(seat) === sideOf(bidder),
  );
  return { level: levelOf(bid), strain, doubling, declarer: first?.seat ?? bidder };
}

/** Has the player called at all on this board, by calls that stand? */
export const hasCalled = ({ calls }: Table, seat: Seat): boolean => calls.some((made) => made.seat === seat);
