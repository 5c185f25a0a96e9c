import {
  assignTables,
  type DrawFault,
  drawDanish,
  drawn,
  drawSwiss,
  impossibleText,
  lotsFrom,
  parseSwissFile,
  reasonText,
  type SwissDraw,
  type SwissFile,
  type SwissFileTeam,
  type TableAssignment,
} from 'naipe/draw';
import type { Language } from 'naipe/game';
import { type Answer, done, type Given, textOption, wrongInput } from '../../command.ts';
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

function refused({ impossible, ...fault }: DrawFault, language: Language): Answer {
  if (impossible === undefined) return wrongInput(fault);
  const { proposal, ...rest } = impossible;
  const told = { code: fault.code, message: impossibleText(impossible, language) };
  return wrongInput(told, {
    error: {
      ...told,
      ...rest,
      ...(proposal === undefined ? {} : { proposal: drawJson(proposal, language) }),
    },
  });
}

/** The request with its teams in an order drawn by lot: a first round without value indexes (RTP 3.6.12.2). */
function byLot(file: SwissFile, seed: string | undefined): SwissFile {
  if (seed === undefined || file.kind === 'danish') return file;
  return { ...file, request: { ...file.request, teams: drawn(file.request.teams, lotsFrom(seed)) } };
}

/** `naipe draw swiss`: the next round of a Swiss. */
export async function drawnSwiss(given: Given): Promise<Answer> {
  const language = languageGiven(given);
  if (typeof language !== 'string') return language;
  const file = await fileGiven(given, parseSwissFile);
  if ('kind' in file) return file;
  const value = byLot(file.value, textOption(given, 'seed'));
  const draw = value.kind === 'danish' ? drawDanish(value.request) : drawSwiss(value.request);
  if (!draw.ok) return refused(draw.error, language);
  const seats = tablesFor(draw.value, value.teams);
  const json = { ...drawJson(draw.value, language), ...seats };
  return done(json, drawText(draw.value, seats, language));
}
