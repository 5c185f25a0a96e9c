import MDBReader from 'mdb-reader';
import { fail, ok, type Result } from 'naipe/base';
import { BWS_TABLES, type BwsReading, type BwsRows, readBws } from 'naipe/format';

/** What an Access database begins with: four bytes, then the name of its engine. */
const ENGINES = ['Standard Jet DB', 'Standard ACE DB'];
const ENGINE_AT = 4;

/** Is the file an Access database, whatever it is called? */
export const isDatabase = (bytes: Uint8Array): boolean => {
  const begins = Buffer.from(bytes.subarray(ENGINE_AT, ENGINE_AT + 16)).toString('latin1');
  return ENGINES.some((engine) => begins.startsWith(engine));
};

function tablesOf(bytes: Uint8Array): BwsRows {
  const database = new MDBReader(Buffer.from(bytes));
  const present = new Set(database.getTableNames());
  return Object.fromEntries(
    BWS_TABLES.filter((name) => present.has(name)).map((name) => [name, database.getTable(name).getData()]),
  );
}

/** Reads the database of a scoring device (BWS): Bridgemate, BridgeTab and the programs that write the same. */
export function readBwsFile(bytes: Uint8Array): Result<BwsReading> {
  if (!isDatabase(bytes))
    return fail({ code: 'not-bws', message: 'This is no database of a scoring device (BWS).' });
  let rows: BwsRows;
  try {
    rows = tablesOf(bytes);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return fail({
      code: 'broken-bws',
      message: `The database cannot be read: it is damaged or locked (${why}).`,
    });
  }
  if (rows.RoundData === undefined && rows.ReceivedData === undefined) {
    const message = 'The database has no rounds and no results: it is not one of a scoring device (BWS).';
    return fail({ code: 'not-bws', message });
  }
  return ok(readBws(rows));
}
