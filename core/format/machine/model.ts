import type { Finding } from '../finding.ts';
import type { DealRecord } from '../results/model.ts';

/**
 * The files that dealing machines take, by their endings. All are plain ASCII, so that each character of a text is a byte:
 * - `dup` (Duplimate): 156 bytes a board, a BRI part, a DGE part and how the set is dealt;
 * - `dlm` (Duplimate for Windows): lines of keys and values, boards 1 to 99;
 * - `bri`: 128 bytes a board, the cards of North, East and South by their numbers;
 * - `dge`: 128 bytes a board, the four hands with signs for the suits.
 */
export const MACHINE_FORMATS = ['dup', 'dlm', 'bri', 'dge'] as const;
export type MachineFormat = (typeof MACHINE_FORMATS)[number];

/** The boards of a dealing machine's file as far as they could be read, and what was wrong. */
export interface MachineReading {
  readonly format: MachineFormat;
  readonly deals: readonly DealRecord[];
  readonly findings: readonly Finding[];
}

/** How a set is to be dealt. */
export interface MachineOptions {
  /** What a DLM file is called on the machine's screen. */
  readonly title?: string;
  /** The hands are not shown to whoever works the machine, where the format can say so. */
  readonly sealed?: boolean;
}
