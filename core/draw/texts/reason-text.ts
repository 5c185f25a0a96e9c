import type { Language } from '../../game/index.ts';
import type { DrawBreach } from '../swiss/check.ts';
import type { Impossible } from '../swiss/faults.ts';
import type { Reason } from '../swiss/reason.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { DrawWords } from './wording.ts';

const WORDS: Readonly<Record<Language, DrawWords>> = { en, pt, es, it };

/** `2, 3 and 5`. */
function listed(teams: readonly string[], and: string): string {
  const last = teams.at(-1) ?? '';
  return teams.length < 2 ? last : `${teams.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** Why a match, a bye or a triple came about, as a sentence without its full stop: `1 meets 4: 1 has met 2 and 3`. */
export function reasonText({ code, teams, because }: Reason, language: Language): string {
  const { and, reasons, because: words } = WORDS[language];
  const [a = '', b = ''] = teams;
  const fill = (text: string, those: readonly string[]): string =>
    text.replaceAll('{a}', a).replaceAll('{b}', b).replaceAll('{teams}', listed(those, and));
  const grounds = because.map((one) =>
    fill(words[one.code][one.teams.length === 1 ? 'one' : 'many'], one.teams),
  );
  const head = fill(reasons[code], teams);
  return grounds.length === 0 ? head : `${head}${head.includes(': ') ? '; ' : ': '}${grounds.join('; ')}`;
}

/** What a draw breaks, as a sentence without its full stop. */
export function breachText({ code, teams: [a = '', b = ''] }: DrawBreach, language: Language): string {
  return WORDS[language].breaches[code].replaceAll('{a}', a).replaceAll('{b}', b);
}

/** Why there is no draw, and what would help. */
export function impossibleText(
  { deadlock: { groups, hubs }, fewestRematches, secondBye, release = [] }: Impossible,
  language: Language,
): string {
  const { impossible: words, and } = WORDS[language];
  const list = (teams: readonly string[]): string => listed(teams, and);
  const [only = []] = groups;
  const sets = groups.map((group) => (group.length === 1 ? list(group) : `(${list(group)})`));
  const why =
    groups.length === 0
      ? words['nobody-out']
      : groups.length > 1
        ? words.groups.replace('{groups}', list(sets)).replace('{teams}', list(hubs))
        : words[only.length === 1 ? 'alone' : 'odd-group'].replace('{teams}', list(only));
  const ways = [
    ...release.map((by) => words[`release-${by}`]),
    ...(fewestRematches !== undefined
      ? [
          fewestRematches === 1
            ? words['one-rematch']
            : words.rematches.replace('{count}', `${fewestRematches}`),
        ]
      : release.length === 0
        ? [words['no-way']]
        : []),
    ...(secondBye === undefined ? [] : [words['second-bye'].replace('{teams}', secondBye)]),
  ];
  const head = release.length === 0 ? words.head : words['head-rules'];
  return `${head}: ${why}. ${ways.map((way) => `${way}.`).join(' ')}`;
}
