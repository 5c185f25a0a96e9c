import { never } from '../../base/index.ts';
import type { FactOf } from '../fact.ts';
import type { SessionState } from '../state.ts';
import type { AppealFacts, AppealState } from './appeal.ts';

type AppealFact = {
  [T in Exclude<keyof AppealFacts, 'committee-named'>]: FactOf<T>;
}[Exclude<keyof AppealFacts, 'committee-named'>];

/** A decision on a penalty puts another in its place, or lifts it. */
function withPenaltyAfter(
  session: SessionState,
  appeal: AppealState | undefined,
  { penalty: becomes }: FactOf<'appeal-decided'>['data'],
): SessionState {
  if (appeal === undefined || !('penalty' in appeal) || becomes === undefined) return session;
  const penalties =
    becomes === 'lifted'
      ? session.penalties.filter(({ sequence }) => sequence !== appeal.penalty)
      : session.penalties.map((each) =>
          each.sequence === appeal.penalty ? { ...each, amount: becomes } : each,
        );
  return { ...session, penalties };
}

function made({ data, sequence, time, actor }: FactOf<'appeal-made'>): AppealState {
  const { session: _, confirmed: __, because: ___, ...appeal } = data;
  return { ...appeal, number: sequence, at: time, madeBy: actor, decisions: [] };
}

function appealAfter(before: AppealState, fact: Exclude<AppealFact, FactOf<'appeal-made'>>): AppealState {
  switch (fact.type) {
    case 'deposit-taken':
      return before.further === undefined
        ? { ...before, depositAt: fact.time }
        : { ...before, further: { ...before.further, depositAt: fact.time } };
    case 'appeal-noted': {
      const { [fact.data.paper]: _, ...others } = before.papers ?? {};
      const { paper, text } = fact.data;
      return { ...before, papers: text.trim() === '' ? others : { ...others, [paper]: text } };
    }
    case 'appeal-held': {
      const { holds: _, ...rest } = before;
      return fact.data.holds ? { ...rest, holds: true } : rest;
    }
    case 'appeal-taken-further': {
      const { contestant, about, late } = fact.data;
      const further = { at: fact.time, contestant, about, ...(late === true ? { late } : {}) };
      return { ...before, further };
    }
    case 'appeal-decided': {
      const { session: _, appeal: __, ...decision } = fact.data;
      const decided = { ...decision, number: fact.sequence, at: fact.time, by: fact.actor };
      return { ...before, decisions: [...before.decisions, decided] };
    }
    case 'appeal-withdrawn': {
      const { reason } = fact.data;
      return { ...before, withdrawn: { at: fact.time, ...(reason === undefined ? {} : { reason }) } };
    }
    default:
      return never(fact);
  }
}

export function withAppeal(session: SessionState, fact: AppealFact): SessionState {
  const appeals = session.appeals ?? [];
  if (fact.type === 'appeal-made') return { ...session, appeals: [...appeals, made(fact)] };
  const { appeal: number } = fact.data;
  const after = {
    ...session,
    appeals: appeals.map((each) => (each.number === number ? appealAfter(each, fact) : each)),
  };
  return fact.type === 'appeal-decided'
    ? withPenaltyAfter(
        after,
        appeals.find((each) => each.number === number),
        fact.data,
      )
    : after;
}
