import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { SEATS } from '../../game/index.ts';
import { LAWS_EDITIONS, type LawsEdition } from '../editions.ts';
import { type Readings, type RevokeReport, ruleRevokes } from '../index.ts';
import { naiveRuling } from './testing/naive.ts';
import { numbersFrom, randomRecord } from './testing/random-records.ts';

const PLAYS = 20_000;
/** A busy machine is slow, not wrong. */
const PATIENCE = 600_000;

function outcomeOf({ rectification, standing }: RevokeReport['rulings'][number]): string {
  const clauses = rectification.clauses.filter((clause) => clause !== standing.asIfEstablished);
  switch (rectification.kind) {
    case 'correction':
      return 'correction';
    case 'pending':
      return rectification.awaits;
    case 'no-transfer':
      return clauses.join(' ');
    case 'transfer':
      return `${clauses.join(' ')} ${rectification.tricks.join('+')}`;
  }
}

function linesOf({ rulings, final }: RevokeReport): string[] {
  const lines = rulings.map((ruling) => {
    const { revoke, standing } = ruling;
    const by = standing.established;
    const established = by === undefined ? '-' : `${by.clause} ${by.by}`;
    const how = `${standing.status} ${established} ${standing.asIfEstablished ?? '-'} ${standing.correctedBy ?? '-'}`;
    return `T${revoke.trick} ${revoke.seat} ${revoke.card ?? '--'} ${revoke.kind} ${revoke.suit}: ${how}: ${outcomeOf(ruling)}`;
  });
  if (final === undefined) return [...lines, 'open'];
  return [...lines, `NS ${final.tricks.NS} EW ${final.tricks.EW} score ${final.scoreNS}`];
}

const pick = <T>(next: () => number, from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;

function someAnswers(next: () => number): Record<string, string> {
  const winner = pick(next, [...SEATS, undefined]);
  const second = pick(next, ['yes', 'no', undefined]);
  const answers: Record<string, string> = {};
  for (let trick = 1; trick <= 13; trick++)
    for (const seat of SEATS) {
      answers[`62C1:T${trick}${seat}`] = 'kept';
      if (winner !== undefined) answers[`64A:T${trick}${seat}`] = winner;
      if (second !== undefined) answers[`64A2:T${trick}${seat}`] = second;
    }
  return answers;
}

const someReadings = (next: () => number): Readings => ({
  assent: pick(next, ['binds-by-69A', 'binds-at-once']),
  bothOnOneTrick: pick(next, ['equity', 'equity-always', 'each']),
  defendersAsking: pick(next, ['as-the-law', 'allowed', 'forbidden']),
  notPenaltyCard: pick(next, ['corrected', 'accepted']),
});

/** Rules on that many boards both ways, and counts the outcomes so that nobody takes silence for agreement. */
function compare(edition: LawsEdition, plays: number): Map<string, number> {
  const next = numbersFrom(20_170_000 + edition);
  const seen = new Map<string, number>();
  for (let play = 0; play < plays; play++) {
    const { record, dealt } = randomRecord(next);
    const readings = someReadings(next);
    const answers = someAnswers(next);
    const engine = linesOf(orThrow(ruleRevokes(record, edition, { readings, answers })));
    const naive = naiveRuling(record, record.hands.N === undefined ? undefined : dealt, edition, {
      literalAssent: readings.assent === 'binds-at-once',
      bothOnOneTrick: readings.bothOnOneTrick,
      defendersAsking: readings.defendersAsking,
      lawFiftyTwo: readings.notPenaltyCard === 'accepted',
      answers,
    });
    if (engine.join('\n') !== naive.join('\n'))
      expect({ play, record, ruling: engine }).toEqual({ play, record, ruling: naive });
    for (const line of engine.slice(0, -1)) {
      for (const word of line.split(': ')[2]?.split(' ') ?? []) seen.set(word, (seen.get(word) ?? 0) + 1);
    }
  }
  return seen;
}

describe('Laws 61 to 64 and a second, naive reading of them agree', () => {
  test.each(LAWS_EDITIONS)('%i, its third of 20,000 plays', { timeout: PATIENCE }, (edition) => {
    const seen = compare(edition, Math.ceil(PLAYS / LAWS_EDITIONS.length));
    const everywhere = ['64A1', '64A2', '64B1', '64B2', '64B3', '64B4', '64B5', '64B6', 'correction'];
    const here = edition === 1997 ? [...everywhere, '64C'] : [...everywhere, '64B7'];
    for (const outcome of here) expect([outcome, (seen.get(outcome) ?? 0) > 20]).toEqual([outcome, true]);
  });
});
