/** How much a document may hold before it is refused: an answer to documents made to exhaust the reader. */
export interface XmlLimits {
  readonly characters: number;
  readonly depth: number;
  readonly elements: number;
  readonly attributes: number;
}

/** Room for the results of a large festival, and no more. */
export const XML_LIMITS: XmlLimits = {
  characters: 32_000_000,
  depth: 32,
  elements: 1_000_000,
  attributes: 64,
};

/** The encodings a document may declare: it comes here already decoded, and these are the ones decoders agree on. */
export const XML_ENCODINGS: ReadonlySet<string> = new Set([
  'utf-8',
  'utf8',
  'utf-16',
  'us-ascii',
  'ascii',
  'iso-8859-1',
  'latin1',
  'iso-8859-15',
  'windows-1252',
  'cp1252',
]);
