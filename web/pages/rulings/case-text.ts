import { type Fault, fail, ok, type Result } from 'naipe/base';
import {
  beginCase,
  type LawsEdition,
  type RulingCase,
  readCase,
  runCase,
  type Table,
  tell,
} from 'naipe/laws';

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
  return ok(told(read.value, year));
}

/** A case that was told step by step is told so again; standing answers, if the file has any, answer on its way. */
const told = (ruling: RulingCase, edition: LawsEdition): Table =>
  Object.keys(ruling.answers).length === 0
    ? tell(beginCase(ruling, edition), ruling.steps).table
    : runCase(ruling, edition).table;
