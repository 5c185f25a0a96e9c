import { markdownTable } from '../../laws/clauses/markdown-table.ts';
import { READINGS } from '../readings/index.ts';
import type { Carried, Paragraph } from './paragraph.ts';
import { ROP_PARAGRAPHS } from './rop.ts';
import { RTP_PARAGRAPHS } from './rtp.ts';

const HEAD = `# The regulations: what carries them out

Written by \`node scripts/regulations.mjs\`; a test fails when it is out of date.

Every numbered paragraph of the two regulations that Naipe knows, titled in our own words. _By_ names the function or table of
\`core\` that carries it out and the folder of \`web/pages\` from which a person reaches it; what only tells people something is
_informs only_; of what is carried out in part, it is said what is not, and why.
`;

function words(carried: Carried): string {
  switch (carried.how) {
    case 'code':
      return `by \`${carried.function}\`, ${carried.page}`;
    case 'in-part':
      return `in part by \`${carried.function}\`, ${carried.page}; not: ${carried.lacks}`;
    case 'informs':
      return 'informs only';
    case 'heading':
      return '';
  }
}

function section(title: string, paragraphs: readonly Paragraph[]): string {
  const carried = paragraphs.filter(([, , { how }]) => how === 'code').length;
  const inPart = paragraphs.filter(([, , { how }]) => how === 'in-part').length;
  const informs = paragraphs.filter(([, , { how }]) => how === 'informs').length;
  const rows = paragraphs.map(([number, about, how]) => [number, about, words(how)]);
  const counts = `${carried} carried out, ${inPart} in part, ${informs} inform only.`;
  return `## ${title}\n\n${counts}\n\n${markdownTable([['paragraph', 'about', 'carried out'], ...rows])}`;
}

/** Where the words of a regulation can be read in several ways. */
function readings(): string {
  const rows = READINGS.map(({ id, clause, question, taken, by, ways }) => [
    id,
    clause,
    question,
    taken,
    ways === undefined ? `\`${by}\`` : Object.keys(ways).join(', '),
  ]);
  const head = ['id', 'clause', 'what is open', 'how it is read', 'ways to choose, or what carries it out'];
  const words =
    'Where ways are named, the organiser chooses between them at the set-up (`Settings.readings`), and the first is taken unless told.';
  return `## Readings\n\n${words}\n\n${markdownTable([head, ...rows])}`;
}

/** The page `docs/regulations.md`. */
export const regulationsPage = (): string =>
  [HEAD, section('RTP 2014', RTP_PARAGRAPHS), section('ROP', ROP_PARAGRAPHS), readings()].join('\n');
