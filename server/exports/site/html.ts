import type { Language } from 'naipe/game';
import { cleanText } from '../clean-text.ts';

/** A piece of a page that is safe to put into one: made of other pieces, or of text that was escaped. */
export interface Html {
  readonly html: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  cleanText(text).replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

const isHtml = (value: unknown): value is Html =>
  typeof value === 'object' && value !== null && 'html' in value;

type Piece = string | number | Html | undefined | readonly Piece[];

const printed = (piece: Piece): string => {
  if (piece === undefined) return '';
  if (isHtml(piece)) return piece.html;
  return typeof piece === 'object' ? piece.map(printed).join('') : escaped(String(piece));
};

/** A template whose gaps are escaped unless they are pieces of a page themselves. */
export const html = (texts: TemplateStringsArray, ...gaps: readonly Piece[]): Html => ({
  html: texts.map((text, at) => text + printed(gaps[at])).join(''),
});

/** A column of a table: its heading, and whether figures stand in it. */
export interface Column {
  readonly heading: string;
  readonly figures?: true;
}

const cell = (column: Column | undefined, piece: Piece): Html =>
  column?.figures ? html`<td class="figures">${piece}</td>` : html`<td>${piece}</td>`;

/** A table that scrolls by itself where the screen is narrow. */
export const table = (
  label: string,
  columns: readonly Column[],
  rows: readonly (readonly Piece[])[],
): Html => html`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${columns.map(
  ({ heading, figures }) =>
    figures ? html`<th scope="col" class="figures">${heading}</th>` : html`<th scope="col">${heading}</th>`,
)}</tr></thead><tbody>${rows.map((row) => html`<tr>${row.map((piece, at) => cell(columns[at], piece))}</tr>`)}</tbody></table></div>
`;

/** A whole page. It loads its style and nothing else: no script, no picture, nothing from elsewhere. */
export const page = (language: Language, title: string, body: Html): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'">
<title>${title}</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<main>
${body}</main>
</body>
</html>
`.html;
