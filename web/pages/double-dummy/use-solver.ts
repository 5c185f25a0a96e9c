import type { Progress } from 'naipe/solver';
import { useEffect, useState } from 'react';
import type { Answered, Asked } from './messages.ts';

type AnswerTo<K extends Asked['kind']> = Extract<Answered, { readonly kind: K }>;

interface Heard<K extends Asked['kind']> {
  readonly answer?: AnswerTo<K>;
  readonly progress?: Progress;
}

/** What the solver says to a question: how far it is, then the answer. Another question ends the one before. */
export function useSolver<K extends Asked['kind']>(
  question: Extract<Asked, { readonly kind: K }> | undefined,
): Heard<K> {
  const asked = question === undefined ? undefined : JSON.stringify(question);
  const [heard, setHeard] = useState<Answered>();
  useEffect(() => {
    if (asked === undefined) return undefined;
    const worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => setHeard(data));
    worker.postMessage(JSON.parse(asked));
    return () => worker.terminate();
  }, [asked]);
  if (heard === undefined || heard.of !== asked) return {};
  return heard.kind === 'progress' ? { progress: heard.progress } : { answer: heard as AnswerTo<K> };
}
