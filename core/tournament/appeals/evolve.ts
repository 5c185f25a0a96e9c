import { never } from '../../base/index.ts';
import type { FactOf } from '../fact.ts';
import type { SessionState } from '../state.ts';
import type { AppealFacts, AppealState } from './appeal.ts';

type AppealFact = {
  [T in Exclude<keyof AppealFacts, 'committee-named'>]: FactOf<T>;
}[Exclude<keyof AppealFacts, 'committee-named'>];

function made({ data, sequence, time, actor }: FactOf<'appeal-made'>): AppealState {
  const { session: _, confirmed: __, because: ___, ...appeal } = data;
  return { ...appeal, number: sequence, at: time, madeBy: actor, decisions: [] };
}

function appealAfter(before: AppealState, fact: Exclude<AppealFact, FactOf<'appeal-made'>>): AppealState {
  switch (fact.type) {
    case 'deposit-taken':
      return { ...before, depositAt: fact.time };
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
  return {
    ...session,
    appeals: appeals.map((each) => (each.number === fact.data.appeal ? appealAfter(each, fact) : each)),
  };
}
