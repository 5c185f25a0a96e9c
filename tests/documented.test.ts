import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const EXPORTED = /^export (?:async )?(?:function\*?|const|type|interface|class) (\w+)/;
const FROM = /^export (?:type )?(\*|\{[^}]*\}) from '(\.[^']+)'/gm;

/** Everything that an index exports, or those names of a file that it does. */
interface Exported {
  readonly file: string;
  readonly isNamed: (name: string) => boolean;
}

function exportedBy(index: string): readonly Exported[] {
  return [...readFileSync(index, 'utf8').matchAll(FROM)].flatMap(([, what = '', from = '']) => {
    const file = join(dirname(index), from);
    if (what === '*') return file.endsWith('index.ts') ? exportedBy(file) : [{ file, isNamed: () => true }];
    const names: readonly string[] = what.match(/\w+/g) ?? [];
    return [{ file, isNamed: (name: string) => names.includes(name) }];
  });
}

/** What is exported without a word of explanation above it, where an editor would show it. */
const undocumentedIn = ({ file, isNamed }: Exported): readonly string[] => {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    const name = EXPORTED.exec(line)?.[1];
    return name === undefined || !isNamed(name) || lines[at - 1]?.trimEnd().endsWith('*/')
      ? []
      : [`${relative(root, file)}: ${name}`];
  });
};

test.each(['game', 'laws', 'laws/texts', 'laws/glossary', 'laws/contents', 'scoring', 'solver'])(
  'naipe/%s: whoever hovers over an export reads what it is',
  (subpath) => {
    const exported = exportedBy(join(root, 'core', subpath, 'index.ts'));
    expect(exported.length).toBeGreaterThan(1);
    expect(exported.flatMap(undocumentedIn)).toEqual([]);
  },
);
