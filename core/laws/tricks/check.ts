import { fail, ok, type Result } from '../../base/index.ts';
import { type ToldFault, toldFault } from '../texts/told-fault.ts';
import { type History, historyOf } from './history.ts';
import { type Impossible, whyImpossible } from './impossible.ts';
import type { PlayRecord } from './record.ts';

/** What keeps a record from being one of a board that was played, legally or not. */
export interface RecordFault extends ToldFault, Pick<Impossible, 'trick' | 'seat'> {
  readonly code: Impossible['code'];
}

/** Could this have been played? Whether it was legal is another matter. */
export function checkRecord(record: PlayRecord): Result<PlayRecord, RecordFault> {
  const wrong = whyImpossible(record);
  if (wrong === undefined) return ok(record);
  const { code, told, params, ...at } = wrong;
  return fail({ ...toldFault(code, told, params), ...at });
}

/** The play worked out, if it could have been played. */
export function openRecord(record: PlayRecord): Result<History, RecordFault> {
  const checked = checkRecord(record);
  return checked.ok ? ok(historyOf(record)) : checked;
}
