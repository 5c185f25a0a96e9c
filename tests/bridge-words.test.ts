import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where words are written, in a folder or a file for each language. */
const WRITTEN = [
  'core/laws/texts',
  'core/laws/glossary',
  'core/laws/contents',
  'core/draw/texts',
  'core/format/pbn/words',
  'web/locales',
];

/**
 * One word for one thing: what the Laws in the language do not call so, and what they call it. Portuguese by the Laws of 1997 and
 * the regulation of 2014, Spanish by the Laws of 2007, Italian by those of 2017.
 */
const ELSEWHERE: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  pt: [
    [/(?<!\{)\bdirector(es)?\b(?! do torneio)/i, 'DT'],
    [/(?<!sistema de )\bmarcaç(ão|ões)\b/i, 'declaração'],
    [/\breclam(a|ação|ações|ar|ou|ad[ao]s?)\b(?! contra)/i, 'reivindicação, reivindicar'],
    [/penalizadas? (maior|menor)/i, 'principal, secundária'],
    [/\b(outro|algum|nenhum|cada) lado\b(?! d)/i, 'linha'],
    [/não-autorizad/i, 'não autorizada'],
    [/\bvazas? defeituosa/i, 'vaza imperfeita'],
    [/\blicita/i, 'leilão'],
    [/\b(fazer?|fez|faz) (a|uma|outra|qualquer) voz\b/i, 'dar uma voz'],
  ],
  es: [
    [/\bsubasta/i, 'remate'],
    [/\badversari[ao]s?\b/i, 'oponente'],
    [/\b(los|un|el) contrarios?\b/i, 'oponente'],
    [/\b(el|un|del|al) fallo\b/i, 'decisión'],
    [/\bperiodo/i, 'período'],
    [/\bdeclaraci(ón|ones)\b/i, 'canto, oferta'],
  ],
  it: [
    [/\boffert[ae]\b/i, 'licita'],
    [/\bdichiarazion[ei]\b/i, 'chiamata'],
    [/\bcomparabil/i, 'paragonabile'],
    [/\bcolor[ei]\b(?<!rispondere a colore)(?<!(Due|Quattro) colori)(?! dei semi)/i, 'seme'],
    [/\bLegg[ei]\b/, 'Art., Codice'],
    [/\bdirettor/i, 'arbitro'],
    [/fuori rotazione/i, 'fuori turno'],
    [/\baggiust/i, 'punteggio arbitrale'],
  ],
};

interface Written {
  readonly file: string;
  readonly text: string;
}

/** What stands between quotes after a key: the words that somebody reads. */
function writtenIn(language: string): readonly Written[] {
  return WRITTEN.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.startsWith(`${language}/`) || file === `${language}.ts`)
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => {
        const source = readFileSync(join(root, folder, file), 'utf8');
        return [...source.matchAll(/:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g)].map(
          ([, single, double]) => ({ file: join(folder, file), text: single ?? double ?? '' }),
        );
      }),
  );
}

describe.each(Object.entries(ELSEWHERE))(
  '%s: the Laws’ own words, one for one thing',
  (language, elsewhere) => {
    const written = writtenIn(language);
    test('there are words to read', () => expect(written.length).toBeGreaterThan(2000));

    test.each(elsewhere)('%s: %s', (word) => {
      expect(written.filter(({ text }) => word.test(text))).toEqual([]);
    });
  },
);
