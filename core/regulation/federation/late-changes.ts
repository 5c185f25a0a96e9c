import { type CardLine, type ConventionCard, FRONT_SECTIONS, lineAbout } from './card.ts';
import { classifySystem } from './classify.ts';
import type { SystemAnswers } from './system.ts';
import type { LateChange } from './system-material.ts';

/* What changed between two deliveries of a system (RTP 2.1.3.4). */

/** Answers and card, as they are delivered. */
export interface SystemMaterial {
  readonly answers: SystemAnswers;
  readonly card: ConventionCard;
}

/** An agreement that was dropped, replaced or added. */
export interface MaterialChange {
  readonly change: LateChange;
  /** The call, or the sheet. */
  readonly what: string;
}

const nameOf = ({ section, call }: CardLine): string => `${section} ${call}`;

/** The agreements of a system under names, as texts that are compared. */
function agreements({ answers, card }: SystemMaterial): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  const add = (name: string, value: unknown): void => {
    const text = JSON.stringify(value);
    if (text !== undefined && text !== 'false') all.set(name, `${all.get(name) ?? ''}${text}`);
  };
  add('pass', answers.strongPass);
  for (const [bid, hands] of Object.entries(answers.openings)) if (hands?.length !== 0) add(bid, hands);
  for (const [bid, meaning] of Object.entries(answers.higher ?? {})) add(bid, meaning);
  for (const each of answers.overcalls ?? []) add(`(${each.over}) ${each.bid}`, each);
  for (const each of answers.twoSuited ?? []) add(each.bid, each);
  for (const each of answers.conventional ?? []) add(each.call, each);
  add('methods', answers.methodsChange);
  add('psychics', answers.psychics);
  for (const line of card.lines) add(nameOf(line), { meaning: line.meaning, convention: line.convention });
  return all;
}

/** Brown conventions under the same names, and the lines of the front page that say what they are. */
const brownNames = ({ answers, card }: SystemMaterial): ReadonlySet<string> =>
  new Set(
    classifySystem(answers).brown.flatMap(({ code, params: { bid, over } }) => {
      if (code === 'protected-psychics') return ['psychics'];
      const name = over === undefined ? `${bid}` : `(${over}) ${bid}`;
      const line = lineAbout(card, name.replace(' ', ''), FRONT_SECTIONS);
      return line === undefined ? [name] : [name, nameOf(line)];
    }),
  );

/** What was dropped, replaced and added, Brown conventions apart. */
export function materialChanges(before: SystemMaterial, after: SystemMaterial): readonly MaterialChange[] {
  const [old, now] = [agreements(before), agreements(after)];
  const [oldBrown, nowBrown] = [brownNames(before), brownNames(after)];
  const dropsBrown = [...oldBrown].some((name) => !nowBrown.has(name));
  const changed: MaterialChange[] = [];
  for (const what of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(what), now.get(what)];
    if (was === is) continue;
    if (is === undefined) changed.push({ change: 'drop', what });
    else if (nowBrown.has(what))
      changed.push({
        change: oldBrown.has(what) ? 'alter-brown' : dropsBrown ? 'replace-brown' : 'add-brown',
        what,
      });
    else changed.push({ change: was === undefined ? 'add' : 'replace', what });
  }
  return changed;
}
