import { readdirSync, readFileSync } from 'node:fs';
import { orThrow } from 'naipe/base';
import { CALLS, type Seat, seatAfter } from 'naipe/game';
import { happen, openTable, type RulingCase, readAnyCase, runCase, type Table } from 'naipe/laws';
import { measure, type Row } from './measure.ts';

const FOLDER = 'core/laws/cases/';

/** Where claims are made at a table: there the search for normal play takes the time, which the benchmark of claims measures. */
const CLAIMS = '68-to-71-claims-at-the-table.json';

/** The cases of tables that the tests of the Laws rule on, from the files they are kept in. */
const casesIn = (isMeant: (file: string) => boolean): RulingCase[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json') && isMeant(name))
    .flatMap((name) => JSON.parse(readFileSync(`${FOLDER}${name}`, 'utf8')) as unknown[])
    .map((json) => orThrow(readAnyCase(json)))
    .flatMap((one) => (one.kind === 'table' ? [one.ruling] : []));

/** Every bid from one club to seven notrump, then three passes: the longest an auction without passes can be. */
function longAuction(): Table {
  const calls = [
    ...CALLS.filter((call) => !['Pass', 'X', 'XX'].includes(call)),
    'Pass',
    'Pass',
    'Pass',
  ] as const;
  const dealer: Seat = 'N';
  return calls.reduce(
    (table, call, turn) => orThrow(happen(table, { type: 'call', seat: seatAfter(dealer, turn), call })),
    openTable({ edition: 2017, dealer, vulnerability: 'None' }),
  );
}

/** No other package rules on irregularities, so there is no peer to measure against. */
export async function lawsBench(): Promise<Row[]> {
  return [
    await ruled(
      'cases of the Laws ruled from the first call to the outcome, all editions, claims apart',
      casesIn((file) => file !== CLAIMS),
    ),
    await ruled(
      'cases in which somebody claims, ruled with the search for normal play',
      casesIn((file) => file === CLAIMS),
    ),
    await measure('legal calls taken at a table that knows the Laws', { items: 38, run: longAuction }),
  ];
}

const ruled = (what: string, cases: readonly RulingCase[]): Promise<Row> =>
  measure(what, {
    items: cases.reduce((sum, { editions }) => sum + editions.length, 0),
    run: () => {
      for (const ruling of cases) for (const edition of ruling.editions) runCase(ruling, edition);
    },
  });
