import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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
