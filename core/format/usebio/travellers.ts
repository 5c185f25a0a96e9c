import { type Card, isSeat, parseCard, parseUndertaking, SEATS, type Seat } from '../../game/index.ts';
import { type Decimal, readDecimal } from '../decimal.ts';
import type { Note } from '../finding.ts';
import type { Outcome, PublishedPoints, Seated, Traveller, TravellerLine } from '../results/model.ts';
import { childrenOf, textOf, type XmlElement } from '../xml/tree.ts';
import { USEBIO_SIDES } from './contestants.ts';
import { countField, decimalField, optional, wordField } from './fields.ts';

const PASSED_OUT = new Set(['PASS', 'PASSED', 'P', 'AP', 'ALL PASS', 'PASSED OUT', 'PASSOUT']);

/** Who sits at the tables of a match between two pairs, whose travellers do not repeat it. */
export type Opponents = { readonly NS: string; readonly EW: string } | undefined;

function readSeated(element: XmlElement, opponents: Opponents, note: Note): Seated | undefined {
  const NS = textOf(element, 'NS_PAIR_NUMBER') ?? opponents?.NS;
  const EW = textOf(element, 'EW_PAIR_NUMBER') ?? opponents?.EW;
  if (NS !== undefined && EW !== undefined) return { kind: 'pairs', NS, EW };
  const [N, E, S, W] = SEATS.map((seat) => textOf(element, `${seat}_PLAYER_NUMBER`));
  if (N !== undefined && E !== undefined && S !== undefined && W !== undefined) {
    return { kind: 'players', N, E, S, W };
  }
  note('usebio-seated', element.line, 'The line does not say who sat at the table.');
  return undefined;
}

interface Scores {
  readonly score?: { readonly NS: number; readonly EW: number };
  readonly percent?: { readonly NS: Decimal; readonly EW: Decimal };
}

const pointsIn = (text: string): number | undefined =>
  /^[+-]?\d{1,5}$/.test(text) ? Number(text) : undefined;
const percentIn = (text: string): Decimal | undefined =>
  text.endsWith('%') ? readDecimal(text.slice(0, -1)) : undefined;

/**
 * The score of the board: points for North–South; `A6040` for an artificial score of 60% and 40%; or NS_SCORE and
 * EW_SCORE apart, in points or per cent.
 */
function readScores(element: XmlElement, note: Note): Scores {
  const ns = textOf(element, 'NS_SCORE');
  const ew = textOf(element, 'EW_SCORE');
  if (ns !== undefined && ew !== undefined) {
    const [NS, EW] = [pointsIn(ns), pointsIn(ew)];
    if (NS !== undefined && EW !== undefined) return { score: { NS, EW } };
    const [percentNS, percentEW] = [percentIn(ns), percentIn(ew)];
    if (percentNS !== undefined && percentEW !== undefined)
      return { percent: { NS: percentNS, EW: percentEW } };
  }
  const text = textOf(element, 'SCORE');
  if (text === undefined) return {};
  const NS = pointsIn(text);
  if (NS !== undefined) return { score: { NS, EW: 0 - NS } };
  const [, sixty, forty] = /^A(\d\d)(\d\d)$/i.exec(text) ?? [];
  if (sixty !== undefined && forty !== undefined) {
    return {
      percent: { NS: { units: Number(sixty), decimals: 0 }, EW: { units: Number(forty), decimals: 0 } },
    };
  }
  note('usebio-score', element.line, `SCORE is "${text}", expected points, or A and two percentages.`);
  return {};
}

function readPlayed(element: XmlElement, contract: string, note: Note): Outcome {
  if (PASSED_OUT.has(contract.toUpperCase())) return { kind: 'played', result: 'passed-out' };
  const declarer = textOf(element, 'PLAYED_BY')?.toUpperCase() ?? '';
  const tricks = textOf(element, 'TRICKS') ?? '';
  const undertaking = parseUndertaking(contract);
  const readable = undertaking.ok && isSeat(declarer) && /^\d{1,2}$/.test(tricks) && Number(tricks) <= 13;
  if (readable) {
    return {
      kind: 'played',
      result: { contract: { ...undertaking.value, declarer }, tricks: Number(tricks) },
    };
  }
  const parts = `contract "${contract}", declarer "${declarer}", tricks "${tricks}"`;
  note('usebio-contract', element.line, `What was played cannot be read: ${parts}. The points are kept.`);
  return { kind: 'unreadable', contract, declarer, tricks };
}

function readOutcome(element: XmlElement, { score, percent }: Scores, note: Note): Outcome {
  if (percent !== undefined) return { kind: 'artificial', percent };
  const contract = textOf(element, 'CONTRACT');
  if (contract !== undefined) return readPlayed(element, contract, note);
  return { kind: score === undefined ? 'not-played' : 'scored' };
}

function readLead(element: XmlElement, note: Note): Card | undefined {
  const text = textOf(element, 'LEAD');
  if (text === undefined || text === '-') return undefined;
  const card = parseCard(text);
  if (card.ok) return card.value;
  note('usebio-lead', element.line, `LEAD is "${text}", expected a card such as SA or D10.`);
  return undefined;
}

const readPoints = (element: XmlElement, side: 'NS' | 'EW', note: Note): PublishedPoints => ({
  ...optional('matchpoints', decimalField(element, `${side}_MATCH_POINTS`, note)),
  ...optional('crossImps', decimalField(element, `${side}_CROSS_IMP_POINTS`, note)),
  ...optional('butlerImps', decimalField(element, `${side}_BUTLER_POINTS`, note)),
});

function readLine(element: XmlElement, opponents: Opponents, note: Note): TravellerLine | undefined {
  const seated = readSeated(element, opponents, note);
  if (seated === undefined) return undefined;
  const scores = readScores(element, note);
  return {
    seated,
    ...optional('side', wordField(element, 'DIRECTION', USEBIO_SIDES, note)),
    ...optional('round', countField(element, 'ROUND_NUMBER', note)),
    ...optional('table', textOf(element, 'TABLE_NUMBER')),
    outcome: readOutcome(element, scores, note),
    ...optional('lead', readLead(element, note)),
    ...optional('score', scores.score),
    points: { NS: readPoints(element, 'NS', note), EW: readPoints(element, 'EW', note) },
    line: element.line,
  };
}

/** The boards that stand directly in an EVENT, SESSION, SECTION or MATCH. */
export function readTravellers(element: XmlElement, opponents: Opponents, note: Note): readonly Traveller[] {
  return childrenOf(element, 'BOARD').flatMap((child) => {
    const board = countField(child, 'BOARD_NUMBER', note);
    if (board === undefined || board === 0) {
      note('usebio-board', child.line, 'The board has no number; it is left out.');
      return [];
    }
    const lines = childrenOf(child, 'TRAVELLER_LINE').flatMap(
      (line) => readLine(line, opponents, note) ?? [],
    );
    return [{ board, ...optional('imps', decimalField(child, 'IMPS', note)), lines }];
  });
}

/** The numbers by which a line names those who sat at the table. */
export const numbersIn = (seated: Seated): readonly string[] =>
  seated.kind === 'pairs' ? [seated.NS, seated.EW] : SEATS.map((seat: Seat) => seated[seat]);
