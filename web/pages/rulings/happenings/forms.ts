import { openRuling, type Table } from 'naipe/laws';
import { CALL_FORMS } from './call-forms.ts';
import type { AnyField } from './fields.ts';
import type { FormsOf, FormType } from './form.ts';
import { momentOf } from './moment.ts';
import { PLAY_FORMS } from './play-forms.ts';
import { REPORT_FORMS } from './report-forms.ts';

/** What happens at a table, and what has to be said about each: a happening of the engine needs a line here. */
export const FORMS: FormsOf<FormType> = { ...CALL_FORMS, ...PLAY_FORMS, ...REPORT_FORMS };

const TYPES = Object.keys(FORMS) as readonly FormType[];

/** The fields of a form, in the order in which they are asked. */
export const fieldsOf = (type: FormType): readonly (readonly [string, AnyField])[] =>
  Object.entries(FORMS[type].fields);

/** What may be reported at this point; while a question waits for a card, only what dummy does. */
export function offeredTypes(table: Table): readonly FormType[] {
  const question = openRuling(table)?.question;
  if (question !== undefined && question.heard.length === 0) return [];
  const moment = momentOf(table);
  return TYPES.filter((type) => {
    const { when, provided = () => true } = FORMS[type];
    return when.includes(moment) && provided(table) && (question?.hears !== 'card' || type === 'dummy-acted');
  });
}
