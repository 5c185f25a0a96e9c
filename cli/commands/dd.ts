import {
  isSeat,
  parseDeal,
  readVulnerability,
  SEATS,
  type Seat,
  type Strain,
  SUITS,
  type Vulnerability,
} from 'naipe/game';
import { type DoubleDummyTable, par, tricks } from 'naipe/solver';
import { type Command, done, textOption, wrongInput, wrongUsage } from '../command.ts';

const HELP = `Usage:
  naipe dd "N:AKQJ.T98.765.432 …" [--vul None|NS|EW|All] [--dealer N|E|S|W]

The tricks of each declarer in each strain when everybody plays as if all cards lay open, and par: what the board is worth
when both sides bid as well. The deal is written as PBN writes it, in quotes.

  --vul V      who is vulnerable (None if not given)
  --dealer D   who bids first (North if not given)
  --json       {"tricks":{"N":{"S":9,"H":8,"D":7,"C":6,"NT":9},…},"par":{"ns":420,"contracts":["4SN="]}}`;

const COLUMNS: readonly Strain[] = [...SUITS, 'NT'];

/** One line a declarer, a column a strain. */
const tableLines = (table: DoubleDummyTable): readonly string[] => [
  `  ${COLUMNS.map((strain) => strain.padStart(3)).join('')}`,
  ...SEATS.map(
    (seat) => `${seat} ${COLUMNS.map((strain) => String(table[seat][strain]).padStart(3)).join('')}`,
  ),
];

function solved(text: string, vulnerability: Vulnerability, dealer: Seat) {
  const deal = parseDeal(text);
  if (!deal.ok) return wrongInput(deal.error);
  const table = tricks(deal.value);
  const worth = par(table, vulnerability, dealer);
  const contracts = worth.contracts.length === 0 ? 'passed out' : worth.contracts.join(', ');
  return done(
    { tricks: table, par: worth },
    [...tableLines(table), `Par: North–South ${worth.ns} (${contracts})`].join('\n'),
  );
}

export const dd: Command = {
  help: HELP,
  options: { vul: { type: 'string' }, dealer: { type: 'string' } },
  run: (given) => {
    const vul = textOption(given, 'vul') ?? 'None';
    const vulnerability = readVulnerability(vul);
    if (vulnerability === undefined) return wrongUsage(`--vul takes None, NS, EW or All, not "${vul}".`);
    const dealer = (textOption(given, 'dealer') ?? 'N').toUpperCase();
    if (!isSeat(dealer)) return wrongUsage(`--dealer takes N, E, S or W, not "${dealer}".`);
    return given.words.length === 0
      ? wrongUsage(
          'Which deal? For example "N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765".',
        )
      : solved(given.words.join(' '), vulnerability, dealer);
  },
};
