import { type Card, margin, parseBoardResult, parseCard, saysPassedOut } from '../../game/index.ts';
import { readDecimal } from '../decimal.ts';
import { textCell } from './cells.ts';
import type { BwsResult, BwsRow } from './model.ts';

const NOT_PLAYED = /^(not played|no play)\b/i;
const ARTIFICIAL = /(\d{1,3}(?:\.\d+)?)\s*%\s*[-/]\s*(\d{1,3}(?:\.\d+)?)\s*%/;

/** What a row says of its board: the contract with its tricks, or what the director entered in its place. */
export function outcomeCell(row: BwsRow): BwsResult['outcome'] {
  const remark = textCell(row, 'Remarks') ?? '';
  const [, forNS = '', forEW = ''] = ARTIFICIAL.exec(remark) ?? [];
  const [NS, EW] = [readDecimal(forNS), readDecimal(forEW)];
  if (NS !== undefined && EW !== undefined) return { kind: 'artificial', percent: { NS, EW } };
  if (NOT_PLAYED.test(remark)) return { kind: 'not-played' };
  const contract = textCell(row, 'Contract') ?? '';
  const [declarer, tricks] = [textCell(row, 'NS/EW') ?? '', textCell(row, 'Result') ?? ''];
  if (saysPassedOut(contract)) return { kind: 'played', result: 'passed-out' };
  if (contract === '' && tricks === '') return { kind: 'not-played' };
  const read = parseBoardResult(`${contract} ${declarer} ${tricks}`);
  return read.ok && read.value !== 'passed-out' && Number.isFinite(margin(read.value))
    ? { kind: 'played', result: read.value }
    : { kind: 'unreadable', contract, declarer, tricks };
}

/** The card led, suit or rank first: `S10`, `10S`. */
export function leadCell(row: BwsRow): Card | undefined {
  const text = textCell(row, 'LeadCard');
  if (text === undefined) return undefined;
  const card = parseCard(text);
  const turned = card.ok ? card : parseCard(`${text.slice(-1)}${text.slice(0, -1)}`);
  return turned.ok ? turned.value : undefined;
}
