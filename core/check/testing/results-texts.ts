import { orThrow } from '../../base/index.ts';
import { readUsebio } from '../../format/index.ts';
import { parseBoardResult } from '../../game/index.ts';
import type { Rescoring } from '../rescore/model.ts';
import { type RescoreOptions, rescore } from '../rescore/rescore.ts';

/** A line of a traveller: who met, what was played (`4SN+1`) or only the score, and the points of both sides. */
export interface LineText {
  readonly ns: string;
  readonly ew: string;
  readonly played?: string;
  readonly score?: number | string;
  readonly points?: readonly [ns: string, ew: string];
  /** In a match between teams: where the first team sat. */
  readonly side?: 'NS' | 'EW';
}

export interface BoardText {
  readonly board: number;
  readonly imps?: string;
  readonly lines: readonly LineText[];
}

export interface PairText {
  readonly number: string;
  readonly side?: 'NS' | 'EW';
  readonly percentage?: string;
  readonly total?: string;
  readonly place?: string;
}

export interface SectionText {
  readonly pairs: readonly PairText[];
  readonly boards: readonly BoardText[];
}

type ScoringText = 'MATCH_POINTS' | 'CROSS_IMPS' | 'BUTLER_IMPS' | 'AGGREGATE';

const POINTS = {
  MATCH_POINTS: 'MATCH_POINTS',
  CROSS_IMPS: 'CROSS_IMP_POINTS',
  BUTLER_IMPS: 'BUTLER_POINTS',
  AGGREGATE: 'POINTS',
} as const satisfies Record<ScoringText, string>;

export const element = (name: string, text: string | number | undefined): string =>
  text === undefined ? '' : `<${name}>${text}</${name}>`;

function playedText(played: string | undefined): string {
  if (played === undefined) return '';
  const result = orThrow(parseBoardResult(played));
  if (result === 'passed-out') return element('CONTRACT', 'PASS');
  const { level, strain, doubling, declarer } = result.contract;
  return `${element('CONTRACT', `${level}${strain}${doubling.toLowerCase()}`)}${element('PLAYED_BY', declarer)}${element('TRICKS', result.tricks)}`;
}

const lineText = ({ ns, ew, played, score, points, side }: LineText, scoring: ScoringText): string =>
  element(
    'TRAVELLER_LINE',
    [
      element('DIRECTION', side),
      element('NS_PAIR_NUMBER', ns),
      element('EW_PAIR_NUMBER', ew),
      playedText(played),
      element('SCORE', score),
      element(`NS_${POINTS[scoring]}`, points?.[0]),
      element(`EW_${POINTS[scoring]}`, points?.[1]),
    ].join(''),
  );

export const boardText = ({ board, imps, lines }: BoardText, scoring: ScoringText): string =>
  element(
    'BOARD',
    `${element('BOARD_NUMBER', board)}${element('IMPS', imps)}${lines.map((line) => lineText(line, scoring)).join('\n')}`,
  );

const pairText = ({ number, side, percentage, total, place }: PairText): string =>
  element(
    'PAIR',
    [
      element('PAIR_NUMBER', number),
      element('DIRECTION', side),
      element('PERCENTAGE', percentage),
      element('TOTAL_SCORE', total),
      element('PLACE', place),
    ].join(''),
  );

/** A USEBIO file of a pairs event of one session. */
export const pairsFile = (scoring: ScoringText, sections: readonly SectionText[], winners?: 1 | 2): string =>
  `<USEBIO Version="1.2"><EVENT EVENT_TYPE="PAIRS">
${element('BOARD_SCORING_METHOD', scoring)}${element('WINNER_TYPE', winners)}
<SESSION SESSION_ID="1">${sections
    .map(
      ({ pairs, boards }, at) =>
        `<SECTION SECTION_ID="${'ABCD'[at]}">${element('PARTICIPANTS', pairs.map(pairText).join('\n'))}
${boards.map((board) => boardText(board, scoring)).join('\n')}</SECTION>`,
    )
    .join('\n')}</SESSION></EVENT></USEBIO>`;

/** A USEBIO file read and scored again. */
export function rescored(text: string, options?: RescoreOptions): Rescoring {
  const read = readUsebio(text);
  if (!read.ok) throw new Error(read.error.message);
  return orThrow(rescore(read.value.file, options));
}

/** Where differences are and why, for tests that name them. */
export const differencesIn = ({ differences }: Rescoring): readonly string[] =>
  differences.map(
    ({ where, what, published, computed, cause }) =>
      `${where}: ${what} ${published}, not ${computed} (${cause})`,
  );
