import { type Fault, fail, ok, type Result } from 'naipe/base';
import { type LawsEdition, readCase, runCase, type Table } from 'naipe/laws';

/** Why a text is no case of what happened at a table. */
export interface CaseFault extends Fault {
  readonly code: 'not-a-case';
  /** The part of the case that cannot be read. */
  readonly place: string;
}

const fault = (place: string, message: string) => fail<CaseFault>({ code: 'not-a-case', place, message });

/** The table of a case file, of the first case if it holds several; by that edition if the case is told by it. */
export function tableOfCase(text: string, edition: LawsEdition): Result<Table, CaseFault> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fault('JSON', 'The file is not JSON.');
  }
  const read = readCase(Array.isArray(json) ? json[0] : json);
  if (!read.ok) {
    const { message } = read.error;
    return fault(message.slice(0, message.indexOf(':')), message);
  }
  const { editions } = read.value;
  const year = editions.includes(edition) ? edition : (editions.at(-1) ?? edition);
  return ok(runCase(read.value, year).table);
}
