import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Inside core, a folder imports only from those before it in this list (docs/architecture.md). */
const CORE_FOLDERS = [
  'base',
  'game',
  'solver',
  'laws',
  'scoring',
  'movement',
  'draw',
  'regulation',
  'federation',
  'tournament',
  'simultaneous',
  'format',
  'check',
  // The root of the package names them all.
  'index.ts',
];

/** The packages of this repository that each package may import. */
const PACKAGE_ARROWS: Readonly<Record<string, readonly string[]>> = {
  core: [],
  server: ['naipe'],
  web: ['naipe'],
  cli: ['naipe', '@naipe/server'],
};

const IMPORT = /(?<!['\w.-])(?:from|import)\s*\(?\s*'([^']+)'/g;

interface Import {
  readonly file: string;
  readonly target: string;
}

function importsBelow(folder: string): Import[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(root, folder, file), 'utf8');
      return [...source.matchAll(IMPORT)].map((match) => ({ file, target: match[1] as string }));
    });
}

function coreFolderOf(path: string): string {
  return path.split('/')[0] as string;
}

test('core folders import only from the folders above them', () => {
  const wrong = importsBelow('core').filter(({ file, target }) => {
    if (!target.startsWith('.')) return false;
    const from = CORE_FOLDERS.indexOf(coreFolderOf(file));
    const to = CORE_FOLDERS.indexOf(coreFolderOf(relative('.', join(dirname(file), target))));
    return from < 0 || to < 0 || to > from;
  });
  expect(wrong).toEqual([]);
});

/** The files of the Laws that each file imports, types included; tests left out. */
function lawsImports(): ReadonlyMap<string, readonly string[]> {
  const imports = new Map<string, string[]>();
  for (const { file, target } of importsBelow('core/laws')) {
    if (!target.startsWith('.') || /\.test\.ts$|(^|\/)testing\//.test(file)) continue;
    imports.set(file, [...(imports.get(file) ?? []), join(dirname(file), target)]);
  }
  return imports;
}

test('no file of the Laws imports itself by way of others, not even its types', () => {
  const imports = lawsImports();
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    else if (!done.has(file)) {
      for (const next of imports.get(file) ?? []) follow(next, [...way, file]);
      done.add(file);
    }
  };
  for (const file of imports.keys()) follow(file, []);
  expect(circles).toEqual([]);
});

/** Rooms of the Laws that only those named may import: what rules does not know who runs it, nor in which words it is told. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  // Words say what an answer would lead to: they have it ruled on a copy.
  engine: ['case-format', 'texts', 'index.ts'],
  'case-format': ['clauses', 'texts', 'index.ts'],
  glossary: ['index.ts'],
  contents: ['index.ts'],
  // Faults and refusals carry an English sentence; the rest is for who shows a ruling.
  texts: ['index.ts', 'case-format'],
};
const WORDS_FOR_ALL = /^texts\/(told-fault|en\/(refusals|judged-play))\.ts$/;

test('the rooms of the Laws import along their arrows', () => {
  const wrong = [...lawsImports()].flatMap(([file, targets]) =>
    targets
      .filter((target) => {
        const room = target.split('/')[0] as string;
        const from = file.split('/')[0] as string;
        const allowed = ROOMS[room];
        return (
          allowed !== undefined && from !== room && !allowed.includes(from) && !WORDS_FOR_ALL.test(target)
        );
      })
      .map((target) => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('who reads or writes a file does not load the Laws: of core, format imports base and game alone', () => {
  const wrong = importsBelow('core/format').filter(({ file, target }) => {
    const folder = coreFolderOf(relative('.', join('format', dirname(file), target)));
    return target.startsWith('.') && !['format', 'base', 'game'].includes(folder);
  });
  expect(wrong).toEqual([]);
});

test('core depends on nothing: no package, no Node module', () => {
  const outside = importsBelow('core').filter(
    ({ file, target }) => !target.startsWith('.') && !/\.test\.ts$|\/testing\//.test(file),
  );
  expect(outside).toEqual([]);
});

test('the command line loads what a command is made of only when it is called', () => {
  const atStart = importsBelow('cli').filter(({ file }) =>
    ['main.ts', 'command.ts', 'commands/index.ts'].includes(file),
  );
  const heavy = atStart.filter(({ target }) => /^(naipe|@naipe)(\/|$)/.test(target));
  // Of core only the type of a fault, which is gone when it runs.
  expect(heavy).toEqual([{ file: 'command.ts', target: 'naipe/base' }]);
  expect(readFileSync(join(root, 'cli/command.ts'), 'utf8')).toContain(
    "import type { Fault } from 'naipe/base';",
  );
});

test('packages import along the arrows web → core ← server ← cli', () => {
  const wrong = Object.entries(PACKAGE_ARROWS).flatMap(([folder, allowed]) =>
    importsBelow(folder)
      .filter(({ target }) => /^(naipe|@naipe)(\/|$)/.test(target))
      .filter(({ target }) => !allowed.some((name) => target === name || target.startsWith(`${name}/`)))
      .map(({ file, target }) => `${folder}/${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});
