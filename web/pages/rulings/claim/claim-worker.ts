import { type ClaimQuestion, judgeClaim, weighClass } from 'naipe/laws';
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
  for (const { kind } of judged.value.classes) {
    const weighed = weighClass(data, kind);
    if (weighed.ok) say({ type: 'weighed', weight: weighed.value });
  }
  say({ type: 'done' });
});
