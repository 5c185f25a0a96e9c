import { never } from '../../base/index.ts';
import { printResults, printSideResults } from '../outcome/weighted-results.ts';
import type { AdjustedScore, Persisting } from '../ruling/ruling.ts';

/** What lasts after a ruling in one line of notation, as case files write it. */
export function printLasting(item: Persisting): string {
  return `${sentence(item)} (${item.clause})`;
}

const PLAY_ORDERS = {
  highest: 'plays the highest',
  lowest: 'plays the lowest',
  require: 'plays a',
  forbid: 'does not play a',
} as const;

function sentence(item: Persisting): string {
  switch (item.type) {
    case 'must-pass':
      return `${item.seat} passes ${item.duration === 'once' ? 'once' : 'to the end'}`;
    case 'no-double':
      return `${item.seat} may not double`;
    case 'must-repeat':
      return `${item.seat} repeats ${item.call}`;
    case 'must-repeat-all':
      return item.newcomer === true
        ? `${item.seat} is new after ${item.calls.join(' ')}`
        : `${item.seat} repeats ${item.calls.join(' ')}`;
    case 'replacing':
      return `${item.seat} replaces ${item.withdrawn.call}`;
    case 'lead-limit':
      return `lead limit for ${item.withdrawn.call} by ${item.offender}`;
    case 'lead-order':
      return `${item.seat} ${item.order === 'forbid' ? 'may not' : 'must'} lead ${item.suit}`;
    case 'play-order':
      return `${item.seat} ${PLAY_ORDERS[item.order]} ${item.suit}`;
    case 'card-order':
      return `${item.seat} plays ${item.card}`;
    case 'information':
      return `${item.about} by ${item.by}: for ${item.authorised ?? 'nobody'}, not for ${item.unauthorised ?? 'nobody'}`;
    case 'review':
      return `review ${item.offender}`;
    case 'exposed':
      return `${item.seat} ${item.led ? 'led' : 'shows'} ${item.cards.join(' ')}`;
    case 'penalty-card':
      return `${item.seat} has the ${item.kind} penalty card ${item.card}`;
    case 'revoke':
      return `revoke by ${item.seat} in trick ${item.trick}`;
    case 'score-cap':
      return `${item.side} at most average minus`;
    case 'right-lost':
      return `${item.side} loses ${item.right}`;
    case 'right-at-risk':
      return `${item.seat} risks ${item.right}`;
    case 'early-lead':
      return `${item.seat} led ${item.card} too early`;
    case 'adjusted-score':
      return scoreSentence(item);
    case 'board-status':
      return `board ${item.status}`;
    case 'result-ruled':
      return `${item.tricks} tricks recorded${item.side === undefined ? '' : ` for ${item.side} alone`}`;
    case 'warning':
      return `warning for ${item.player ?? item.side}`;
    case 'referral':
      return `${item.confidential === true ? 'in confidence ' : ''}to the ${item.to}`;
    case 'penalty-possible':
      return `${item.kind === undefined ? '' : `${item.kind} `}${item.measure === undefined ? 'penalty possible' : item.measure} for ${item.player ?? item.side}`;
    default:
      return never(item);
  }
}

const ELSEWHERE = { 'right-board': 'on the right board', others: 'for others' } as const;

const scoreSentence = ({
  kind,
  strength,
  side,
  award,
  elsewhere,
  tricks,
  results,
  selfInflicted,
  atLeast,
}: AdjustedScore): string =>
  [
    `${kind} score ${strength}`,
    side && `for ${side}`,
    elsewhere && ELSEWHERE[elsewhere],
    award,
    tricks !== undefined && `${tricks} tricks`,
    results && printResults(results),
    selfInflicted &&
      `without the error of ${selfInflicted.side} ${printSideResults(selfInflicted.withoutError)}`,
    atLeast && `at least ${atLeast.award} for ${atLeast.side}`,
  ]
    .filter(Boolean)
    .join(' ');
