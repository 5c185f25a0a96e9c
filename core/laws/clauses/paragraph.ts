/** The regulations that say more than the Laws about how a board is ruled on. */
export const TABLE_REGULATIONS = ['RTP', 'ROP'] as const;
/** One of them. */
export type TableRegulation = (typeof TABLE_REGULATIONS)[number];

/** Paragraphs of regulations that a ruling at a table rests on. */
const PARAGRAPHS = [
  'RTP 2.1.2.4',
  'RTP 2.1.2.5',
  'RTP 2.1.3.6',
  'RTP 2.1.5',
  'RTP 2.1.6.3',
  'RTP 2.1.6.4',
  'RTP 2.1.7.2',
  'RTP 2.1.8.1',
  'RTP 2.1.8.2',
  'RTP 2.1.8.3',
  'RTP 2.1.8.4',
  'RTP 2.2.7.1',
  'ROP 4.6',
  'ROP 4.7',
  'ROP 4.8',
  'ROP 4.10',
] as const;
/** One of them. */
export type Paragraph = (typeof PARAGRAPHS)[number];

/** Is it a paragraph of a regulation, and no clause of the Laws? */
export const isParagraph = (text: string): text is Paragraph =>
  (PARAGRAPHS as readonly string[]).includes(text);
