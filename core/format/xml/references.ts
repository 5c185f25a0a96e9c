import { fail, ok, type ParseFault, parseFault, type Result } from '../../base/index.ts';

/** The five entities every document has. Any other would be the document's own, and those are refused. */
const PREDEFINED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const REFERENCE = /&(?:([a-zA-Z][\w.-]*)|#(\d{1,7})|#x([0-9a-fA-F]{1,6}));/y;

const isCharacter = (code: number): boolean =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff);

function referredTo([, name, decimal, hex]: RegExpExecArray): string | undefined {
  if (name !== undefined) return Object.hasOwn(PREDEFINED, name) ? PREDEFINED[name] : undefined;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return isCharacter(code) ? String.fromCodePoint(code) : undefined;
}

/** Replaces `&amp;`, `&#233;` and the like by the characters they stand for. */
export function decodeReferences(text: string): Result<string, ParseFault> {
  const parts: string[] = [];
  let done = 0;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', done)) {
    REFERENCE.lastIndex = at;
    const reference = REFERENCE.exec(text);
    const character = reference === null ? undefined : referredTo(reference);
    if (reference === null || character === undefined) {
      const expected = '&lt; &gt; &amp; &quot; &apos; or the number of a character';
      return fail(parseFault('xml-entity', 'Entity', text, at, expected));
    }
    parts.push(text.slice(done, at), character);
    done = at + reference[0].length;
  }
  return ok(done === 0 ? text : parts.join('') + text.slice(done));
}
