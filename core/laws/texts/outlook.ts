import type { Language } from '../../game/index.ts';
import { answer, openRuling } from '../engine/engine.ts';
import type { Lasting, Replacing } from '../ruling/ruling.ts';
import { isSameData } from '../table/same-data.ts';
import type { OpenRuling, Table } from '../table/table.ts';
import type { Sentence } from './keyed-words.ts';
import { replacementOptions } from './options.ts';
import { consequenceText } from './wording.ts';

/**
 * What an answer leads to before anything else is asked, and what a player may then put in place of a cancelled
 * call: the director says it before anybody chooses (Law 10C1).
 */
export function outlook(
  table: Table,
  ruling: OpenRuling,
  id: string,
  language: Language,
): readonly Sentence[] {
  const next = answer(table, id);
  if (!next.ok) return [];
  const open = openRuling(next.value);
  const after =
    open?.irregularity === ruling.irregularity ? open : next.value.rulings.slice(table.rulings.length).at(0);
  const follows = (after?.consequences ?? [])
    .slice(ruling.consequences.length)
    .flatMap((each) => consequenceText(each, ruling.before, language) ?? []);
  // Two withdrawn calls may lead to the same: it is said once.
  const sentences = [...follows, ...optionsAfter(table, next.value, language)];
  return [...new Map(sentences.map((each) => [each.text + each.clause, each])).values()];
}

/** What may stand in place of a call that the answer cancels. */
function optionsAfter(before: Table, after: Table, language: Language): readonly Sentence[] {
  // Where fewer calls stand, what lasts is taken to begin sooner: it is the same all the same.
  const isNew = (item: Lasting & Replacing): boolean =>
    !before.persists.some((each) => isSameData({ ...each, from: item.from }, item));
  return after.persists.flatMap((item) =>
    item.type === 'replacing' && isNew(item) ? replacementOptions(item, after, language) : [],
  );
}

/** Of that, what a player may call instead, where an answer has him call again. */
export function optionsOutlook(table: Table, id: string, language: Language): readonly Sentence[] {
  const next = answer(table, id);
  return next.ok ? optionsAfter(table, next.value, language) : [];
}
