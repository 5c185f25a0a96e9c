import { readFileSync } from 'node:fs';
import {
  type Card,
  type Deal,
  isCard,
  isSeat,
  parseDeal,
  readVulnerability,
  SEATS,
  type Seat,
  type Strain,
  type Vulnerability,
} from '../../game/index.ts';
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

function readLine(line: string): KnownDeal {
  const [text = '', tables = '', about = '', played = '', leads = '', play = '', trace = ''] =
    line.split('|');
  const deal = parseDeal(text);
  const [dealer = '', vulnerable = '', par = ''] = about.split(' ');
  const [strain = '', declarer = ''] = played.split(' ');
  const vulnerability = readVulnerability(vulnerable);
  if (!deal.ok || !isSeat(dealer) || !isSeat(declarer) || vulnerability === undefined) throw new Error(line);
  const rows = tables.split(' ').map(tricksIn);
  const table = Object.fromEntries(
    SEATS.map((seat, at) => [
      seat,
      Object.fromEntries(TABLE_STRAINS.map((name, column) => [name, rows[at]?.[column]])),
    ]),
  );
  return {
    text,
    deal: deal.value,
    table: table as DoubleDummyTable,
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

/** A hundred deals: twenty results, par, and of one contract the leads and a play. */
export const knownDeals = (): readonly KnownDeal[] =>
  readFileSync(new URL('known-deals.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(readLine);
