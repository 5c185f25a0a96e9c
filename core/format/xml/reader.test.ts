import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { XML_LIMITS } from './limits.ts';
import { XmlReader } from './reader.ts';
import { childOf, childrenOf, readXml, textOf } from './tree.ts';

const root = (text: string) => orThrow(readXml(text));
const refusal = (text: string, limits = XML_LIMITS) => {
  const read = readXml(text, limits);
  return read.ok ? 'read' : `${read.error.code} ${read.error.line}:${read.error.column}`;
};

describe('what is read', () => {
  test('events come one at a time', () => {
    const reader = new XmlReader('<a x="1">t<b/></a>');
    const kinds = Array.from({ length: 6 }, () => orThrow(reader.next()).kind);
    expect(kinds).toEqual(['start', 'text', 'start', 'end', 'end', 'done']);
  });

  test('elements, attributes, text and lines', () => {
    const element = root(
      '<?xml version="1.0" encoding="iso-8859-1"?>\r\n<a one = "1" two=\'2\'>\r\n <b>x</b>\n <b>y</b><c/></a>',
    );
    expect([...element.attributes]).toEqual([
      ['one', '1'],
      ['two', '2'],
    ]);
    expect(childrenOf(element, 'b').map(({ text, line }) => [text, line])).toEqual([
      ['x', 3],
      ['y', 4],
    ]);
    expect(textOf(element, 'c')).toBeUndefined();
    expect(childOf(element, 'd')).toBeUndefined();
  });

  test('references, CDATA, comments, instructions and a byte order mark', () => {
    const element = root(
      '\uFEFF<?xml version="1.0"?><!-- <x> --><?go on?><a b="&quot;&#65;">&lt;&amp;&#233;&#x2660;<![CDATA[<&>]]></a><!-- end -->',
    );
    expect(element.text).toBe('<&é♠<&>');
    expect(element.attributes.get('b')).toBe('"A');
  });

  test.each([
    '<!DOCTYPE a SYSTEM "http://example.org/a.dtd"><a/>',
    "<!DOCTYPE a PUBLIC '-//x//y' 'a.dtd'><a/>",
    '<!DOCTYPE a><a/>',
  ])('a DOCTYPE that only names its DTD: %s', (text) => {
    expect(root(text).name).toBe('a');
  });
});

describe('what is refused, and where', () => {
  test.each([
    ['entities of its own', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'xml-doctype 1:1'],
    ['an external entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///x">]><a/>', 'xml-doctype 1:1'],
    ['an unknown entity', '<a>\n &b;</a>', 'xml-entity 2:2'],
    ['an unknown entity before a line end', '<a>\r\n&b;\r\n</a>', 'xml-entity 2:1'],
    ['a bare ampersand', '<a>fish & chips</a>', 'xml-entity 1:9'],
    ['a character that is none', '<a>&#0;</a>', 'xml-entity 1:4'],
    ['an unknown encoding', '<?xml version="1.0" encoding="ebcdic-37"?><a/>', 'xml-encoding 1:1'],
    ['a broken declaration', '<?xml encoding="utf-8"?><a/>', 'xml-declaration 1:1'],
    ['a late declaration', '<a/><?xml version="1.0"?>', 'xml-declaration 1:5'],
    ['tags that cross', '<a>\n<b></a></b>', 'xml-tag 2:4'],
    ['an end without a start', '</a>', 'xml-tag 1:1'],
    ['a start without an end', '<a><b>', 'xml-unclosed 1:7'],
    ['two roots', '<a/><b/>', 'xml-tag 1:5'],
    ['text outside the root', '<a/> x', 'xml-text 1:6'],
    ['nothing at all', '', 'xml-empty 1:1'],
    ['an attribute given twice', '<a b="1" b="2"/>', 'xml-attribute 1:11'],
    ['an attribute without quotes', '<a b=1/>', 'xml-attribute 1:6'],
    ['markup inside an attribute', '<a b="<c>"/>', 'xml-attribute 1:6'],
    ['a comment without an end', '<a><!-- </a>', 'xml-unclosed 1:4'],
    ['CDATA without an end', '<a><![CDATA[</a>', 'xml-unclosed 1:4'],
    ['the end of CDATA in text', '<a>]]></a>', 'xml-text 1:4'],
    ['a control character', '<a>\u0000</a>', 'xml-character 1:4'],
    ['a tag without a name', '<a>< b/></a>', 'xml-tag 1:5'],
    ['a DOCTYPE after the root', '<a/><!DOCTYPE a>', 'xml-doctype 1:5'],
    ['a tag that does not end', '<a b="1"c="2"/>', 'xml-tag 1:9'],
  ])('%s', (_, text, expected) => {
    expect(refusal(text)).toBe(expected);
  });

  test('more than the limits allow', () => {
    const limits = { characters: 100, depth: 3, elements: 5, attributes: 2 };
    expect(refusal('<a><b><c/></b></a>', limits)).toBe('read');
    expect(refusal('<a><b><c><d/></c></b></a>', limits)).toBe('xml-depth 1:10');
    expect(refusal('<a><b/><b/><b/><b/><b/></a>', limits)).toBe('xml-size 1:20');
    expect(refusal('<a b="1" c="2" d="3"/>', limits)).toBe('xml-size 1:17');
    expect(refusal(`<a>${'x'.repeat(100)}</a>`, limits)).toBe('xml-size 1:1');
  });

  test('a document all on one line has columns too', () => {
    expect(refusal(`<a>${'<b/>'.repeat(50_000)}</c>`)).toBe('xml-tag 1:200004');
  });

  test('elements without end cannot exhaust the reader', () => {
    expect(refusal('<a>'.repeat(200_000))).toMatch(/^xml-depth/);
  });
});

test('any text is read or refused, never thrown at', () => {
  const pieces = fc.constantFrom(
    '<a',
    '<b>',
    '</b>',
    '</a>',
    '/>',
    '>',
    '"',
    "'",
    ' x=',
    '&',
    '&lt;',
    '<!--',
    '-->',
  );
  const more = fc.constantFrom(
    '<![CDATA[',
    ']]>',
    '<?xml ',
    '?>',
    '<!DOCTYPE a',
    '[',
    ' ',
    '\n',
    'text',
    '\u0007',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, more, fc.string({ maxLength: 4 })), { maxLength: 30 }), (parts) => {
      const read = readXml(parts.join(''));
      expect(read.ok || (read.error.line >= 1 && read.error.column >= 1)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
