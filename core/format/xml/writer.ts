/** An element to write: with elements in it, or with text. */
export interface XmlNode {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | undefined>>;
  readonly content: readonly XmlNode[] | string;
}

// XML 1.0 has no place for these, not even written as a reference.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

function writeNode({ name, attributes = {}, content }: XmlNode, indent: string): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(value)}"`],
  );
  const start = `${indent}<${name}${given.join('')}`;
  if (typeof content === 'string') return `${start}>${escaped(content)}</${name}>`;
  if (content.length === 0) return `${start}/>`;
  const inside = content.map((child) => writeNode(child, `${indent}  `)).join('\n');
  return `${start}>\n${inside}\n${indent}</${name}>`;
}

/** A whole document, in UTF-8. */
export const writeXml = (root: XmlNode): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${writeNode(root, '')}\n`;
