import type { Fault } from 'naipe/base';
import type { ClaimJudgement, ClaimQuestion, ClassWeight } from 'naipe/laws';
import { useEffect, useRef, useState } from 'react';
import { readStored, store } from '../../../app/stored.ts';
import type { ClaimAnswer } from './claim-answer.ts';
import { type ClaimDraft, NEW_CLAIM, questionOf } from './claim-draft.ts';

const KEY = 'naipe-claim';

interface Outcome {
  readonly working: boolean;
  readonly fault?: Fault;
  readonly question?: ClaimQuestion;
  readonly judgement?: ClaimJudgement;
  readonly weights?: readonly ClassWeight[];
}

interface ClaimInHand {
  readonly draft: ClaimDraft;
  readonly change: (part: Partial<ClaimDraft>) => void;
  readonly outcome: Outcome;
  readonly ask: () => void;
  readonly stop: () => void;
  /** A class of play taken otherwise: the claim is ruled on again. */
  readonly decide: (classes: ClaimDraft['classes']) => void;
}

function kept(): ClaimDraft {
  try {
    return { ...NEW_CLAIM, ...(JSON.parse(readStored(KEY) ?? '{}') as Partial<ClaimDraft>) };
  } catch {
    return NEW_CLAIM;
  }
}

/** The claim on this page, and the search that rules on it beside the page. */
export function useClaim(): ClaimInHand {
  const [draft, setDraft] = useState(kept);
  const [outcome, setOutcome] = useState<Outcome>({ working: false });
  const worker = useRef<Worker>(undefined);
  const stop = (): void => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => () => worker.current?.terminate(), []);
  const hear = (answer: ClaimAnswer): void =>
    setOutcome((so) => {
      switch (answer.type) {
        case 'fault':
          return { working: false, fault: answer.fault };
        case 'judged':
          return { ...so, judgement: answer.judgement };
        case 'weighed':
          return { ...so, working: false, weights: answer.weights };
      }
    });
  const rule = (asked: ClaimDraft): void => {
    stop();
    const question = questionOf(asked);
    if (!question.ok) {
      setOutcome({ working: false, fault: question.error });
      return;
    }
    setOutcome({ working: true, question: question.value });
    worker.current = new Worker(new URL('./claim-worker.ts', import.meta.url), { type: 'module' });
    worker.current.addEventListener('message', ({ data }: MessageEvent<ClaimAnswer>) => hear(data));
    worker.current.postMessage(question.value);
  };
  const keep = (next: ClaimDraft): void => {
    setDraft(next);
    store(KEY, JSON.stringify(next));
  };
  return {
    draft,
    outcome,
    change: (part) => {
      stop();
      setOutcome({ working: false });
      // What the director decided about a class of play was decided about another claim.
      keep({ ...draft, classes: {}, ...part });
    },
    ask: () => rule(draft),
    stop: () => {
      stop();
      setOutcome((so) => ({ ...so, working: false }));
    },
    decide: (classes) => {
      keep({ ...draft, classes });
      rule({ ...draft, classes });
    },
  };
}
