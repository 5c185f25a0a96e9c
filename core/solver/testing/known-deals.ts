import { readFileSync } from 'node:fs';
import {
  type Card,
  type Deal,
  isCard,
  isSeat,
  parseDeal,
  parsePartialDeal,
  readVulnerability,
  SEATS,
  type Seat,
  type Strain,
  type Vulnerability,
} from '../../game/index.ts';
import type { Position } from '../position.ts';
import { type DoubleDummyTable, TABLE_STRAINS } from '../tricks.ts';

/** A deal with what a solver that everybody uses (libdds 2.9) says of it. */
export interface KnownDeal {
  readonly text: string;
  readonly deal: Deal;
  readonly table: DoubleDummyTable;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  readonly par: number;
  readonly contract: { readonly strain: Strain; readonly declarer: Seat };
  /** Declarer's tricks after each lead. */
  readonly leads: Readonly<Record<string, number>>;
  readonly play: readonly Card[];
  /** Declarer's tricks before the first card and after each, as far as they are known. */
  readonly trace: readonly number[];
}

const tricksIn = (digits: string): readonly number[] =>
  [...digits].map((digit) => Number.parseInt(digit, 16));

/** A row for each seat, in it a digit for each strain. */
function tableIn(text: string): DoubleDummyTable {
  const rows = text.split(' ').map(tricksIn);
  const table = SEATS.map((seat, at) => [
    seat,
    Object.fromEntries(TABLE_STRAINS.map((name, column) => [name, rows[at]?.[column]])),
  ]);
  return Object.fromEntries(table) as DoubleDummyTable;
}

function readLine(line: string): KnownDeal {
  const [text = '', tables = '', about = '', played = '', leads = '', play = '', trace = ''] =
    line.split('|');
  const deal = parseDeal(text);
  const [dealer = '', vulnerable = '', par = ''] = about.split(' ');
  const [strain = '', declarer = ''] = played.split(' ');
  const vulnerability = readVulnerability(vulnerable);
  if (!deal.ok || !isSeat(dealer) || !isSeat(declarer) || vulnerability === undefined) throw new Error(line);
  return {
    text,
    deal: deal.value,
    table: tableIn(tables),
    dealer,
    vulnerability,
    par: Number(par),
    contract: { strain: strain as Strain, declarer },
    leads: Object.fromEntries(
      leads.split(' ').map((lead) => [lead.slice(0, 2), Number.parseInt(lead.slice(3), 16)]),
    ),
    play: play.split(' ').filter(isCard),
    trace: tricksIn(trace),
  };
}

const linesOf = (file: string): readonly string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** A hundred deals: twenty results, par, and of one contract the leads and a play. */
export const knownDeals = (): readonly KnownDeal[] => linesOf('known-deals.txt').map(readLine);

/** Sixty deals with long suits and voids, and their twenty results. */
export const wildDeals = (): readonly Pick<KnownDeal, 'text' | 'deal' | 'table'>[] =>
  linesOf('wild-deals.txt').map((line) => {
    const [text = '', tables = ''] = line.split('|');
    const deal = parseDeal(text);
    if (!deal.ok) throw new Error(line);
    return { text, deal: deal.value, table: tableIn(tables) };
  });

/** A position late in a deal, with the tricks of the player's side after each card that he may play. */
export interface KnownEnding {
  readonly text: string;
  readonly position: Position;
  readonly plays: Readonly<Record<string, number>>;
}

/** A hundred and sixty positions with five to nine cards each, up to three of them on the table. */
export const knownEndings = (): readonly KnownEnding[] =>
  linesOf('known-endings.txt').map((text) => {
    const [about = '', hands = '', plays = ''] = text.split('|');
    const [strain = '', leader = '', ...trick] = about.split(' ');
    const read = parsePartialDeal(hands);
    if (!read.ok || !isSeat(leader)) throw new Error(text);
    return {
      text,
      position: { hands: read.value as Deal, strain: strain as Strain, leader, trick: trick.filter(isCard) },
      plays: Object.fromEntries(
        plays.split(' ').map((play) => [play.slice(0, 2), Number.parseInt(play.slice(3), 16)]),
      ),
    };
  });
