import type { Fault } from 'naipe/base';
import type { ClaimJudgement, ClaimQuestion, ClassWeight } from 'naipe/laws';
import { useEffect, useRef, useState } from 'react';
import { useKept } from '../parts/use-kept.ts';
import type { ClaimAnswer } from './claim-answer.ts';
import {
  CLAIM_KEY,
  type ClaimDraft,
  type Decided,
  NEW_CLAIM,
  NOTHING_DECIDED,
  questionOf,
} from './claim-draft.ts';

export interface Outcome {
  readonly working: boolean;
  /** The director did not wait for the end. */
  readonly stopped?: boolean;
  readonly fault?: Fault;
  readonly question?: ClaimQuestion;
  readonly judgement?: ClaimJudgement;
  readonly weights: readonly ClassWeight[];
}

interface ClaimInHand {
  readonly draft: ClaimDraft;
  readonly change: (part: Partial<ClaimDraft>) => void;
  readonly outcome: Outcome;
  readonly ask: () => void;
  readonly stop: () => void;
  /** Something taken otherwise than proposed: the claim is ruled on again. */
  readonly decide: (decided: Partial<Decided>) => void;
}

const NOTHING_ASKED: Outcome = { working: false, weights: [] };

/** The outcome after something more was heard from the search. */
function heard(so: Outcome, answer: ClaimAnswer): Outcome {
  switch (answer.type) {
    case 'fault':
      return { ...NOTHING_ASKED, fault: answer.fault };
    case 'judged':
      return { ...so, judgement: answer.judgement };
    case 'weighed':
      return { ...so, weights: [...so.weights, answer.weight] };
    case 'done':
      return { ...so, working: false };
  }
}

/** The claim on this page, and the search that rules on it beside the page. */
export function useClaim(): ClaimInHand {
  const [draft, keep] = useKept(CLAIM_KEY, NEW_CLAIM);
  const [outcome, setOutcome] = useState(NOTHING_ASKED);
  const worker = useRef<Worker>(undefined);
  const end = (): void => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => () => worker.current?.terminate(), []);
  const rule = (asked: ClaimDraft, shown?: ClaimJudgement): void => {
    end();
    const question = questionOf(asked);
    if (!question.ok) {
      setOutcome({ ...NOTHING_ASKED, fault: question.error });
      return;
    }
    setOutcome({
      working: true,
      question: question.value,
      weights: [],
      ...(shown === undefined ? {} : { judgement: shown }),
    });
    worker.current = new Worker(new URL('./claim-worker.ts', import.meta.url), { type: 'module' });
    worker.current.addEventListener('message', ({ data }: MessageEvent<ClaimAnswer>) =>
      setOutcome((so) => heard(so, data)),
    );
    worker.current.postMessage(question.value);
  };
  return {
    draft,
    outcome,
    change: (part) => {
      end();
      setOutcome(NOTHING_ASKED);
      // What the director decided was decided about another claim.
      keep({ ...draft, ...NOTHING_DECIDED, ...part });
    },
    ask: () => rule(draft),
    stop: () => {
      end();
      setOutcome((so) => ({ ...so, working: false, stopped: true }));
    },
    decide: (decided) => {
      const next = { ...draft, ...decided };
      keep(next);
      // The ruling before stays in view until the next one is found.
      rule(next, outcome.judgement);
    },
  };
}
