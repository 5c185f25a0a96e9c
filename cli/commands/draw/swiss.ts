import {
  type DrawFault,
  drawDanish,
  drawSwiss,
  parseSwissFile,
  reasonText,
  type SwissDraw,
} from 'naipe/draw';
import type { Language } from 'naipe/game';
import { type Answer, done, type Given, wrongInput } from '../../command.ts';
import { languageGiven } from '../../language-option.ts';
import { fileGiven } from './file.ts';

const drawJson = ({ matches, bye, triple, reasons }: SwissDraw, language: Language): object => ({
  matches,
  bye,
  ...(triple === null ? {} : { triple }),
  reasons: reasons.map((reason) => ({ ...reason, text: reasonText(reason, language) })),
});

function drawText({ matches, bye, triple, reasons }: SwissDraw, language: Language): string {
  const list = matches.map(({ home, away }, index) => `${index + 1}. ${home} v ${away}`);
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
  return done(drawJson(draw.value, language), drawText(draw.value, language));
}
