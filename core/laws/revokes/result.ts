import { otherSide, type PlayedContract, scoreNS, sideOf, TRICKS } from '../../game/index.ts';
import type { PlayRecord, TrickCount } from '../tricks/record.ts';

/** The result after all transfers, scored by Law 77. */
export interface FinalResult {
  readonly tricks: TrickCount;
  readonly result: PlayedContract;
  readonly scoreNS: number;
}

/** What a board is worth, if declarer has won so many of the thirteen tricks. */
export function resultOf(
  { contract, vulnerability }: Pick<PlayRecord, 'contract' | 'vulnerability'>,
  tricks: number,
): FinalResult {
  const others = TRICKS - tricks;
  const result = { contract, tricks };
  return {
    tricks: sideOf(contract.declarer) === 'NS' ? { NS: tricks, EW: others } : { NS: others, EW: tricks },
    result,
    scoreNS: scoreNS(result, vulnerability),
  };
}

/** What stands when the tricks that go over have gone. */
export function finalResult(record: PlayRecord, taken: TrickCount, transferred: TrickCount): FinalResult {
  const declarers = sideOf(record.contract.declarer);
  return resultOf(record, taken[declarers] + transferred[declarers] - transferred[otherSide(declarers)]);
}

/** The result that was assigned; nothing for one that the scoring has to work out. */
export const assignedBy = (record: PlayRecord, answer: string | undefined): FinalResult | undefined =>
  answer !== undefined && /^\d+$/.test(answer) ? resultOf(record, Number(answer)) : undefined;
