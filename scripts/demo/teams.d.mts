import type { Settings } from 'naipe/tournament';
import type { Evening } from './evening.mjs';

export function openTeams(options: {
  readonly address: string;
  readonly setupCode: string | undefined;
  readonly teams?: number;
  readonly rounds?: number;
  readonly seed?: number;
  readonly wait?: (minutes: number) => Promise<void>;
  readonly say?: (sentence: string) => void;
  readonly settings?: Partial<Settings>;
}): Promise<
  Omit<Evening, 'callDirector' | 'codes'> & {
    readonly codes: Evening['codes'] & {
      readonly pairs: readonly { readonly pair: string; readonly code: string }[];
    };
  }
>;
