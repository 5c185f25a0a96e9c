import type { Settings } from 'naipe/tournament';

export const DEMO_PASSWORD: string;

export function minutesPerBoardAt(speed: number): number;

export interface Evening {
  readonly tournament: string;
  readonly rounds: number;
  readonly codes: { readonly tables: readonly { readonly table: number; readonly code: string }[] };
  readonly playRound: (round: number) => Promise<void>;
  readonly playPart: (round: number, boardsAt: (table: number) => number) => Promise<void>;
  readonly direct: (type: string, data: object) => Promise<{ readonly version: number }>;
  readonly callDirector: (table: number, about: string) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
  readonly publish: () => Promise<unknown>;
}

export function openEvening(options: {
  readonly address: string;
  readonly setupCode: string | undefined;
  readonly tables?: number;
  readonly seed?: number;
  readonly wait?: (minutes: number) => Promise<void>;
  readonly say?: (sentence: string) => void;
  readonly settings?: Partial<Settings>;
}): Promise<Evening>;
