import { orThrow } from 'naipe/base';
import { isPlayOver, parseDeal, replayPlay } from 'naipe/game';
import { playCosts, plays, positionOf, tricksInSteps } from 'naipe/solver';
import type { Answered, Asked } from './messages.ts';

const say = (answer: Answered): void => postMessage(answer);

/** The solver runs beside the page, so that nothing freezes. */
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const of = JSON.stringify(data);
  const deal = orThrow(parseDeal(data.deal));
  if (data.kind === 'table') {
    const steps = tricksInSteps(deal);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done === true) {
        say({ kind: 'table', of, tricks: step.value });
        return;
      }
      say({ kind: 'progress', of, progress: step.value });
    }
  }
  const { contract, cards } = data;
  const play = orThrow(replayPlay(deal, contract, cards));
  const costs = orThrow(playCosts(deal, { ...contract, cards }));
  say({ kind: 'play', of, costs, values: isPlayOver(play) ? [] : plays(positionOf(play)) });
});
