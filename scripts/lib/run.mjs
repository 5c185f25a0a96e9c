import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a program in the repository and answers its exit code; its output goes where ours goes. */
export function run(program, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/** Runs a JavaScript program that a dependency installed, without npx's start-up time. */
export const runBin = (path, args, options) =>
  run(process.execPath, [`${root}node_modules/${path}`, ...args], options);

/** Runs and stops the whole program with a sentence when it fails. */
export async function must(what, running) {
  const code = await running;
  if (code === 0) return;
  console.error(`\n${what} failed (exit code ${code}).`);
  process.exit(code);
}
