import { main } from '../main.ts';

/** Runs a command line in this process and collects what it prints. */
export async function run(...args: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await main(args, { out: (text) => out.push(text), err: (text) => err.push(text) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
