import { type Fault, fail, ok, type Result } from '../../base/index.ts';
import { XML_ENCODINGS, XML_LIMITS, type XmlLimits } from './limits.ts';
import { decodeReferences } from './references.ts';

/** Why a document was refused, and where: line and column from 1. */
export interface XmlFault extends Fault {
  readonly line: number;
  readonly column: number;
}

export type XmlEvent =
  | {
      readonly kind: 'start';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
      readonly line: number;
    }
  | { readonly kind: 'end'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'done' };

type Step<T> = Result<T, XmlFault>;

const SPACES = /\s*/y;
const NAME = /[\p{L}_:][\p{L}\p{N}_:.-]*/uy;
const DECLARATION =
  /^<\?xml\s+version\s*=\s*(["'])1\.[01]\1(?:\s+encoding\s*=\s*(["'])([\w.-]+)\2)?[^<>?]*\?>/;
const DOCTYPE =
  /<!DOCTYPE\s+[\w:.-]+(?:\s+(?:SYSTEM|PUBLIC\s+(?:"[^"<]*"|'[^'<]*'))(?:\s+(?:"[^"<]*"|'[^'<]*'))?)?\s*>/y;

const isForbidden = (code: number): boolean =>
  (code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 0xfffe || code === 0xffff;

/**
 * Reads a document one event at a time. It takes the XML that results files are written in and refuses what has no
 * place there: entities of the document's own, documents inside the document type, unknown encodings, excess.
 */
export class XmlReader {
  private readonly text: string;
  private readonly limits: XmlLimits;
  private at = 0;
  private readonly open: string[] = [];
  private elements = 0;
  private rootSeen = false;
  private doctypeSeen = false;
  private started = false;
  private pendingEnd = false;
  /** The line last asked for: where it starts and where it ends. */
  private lineAt = { line: 1, start: 0, end: -1 };

  constructor(text: string, limits: XmlLimits = XML_LIMITS) {
    this.text = text;
    this.limits = limits;
  }

  next(): Step<XmlEvent> {
    if (!this.started) {
      const prolog = this.begin();
      if (!prolog.ok) return prolog;
    }
    if (this.pendingEnd) {
      this.pendingEnd = false;
      return ok({ kind: 'end', name: this.open.pop() ?? '' });
    }
    while (this.at < this.text.length) {
      const event = this.text[this.at] === '<' ? this.markup() : this.characters();
      if (!event.ok) return event;
      if (event.value !== undefined) return ok(event.value);
    }
    const unclosed = this.open.at(-1);
    if (unclosed !== undefined) return this.refuse('xml-unclosed', `<${unclosed}> is never closed.`);
    if (!this.rootSeen) return this.refuse('xml-empty', 'There is no element in the document.');
    return ok({ kind: 'done' });
  }

  private refuse(code: string, what: string, offset = this.at) {
    const { line, start } = this.position(offset);
    const column = offset - start + 1;
    return fail<XmlFault>({ code, line, column, message: `Line ${line}, column ${column}: ${what}` });
  }

  /** Offsets are asked for in ascending order, but for that of a fault, which may lie a little behind. */
  private position(offset: number): { line: number; start: number } {
    if (this.lineAt.end < 0 || offset < this.lineAt.start)
      this.lineAt = { line: 1, start: 0, end: this.lineEnd(0) };
    while (this.lineAt.end < offset) {
      const start = this.lineAt.end + 1;
      this.lineAt = { line: this.lineAt.line + 1, start, end: this.lineEnd(start) };
    }
    return this.lineAt;
  }

  private lineEnd(from: number): number {
    const end = this.text.indexOf('\n', from);
    return end < 0 ? this.text.length : end;
  }

  private begin(): Step<undefined> {
    this.started = true;
    if (this.text.length > this.limits.characters) {
      const most = this.limits.characters;
      return this.refuse('xml-size', `The document is longer than ${most} characters.`);
    }
    for (let offset = 0; offset < this.text.length; offset++) {
      if (!isForbidden(this.text.charCodeAt(offset))) continue;
      return this.refuse('xml-character', 'A control character has no place in XML.', offset);
    }
    if (this.text.charCodeAt(0) === 0xfeff) this.at = 1;
    if (!/^<\?xml\s/.test(this.text.slice(this.at, this.at + 6))) return ok(undefined);
    const declaration = DECLARATION.exec(this.text.slice(this.at, this.at + 512));
    if (declaration === null) return this.refuse('xml-declaration', 'The XML declaration cannot be read.');
    const encoding = declaration[3];
    if (encoding !== undefined && !XML_ENCODINGS.has(encoding.toLowerCase())) {
      return this.refuse('xml-encoding', `The encoding "${encoding}" is not one this reader knows.`);
    }
    this.at += declaration[0].length;
    return ok(undefined);
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  /** Text up to the next markup; white space outside the root is no event. */
  private characters(): Step<XmlEvent | undefined> {
    const next = this.text.indexOf('<', this.at);
    const end = next < 0 ? this.text.length : next;
    const from = this.at;
    const raw = this.text.slice(from, end);
    if (this.open.length === 0) {
      const stray = raw.search(/\S/);
      if (stray >= 0) return this.refuse('xml-text', 'Text stands outside the root element.', from + stray);
      this.at = end;
      return ok(undefined);
    }
    const bracket = raw.indexOf(']]>');
    if (bracket >= 0) return this.refuse('xml-text', '"]]>" must not stand in text.', from + bracket);
    const decoded = this.decode(raw, from);
    if (!decoded.ok) return decoded;
    this.at = end;
    return ok({ kind: 'text', text: decoded.value });
  }

  /** Line ends are made one before references are replaced; a fault is placed where it stands in the document. */
  private decode(raw: string, from: number): Step<string> {
    const decoded = decodeReferences(raw.replaceAll('\r\n', '\n'));
    const asWritten = decoded.ok ? decoded : decodeReferences(raw);
    if (asWritten.ok) return decoded.ok ? decoded : asWritten;
    return this.refuse(
      'xml-entity',
      `"&" must begin ${asWritten.error.expected}.`,
      from + asWritten.error.at,
    );
  }

  private markup(): Step<XmlEvent | undefined> {
    if (this.text.startsWith('</', this.at)) return this.endTag();
    if (this.text.startsWith('<!--', this.at)) return this.skip('<!--', '-->', 'comment');
    if (this.text.startsWith('<?', this.at)) return this.skip('<?', '?>', 'processing instruction');
    if (this.text.startsWith('<![CDATA[', this.at)) return this.characterData();
    if (this.text.startsWith('<!', this.at)) return this.doctype();
    return this.startTag();
  }

  private skip(opening: string, closing: string, what: string): Step<undefined> {
    const end = this.text.indexOf(closing, this.at + opening.length);
    if (end < 0) return this.refuse('xml-unclosed', `This ${what} is never closed.`);
    if (opening === '<?' && /^<\?xml[\s?]/i.test(this.text.slice(this.at, this.at + 6))) {
      return this.refuse('xml-declaration', 'The XML declaration may only stand at the very beginning.');
    }
    this.at = end + closing.length;
    return ok(undefined);
  }

  private characterData(): Step<XmlEvent> {
    const from = this.at + '<![CDATA['.length;
    const end = this.text.indexOf(']]>', from);
    if (end < 0) return this.refuse('xml-unclosed', 'This CDATA section is never closed.');
    if (this.open.length === 0) return this.refuse('xml-text', 'Text stands outside the root element.');
    this.at = end + 3;
    return ok({ kind: 'text', text: this.text.slice(from, end).replaceAll('\r\n', '\n') });
  }

  /** Real files name the public document type; one that brings declarations of its own is refused. */
  private doctype(): Step<undefined> {
    if (this.rootSeen || this.doctypeSeen) {
      return this.refuse('xml-doctype', 'A declaration may only stand once, before the root element.');
    }
    this.doctypeSeen = true;
    const from = this.at;
    if (this.match(DOCTYPE) !== undefined) return ok(undefined);
    return this.refuse(
      'xml-doctype',
      'Only a DOCTYPE that names its DTD, with no declarations, is taken.',
      from,
    );
  }

  private endTag(): Step<XmlEvent> {
    const from = this.at;
    this.at += 2;
    const name = this.match(NAME) ?? '';
    this.match(SPACES);
    const expected = this.open.at(-1);
    if (expected === undefined) return this.refuse('xml-tag', `</${name}> closes nothing.`, from);
    if (name !== expected) {
      return this.refuse('xml-tag', `</${name}> stands where </${expected}> is expected.`, from);
    }
    if (this.text[this.at] !== '>') return this.refuse('xml-tag', `">" is expected to end </${name}>.`);
    this.at++;
    this.open.pop();
    return ok({ kind: 'end', name });
  }

  private startTag(): Step<XmlEvent> {
    const from = this.at;
    this.at++;
    const name = this.match(NAME);
    if (name === undefined) return this.refuse('xml-tag', 'An element name is expected after "<".');
    if (this.open.length === 0 && this.rootSeen) {
      return this.refuse('xml-tag', `<${name}> is a second root element.`, from);
    }
    if (this.open.length >= this.limits.depth) {
      return this.refuse('xml-depth', `Elements stand deeper than ${this.limits.depth} levels.`, from);
    }
    if (++this.elements > this.limits.elements) {
      return this.refuse('xml-size', `There are more than ${this.limits.elements} elements.`, from);
    }
    const attributes = this.attributes(name);
    if (!attributes.ok) return attributes;
    this.rootSeen = true;
    this.open.push(name);
    return ok({ kind: 'start', name, attributes: attributes.value, line: this.position(from).line });
  }

  /** Reads the attributes and the end of a start tag. */
  private attributes(element: string): Step<ReadonlyMap<string, string>> {
    const attributes = new Map<string, string>();
    for (;;) {
      const spaced = (this.match(SPACES) ?? '') !== '';
      if (this.text[this.at] === '>') {
        this.at++;
        return ok(attributes);
      }
      if (this.text.startsWith('/>', this.at)) {
        this.at += 2;
        this.pendingEnd = true;
        return ok(attributes);
      }
      const name = spaced ? this.match(NAME) : undefined;
      if (name === undefined) return this.refuse('xml-tag', `">" is expected to end <${element}>.`);
      if (attributes.has(name)) return this.refuse('xml-attribute', `${name} is given twice.`);
      if (attributes.size >= this.limits.attributes) {
        return this.refuse('xml-size', `<${element}> has more than ${this.limits.attributes} attributes.`);
      }
      const value = this.attributeValue(name);
      if (!value.ok) return value;
      attributes.set(name, value.value);
    }
  }

  private attributeValue(name: string): Step<string> {
    this.match(SPACES);
    if (this.text[this.at] !== '=') return this.refuse('xml-attribute', `"=" is expected after ${name}.`);
    this.at++;
    this.match(SPACES);
    const quote = this.text[this.at];
    if (quote !== '"' && quote !== "'") {
      return this.refuse('xml-attribute', `The value of ${name} is expected in quotes.`);
    }
    const from = this.at + 1;
    const end = this.text.indexOf(quote, from);
    const raw = this.text.slice(from, Math.max(end, from));
    if (end < 0 || raw.includes('<')) {
      return this.refuse(
        'xml-attribute',
        `The value of ${name} is expected to end in ${quote} before any "<".`,
      );
    }
    this.at = end + 1;
    return this.decode(raw.replace(/[\t\r\n]/g, ' '), from);
  }
}
