import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Example {
  readonly name: string;
  readonly code: string;
  readonly printed: string;
}

/** The examples of a page, each with what the page says it prints. */
export function examplesOf(page: string, language: string): readonly Example[] {
  const text = readFileSync(`${root}docs/${page}`, 'utf8');
  const pattern = new RegExp(
    `^#+ ([^\\n]+)\\n(?:(?!^#)[\\s\\S])*?\`\`\`${language}\\n([\\s\\S]+?)\`\`\`\\n\\n\`\`\`text\\n([\\s\\S]*?)\`\`\``,
    'gm',
  );
  return [...text.matchAll(pattern)].map(([, name = '', code = '', printed = '']) => ({
    name,
    code,
    printed,
  }));
}

const run = promisify(execFile);

/** What an example prints when it is run, by itself or as the file of a command. */
export async function printedBy(
  { name, code }: Example,
  ending: string,
  words: readonly string[] = [],
): Promise<string> {
  const folder = `${root}.cache/examples`;
  mkdirSync(folder, { recursive: true });
  const path = `${folder}/${name.replaceAll(/\W/g, '-')}.${ending}`;
  writeFileSync(path, code);
  const { stdout } = await run(process.execPath, [...words, path], { cwd: root, encoding: 'utf8' });
  rmSync(path);
  return stdout;
}
