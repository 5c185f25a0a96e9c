import { dummyOf, isSeat, type Seat } from '../../../game/index.ts';
import type { RevokeAsked, RevokeNoticed } from '../../happening/happening.ts';
import { revokeQuestion } from '../../revokes/asked.ts';
import { revokeAttention } from '../../revokes/noticed.ts';
import { refused } from '../../ruling/refused.ts';
import { playOf } from '../../table/play-state.ts';
import { noCardYet } from './cards-there.ts';
import { type Rule, type Step, words } from './definition.ts';

export const REVOKE_NOTICED: Rule<RevokeNoticed> = {
  inPlay: true,
  taken: (table, noticed) => ({ table, irregularity: revokeAttention(table, noticed) }),
};

export const REVOKE_NOTICED_STEP: Step<RevokeNoticed> = {
  forms: [
    {
      example: 'S notices-revoke W T4',
      tells:
        'attention is drawn to a revoke, the last one if nothing is named; `called-NE`, `round-over`, `hands-back` say what had happened by then',
    },
  ],
  verbs: { 'notices-revoke': readNotice },
  write: ({ by, of, trick, calledOnNextBoard, roundEnded, handsReturned }) =>
    words(
      by,
      'notices-revoke',
      of,
      trick !== undefined && `T${trick}`,
      calledOnNextBoard !== undefined && `called-${calledOnNextBoard.join('')}`,
      roundEnded === true && 'round-over',
      handsReturned === true && 'hands-back',
    ),
};

/**
 * `S notices-revoke`, `S notices-revoke W T4`, and what had happened by then: `called-NE` who had called on the next
 * board, `round-over`, `hands-back`.
 */
function readNotice(by: Seat, said: readonly string[]): RevokeNoticed | undefined {
  let noticed: RevokeNoticed = { type: 'revoke-noticed', by };
  for (const word of said) {
    const told = isSeat(word) ? { of: word } : readNoticeWord(word);
    if (told === undefined) return undefined;
    noticed = { ...noticed, ...told };
  }
  return noticed;
}

function readNoticeWord(word: string): Partial<RevokeNoticed> | undefined {
  if (/^T\d+$/.test(word)) return { trick: Number(word.slice(1)) };
  if (/^called-[NESW]+$/.test(word))
    return { calledOnNextBoard: [...word.slice('called-'.length)].filter(isSeat) };
  if (word === 'round-over') return { roundEnded: true };
  return word === 'hands-back' ? { handsReturned: true } : undefined;
}

export const REVOKE_ASKED: Rule<RevokeAsked> = {
  inPlay: true,
  // Nobody asks himself, nor dummy: declarer plays dummy's cards and answers for them.
  refusal: (table, { by, asked }) => {
    const { contract } = playOf(table);
    if (asked === dummyOf(contract)) return refused('ask-declarer', { seat: contract.declarer });
    if (by === asked) return refused('asks-himself', { seat: by });
    return noCardYet(table, asked);
  },
  taken: (table, asked) => ({ table, irregularity: revokeQuestion(table, asked) }),
};

export const REVOKE_ASKED_STEP: Step<RevokeAsked> = {
  forms: [
    { example: 'W asks-revoke E', tells: '“having none?”' },
    { example: 'E warns-of-revoke W', tells: 'the same without words' },
  ],
  verbs: {
    'asks-revoke': (by, [asked = '']) => (isSeat(asked) ? { type: 'revoke-asked', by, asked } : undefined),
    'warns-of-revoke': (by, [asked = '']) =>
      isSeat(asked) ? { type: 'revoke-asked', by, asked, wordless: true } : undefined,
  },
  write: ({ by, asked, wordless }) =>
    `${by} ${wordless === true ? 'warns-of-revoke' : 'asks-revoke'} ${asked}`,
};
