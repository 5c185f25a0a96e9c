import { type ClaimQuestion, judgeClaim, weighClasses } from 'naipe/laws';
import type { ClaimAnswer } from './claim-answer.ts';

const say = (answer: ClaimAnswer): void => postMessage(answer);

/** The search runs beside the page, so that nothing freezes; the ruling comes first, then what else it might be. */
addEventListener('message', ({ data }: MessageEvent<ClaimQuestion>) => {
  const judged = judgeClaim(data);
  if (!judged.ok) {
    say({ type: 'fault', fault: judged.error });
    return;
  }
  say({ type: 'judged', judgement: judged.value });
  const weighed = weighClasses(data);
  if (weighed.ok) say({ type: 'weighed', weights: weighed.value });
});
