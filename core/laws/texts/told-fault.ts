import type { Fault, Params } from '../../base/index.ts';
import { faultsEn } from './en/faults.ts';
import { playersEn } from './en/players.ts';
import { filledText } from './fill-text.ts';

type After<Key> = Key extends `fault/${infer Code}` ? Code : never;

/** What keeps a record, a claim or a case from being ruled on. */
export type FaultCode = After<keyof typeof faultsEn>;

/** A fault that can be told in every language (`faultText`); its message is the English one. */
export interface ToldFault extends Fault {
  readonly told: FaultCode;
  readonly params: Params;
}

/** Builds a fault from the words for it; `code` is what programs go by. */
export const toldFault = <Code extends string>(code: Code, told: FaultCode, params: Params = {}) =>
  ({
    code,
    told,
    params,
    message: `${filledText(faultsEn[`fault/${told}`], params, 'en', playersEn)}.`,
  }) as const;
