import type { Settings } from 'naipe/tournament';
import type { Evening } from './evening.mjs';

export function openIndividual(options: {
  readonly address: string;
  readonly setupCode: string | undefined;
  readonly players?: number;
  readonly seed?: number;
  readonly wait?: (minutes: number) => Promise<void>;
  readonly say?: (sentence: string) => void;
  readonly settings?: Partial<Settings>;
}): Promise<Omit<Evening, 'callDirector'> & { readonly players: number }>;
