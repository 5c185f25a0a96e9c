import type { Language } from '../../game/index.ts';
import { stepTexts } from '../case-format/write.ts';
import { isReport } from '../engine/happenings/report-members.ts';
import { takenAt } from '../engine/laws.ts';
import type { Table } from '../table/table.ts';
import { irregularityText, wordText } from './wording.ts';

/** What happened while a question was open: reports in a sentence, calls and cards as cases write them. */
export function meanwhileText(table: Table, language: Language): string | undefined {
  if (table.meanwhile.length === 0) return undefined;
  const told = table.meanwhile.flatMap((happening) => {
    const { irregularity } = isReport(happening) ? takenAt(table, happening) : {};
    return irregularity === undefined
      ? stepTexts(table, [happening])
      : [irregularityText(irregularity, language)];
  });
  return `${wordText('meanwhile', language)}: ${told.join('; ')}`;
}
