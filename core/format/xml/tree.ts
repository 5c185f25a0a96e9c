import { ok, type Result } from '../../base/index.ts';
import type { XmlLimits } from './limits.ts';
import { type XmlFault, XmlReader } from './reader.ts';

/** An element with what stands in it; its text is that of the element itself, joined and trimmed. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
  readonly line: number;
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

/** Reads a whole document into its root element. */
export function readXml(text: string, limits?: XmlLimits): Result<XmlElement, XmlFault> {
  const reader = new XmlReader(text, limits);
  const outermost: OpenElement = { name: '', attributes: new Map(), children: [], text: '', line: 1 };
  const open = [outermost];
  for (;;) {
    const event = reader.next();
    if (!event.ok) return event;
    const current = open.at(-1) ?? outermost;
    switch (event.value.kind) {
      case 'start': {
        const { name, attributes, line } = event.value;
        const element: OpenElement = { name, attributes, children: [], text: '', line };
        current.children.push(element);
        open.push(element);
        break;
      }
      case 'end':
        current.text = current.text.trim();
        open.pop();
        break;
      case 'text':
        current.text += event.value.text;
        break;
      case 'done':
        return ok(outermost.children[0] ?? outermost);
    }
  }
}

export const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((child) => child.name === name);

export const childOf = (element: XmlElement, name: string): XmlElement | undefined =>
  element.children.find((child) => child.name === name);

/** The text of the first child of that name; `undefined` when it is missing or empty. */
export const textOf = (element: XmlElement, name: string): string | undefined =>
  childOf(element, name)?.text || undefined;
