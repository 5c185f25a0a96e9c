/** How a paragraph is dealt with. */
export type Carried =
  | { readonly how: 'code'; readonly function: string; readonly page: string }
  | {
      readonly how: 'in-part';
      readonly function: string;
      readonly page: string;
      /** What nothing carries out: it is for people to see to. */
      readonly lacks: string;
    }
  | { readonly how: 'informs' | 'heading' };

/** A numbered paragraph of a regulation: its number, what it is about in our words, what carries it out. */
export type Paragraph = readonly [number: string, title: string, carried: Carried];

/** A function or table of core, and the page from which a person reaches it: a folder of `web/pages`. */
export const by = (name: string, page: string): Carried => ({ how: 'code', function: name, page });

/** The same of a part of the paragraph, and what of it is for people to see to. */
export const inPart = (name: string, page: string, lacks: string): Carried => ({
  how: 'in-part',
  function: name,
  page,
  lacks,
});

/** It tells people something, and there is nothing to carry out. */
export const INFORMS: Carried = { how: 'informs' };

/** It only gathers the paragraphs below it. */
export const HEADING: Carried = { how: 'heading' };
