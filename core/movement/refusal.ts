import { type Fault, fail } from '../base/index.ts';

/** Why a movement cannot be had. */
export const refuse = (code: string, message: string) => fail<Fault>({ code, message });
