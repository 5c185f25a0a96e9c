import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const EXPORTED = /^export (?:async )?(?:function\*?|const|type|interface|class) (\w+)/;

/** What a folder exports without a word of explanation above it, where an editor would show it. */
function undocumentedIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|(^|\/)testing\/|(^|\/)index\.ts$/.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, folder, file), 'utf8').split('\n');
      return lines.flatMap((line, at) => {
        const name = EXPORTED.exec(line)?.[1];
        return name === undefined || lines[at - 1]?.trimEnd().endsWith('*/') ? [] : [`${file}: ${name}`];
      });
    });
}

test.each(['core/game', 'core/scoring', 'core/laws/tricks', 'core/laws/revokes'])(
  '%s: whoever hovers over an export reads what it is',
  (folder) => expect(undocumentedIn(folder)).toEqual([]),
);
