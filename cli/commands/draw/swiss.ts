import {
  assignTables,
  type DrawFault,
  drawDanish,
  drawSwiss,
  parseSwissFile,
  reasonText,
  type SwissDraw,
  type SwissFileTeam,
  type TableAssignment,
} from 'naipe/draw';
import type { Language } from 'naipe/game';
import { type Answer, done, type Given, wrongInput } from '../../command.ts';
import { languageGiven } from '../../language-option.ts';
import { fileGiven } from './file.ts';

/** Tables, where the file says something of them. */
const tablesFor = ({ matches }: SwissDraw, teams: readonly SwissFileTeam[]): TableAssignment | undefined =>
  teams.some(({ tables, fixedTable }) => tables !== undefined || fixedTable !== undefined)
    ? assignTables(matches, teams)
    : undefined;

const drawJson = ({ matches, bye, triple, reasons }: SwissDraw, language: Language): object => ({
  matches,
  bye,
  ...(triple === null ? {} : { triple }),
  reasons: reasons.map((reason) => ({ ...reason, text: reasonText(reason, language) })),
});

function drawText(
  { matches, bye, triple, reasons }: SwissDraw,
  seats: TableAssignment | undefined,
  language: Language,
): string {
  const list = matches.map(({ home, away }, index) => {
    const table = seats === undefined ? '' : `, table ${seats.tables[index]}`;
    return `${index + 1}. ${home} v ${away}${table}`;
  });
  const offered = triple?.offered;
  return [
    ...list,
    ...(triple === null ? [] : [`Triple: ${triple.teams.join(', ')}`]),
    ...(offered === undefined
      ? []
      : [
          `Without a rematch: triple ${offered.teams.join(', ')}; ${offered.matches
            .map(({ home, away }) => `${home} v ${away}`)
            .join(', ')}`,
        ]),
    ...(bye === null ? [] : [`Bye: ${bye}`]),
    '',
    ...reasons.map((reason) => `${reasonText(reason, language)}.`),
  ].join('\n');
}

function refused({ proposal, ...fault }: DrawFault, language: Language): Answer {
  if (proposal === undefined) return wrongInput(fault);
  return wrongInput(fault, { error: { ...fault, proposal: drawJson(proposal, language) } });
}

/** `naipe draw swiss`: the next round of a Swiss. */
export async function drawnSwiss(given: Given): Promise<Answer> {
  const language = languageGiven(given);
  if (typeof language !== 'string') return language;
  const file = await fileGiven(given, parseSwissFile);
  if ('kind' in file) return file;
  const { value } = file;
  const draw = value.kind === 'danish' ? drawDanish(value.request) : drawSwiss(value.request);
  if (!draw.ok) return refused(draw.error, language);
  const seats = tablesFor(draw.value, value.teams);
  const json = { ...drawJson(draw.value, language), ...seats };
  return done(json, drawText(draw.value, seats, language));
}
