import type { FactType, HistoryLine } from 'naipe/tournament';

/** Kinds of facts that one looks for together. */
export const FACT_GROUPS = {
  results: [
    'result-recorded',
    'result-agreed',
    'result-disputed',
    'result-corrected',
    'round-confirmed',
    'move-answered',
    'seats-taken',
  ],
  rulings: [
    'case-opened',
    'case-told',
    'case-noted',
    'case-ruled',
    'case-closed',
    'report-noted',
    'committee-named',
    'appeal-made',
    'deposit-taken',
    'appeal-decided',
    'appeal-noted',
    'appeal-held',
    'appeal-taken-further',
    'incident-logged',
    'directing-handed-over',
    'report-sent',
    'report-returned',
    'appeal-withdrawn',
    'score-adjusted',
    'penalty-given',
    'warning-given',
    'suspension-given',
    'board-cancelled',
    'board-grouped',
    'board-marked',
    'contestant-ranked',
    'correction-asked',
    'correction-answered',
    'correction-decided',
    'seats-turned',
    'places-exchanged',
    'boards-changed',
    'player-substituted',
    'partners-named',
    'contestant-withdrawn',
    'contestant-seated',
    'absence-noted',
    'absence-ended',
    'place-taken',
    'movement-replanned',
  ],
  session: [
    'session-planned',
    'deals-attached',
    'session-opened',
    'round-started',
    'round-ended',
    'clock-paused',
    'clock-resumed',
    'round-extended',
    'round-seated',
    'device-authorised',
    'authorisation-withdrawn',
    'announcement-made',
    'announcement-taken-down',
    'session-closed',
    'results-published',
    'session-reopened',
    'director-called',
    'call-taken',
    'call-postponed',
    'director-answered',
  ],
  entries: [
    'tournament-created',
    'settings-changed',
    'contestant-entered',
    'contestant-changed',
    'person-erased',
  ],
} as const satisfies Readonly<Record<string, readonly FactType[]>>;

export type FactGroup = keyof typeof FACT_GROUPS;
export const FACT_GROUP_NAMES = Object.keys(FACT_GROUPS) as readonly FactGroup[];

export interface HistoryFilter {
  readonly group: FactGroup | 'all';
  /** A word of what is shown: a name, a pair, a result, a reason. */
  readonly words: string;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The lines wanted. `sentence` puts a line into words, so that one finds what one reads. */
export function filterHistory(
  lines: readonly HistoryLine[],
  { group, words }: HistoryFilter,
  sentence: (line: HistoryLine) => string,
): readonly HistoryLine[] {
  const codes: readonly FactType[] | undefined = group === 'all' ? undefined : FACT_GROUPS[group];
  const wanted = plain(words.trim());
  return lines.filter(
    (line) =>
      (codes === undefined || codes.includes(line.code)) &&
      (wanted === '' || plain(`${sentence(line)} ${line.actor}`).includes(wanted)),
  );
}
