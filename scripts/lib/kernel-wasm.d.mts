/** The module that carries the compiled kernel as text. */
export function compiledModule(): Promise<string>;
