// The cards of an event and how well its contestants play them.
import { seededNotForCompetition } from 'naipe/base';
import { dealSet, printDeal } from 'naipe/game';
import { seeded } from 'naipe/movement';
import { lieOf, playDeal } from './hands.mjs';

/** How far apart the best and the worst are, in tricks a board. */
const SKILL_RANGE = 1.1;

/** What the cards and so many contestants do on these boards, the same for the same seed. */
export function cardTable(boards, contestants, seed) {
  const random = seeded(seed);
  const deals = dealSet(boards.length, seededNotForCompetition(seed));
  const skills = Array.from({ length: contestants }, () => SKILL_RANGE * (random() - 0.5));
  const dealt = new Map(boards.map((board, index) => [board, { deal: deals[index], lie: lieOf(random) }]));
  const skillOf = (contestant) => skills[Number(contestant) - 1] ?? 0;
  const play = (board, ns, ew) => {
    const { deal, lie } = dealt.get(board);
    // Of its own for every table and board: who is faster changes nothing.
    const own = seeded(seed + board * 1009 + Number(ns || 0) * 9176 + Number(ew || 0) * 31);
    return playDeal(deal, { NS: skillOf(ns) / 2, EW: skillOf(ew) / 2 }, lie, own);
  };
  const records = boards.map((board, index) => ({ board, deal: printDeal(deals[index]) }));
  return { random, play, records };
}
