import { COMPILED } from './compiled.ts';
import * as plain from './kernel/index.ts';

/** What the solver asks of its kernel. */
export type Kernel = Pick<typeof plain, 'hold' | 'begin' | 'lay' | 'takes'>;

/** What Node, browsers and workers have in common, and the language alone does not. */
interface Host {
  readonly atob?: (text: string) => string;
  readonly WebAssembly?: {
    readonly Module: new (bytes: Uint8Array) => object;
    readonly Instance: new (module: object) => { readonly exports: unknown };
  };
}

/** The kernel in JavaScript: slower, and the same in every answer. */
export const plainKernel: Kernel = plain;

/** The kernel compiled from the same sources; nothing where the host cannot run it or a page's rules forbid it. */
export function compiledKernel(host: Host = globalThis as Host): Kernel | undefined {
  const { atob, WebAssembly } = host;
  if (atob === undefined || WebAssembly === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(COMPILED), (character) => character.charCodeAt(0));
    return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as Kernel;
  } catch {
    return undefined;
  }
}

let chosen: Kernel | undefined;

/** The fastest kernel that can be had here. */
export function kernel(): Kernel {
  chosen ??= compiledKernel() ?? plainKernel;
  return chosen;
}
