export interface DemoOptions {
  readonly teams: boolean;
  readonly individual: boolean;
  readonly tables: number;
  readonly speed: number;
  readonly seed: number;
  readonly end: boolean;
}

export function readOptions(args: readonly string[]): {
  readonly options?: DemoOptions;
  readonly help?: string;
  readonly fault?: string;
};
