import { modulo, pick, seeded } from './lib/random.mjs';
import { readUsage } from './lib/usage.mjs';

/*
 * Searches for three-quarter Howells and prints them as core/movement/howell-designs.ts keeps them:
 *
 *   node scripts/search-howells.mjs --seconds 20 --from 8 --to 28 > found.txt
 *
 * Round 1 is searched for; in each later round everyone on the circle moves one place up, and so does each set of boards.
 * A step puts a couple, or a pair that meets one who stays, at a table with a set, and takes away at most one that is in
 * its way. Then meetings are turned, each by itself, by annealing, until the competition between all couples is as even
 * as it gets (core/movement/balance.ts says what that is). What was most even in the time given is printed.
 */

const { values } = readUsage({
  command: 'node scripts/search-howells.mjs',
  takes: '[options]',
  does: 'Searches for three-quarter Howells and prints them as core/movement/howell-designs.ts keeps them.',
  options: {
    seconds: { type: 'string', default: '10', example: '60', says: 'how long for each size' },
    from: { type: 'string', default: '8', example: '12', says: 'the fewest pairs' },
    to: { type: 'string', default: '28', example: '12', says: 'the most pairs' },
    rounds: { type: 'string', example: '7', says: 'only movements of so many rounds' },
  },
});
const [seconds, from, to] = [values.seconds, values.from, values.to].map(Number);

/** Steps after which a climb starts again from nothing. */
const STEPS_PER_CLIMB = 40_000;
/** How often two are taken away for one: a climb that never steps down stays where it is stuck. */
const STEPS_DOWN = 0.002;

/**
 * Stations of round 1, or nothing: a couple `[x, y]` or one `[x]` who meets a pair that stays, with its set. So many
 * tables may share the set of another.
 */
function climb(rounds, stationary, sharing, random) {
  const couplesWanted = (rounds - stationary) / 2;
  const widest = Math.floor((rounds - 1) / 2);
  const [seat, atFirst, ofGap] = Array.from({ length: 3 }, () => new Array(rounds).fill(undefined));
  const ofSet = Array.from({ length: rounds }, () => []);
  const placed = new Set();
  let [couples, sharers] = [0, 0];
  const note = (station, entry) => {
    for (const x of station.who) {
      seat[x] = entry;
      atFirst[modulo(x - station.set, rounds)] = entry;
    }
    const beside = ofSet[station.set];
    if (entry === undefined) beside.splice(beside.indexOf(station), 1);
    else beside.push(station);
    if (beside.length > (entry === undefined ? 0 : 1)) sharers += entry === undefined ? -1 : 1;
    if (station.gap > 0) {
      ofGap[station.gap] = entry;
      couples += entry === undefined ? -1 : 1;
    }
    if (entry === undefined) placed.delete(station);
    else placed.add(station);
  };
  for (let step = 0; step < STEPS_PER_CLIMB; step++) {
    if (placed.size === couplesWanted + stationary) return [...placed];
    let x = pick(random, rounds);
    while (seat[x] !== undefined) x = (x + 1) % rounds;
    const single = random() < stationary / (couplesWanted + stationary);
    const gap = single ? 0 : 1 + pick(random, widest);
    const who = single ? [x] : [x, modulo(random() < 0.5 ? x + gap : x - gap, rounds)];
    const set = pick(random, rounds);
    const inTheWay = new Set([
      ...who.flatMap((each) => [seat[each], atFirst[modulo(each - set, rounds)]]),
      ofSet[set].length > 1 || sharers >= sharing ? ofSet[set].at(-1) : undefined,
      single ? undefined : ofGap[gap],
    ]);
    inTheWay.delete(undefined);
    if (ofSet[set].length > 1 && sharing < 2) continue;
    if (inTheWay.size > (random() < STEPS_DOWN ? 2 : 1)) continue;
    const dropped = [...inTheWay];
    const couplesLeft = couples - dropped.filter((each) => each.gap > 0).length;
    const singlesLeft = placed.size - dropped.length - couplesLeft;
    if (single ? singlesLeft >= stationary : couplesLeft >= couplesWanted) continue;
    for (const each of dropped) note(each, undefined);
    const station = { who, set, gap };
    note(station, station);
  }
  return undefined;
}

/** Meetings by round and table: numbers from 0, the moving ones first, and the set. */
function develop(stations, rounds) {
  let stays = rounds;
  return stations.flatMap(({ who, set }) => {
    const fixed = who.length === 1 ? stays++ : undefined;
    return Array.from({ length: rounds }, (_, round) => {
      const [a, b] = who.map((x) => (x + round) % rounds);
      return { ns: fixed ?? a, ew: b ?? a, set: (set + round) % rounds };
    });
  });
}

/** Σc² of the meetings, kept up to date while they are turned. */
function ledgerOf(meetings, pairs, sets) {
  const competition = new Int32Array(pairs * pairs);
  const direction = new Int8Array(sets * pairs);
  for (const { ns, ew, set } of meetings) {
    direction[set * pairs + ns] = 1;
    direction[set * pairs + ew] = -1;
    competition[ns * pairs + ew] += pairs / 2;
    competition[ew * pairs + ns] += pairs / 2;
  }
  for (let set = 0; set < sets; set++)
    for (let a = 0; a < pairs; a++)
      for (let b = 0; b < pairs; b++)
        if (a !== b) competition[a * pairs + b] += direction[set * pairs + a] * direction[set * pairs + b];
  let sum = 0;
  let squares = 0;
  for (let a = 0; a < pairs; a++)
    for (let b = 0; b < a; b++) {
      sum += competition[a * pairs + b];
      squares += competition[a * pairs + b] ** 2;
    }
  /** What turning a meeting would change. */
  const change = ({ ns, ew, set }) => {
    const row = set * pairs;
    const was = direction[row + ns];
    let difference = 0;
    for (let other = 0; other < pairs; other++) {
      if (other === ns || other === ew) continue;
      const shift = 2 * was * direction[row + other];
      difference += 2 * shift * (competition[ew * pairs + other] - competition[ns * pairs + other] + shift);
    }
    return difference;
  };
  const turn = ({ ns, ew, set }) => {
    const row = set * pairs;
    const was = direction[row + ns];
    for (let other = 0; other < pairs; other++) {
      if (other === ns || other === ew) continue;
      const shift = 2 * was * direction[row + other];
      competition[ns * pairs + other] -= shift;
      competition[other * pairs + ns] -= shift;
      competition[ew * pairs + other] += shift;
      competition[other * pairs + ew] += shift;
    }
    direction[row + ns] = -was;
    direction[row + ew] = was;
  };
  return { sum, squares, change, turn };
}

/** Turns meetings while it cools down; answers the least Σc² it met and what was turned then. */
function anneal(meetings, pairs, rounds, random, until) {
  const ledger = ledgerOf(meetings, pairs, rounds);
  const couples = (pairs * (pairs - 1)) / 2;
  const turned = new Uint8Array(meetings.length);
  let [now, least, best] = [ledger.squares, ledger.squares, turned.slice()];
  const steps = 400 * meetings.length;
  let temperature = 4 * pairs;
  const cooling = (0.5 / temperature) ** (1 / steps);
  for (let step = 0; step < steps; step++) {
    temperature *= cooling;
    const index = pick(random, meetings.length);
    const difference = ledger.change(meetings[index]);
    if (difference > 0 && random() >= Math.exp(-difference / temperature)) continue;
    ledger.turn(meetings[index]);
    turned[index] ^= 1;
    now += difference;
    if (now < least) [least, best] = [now, turned.slice()];
    if ((step & 1023) === 0 && Date.now() > until) break;
  }
  return { quality: (100 * ledger.sum ** 2) / (couples * least), turned: best };
}

/** Climbs without a design after which one more table may share its boards: of some sizes there is none without. */
const CLIMBS_IN_VAIN = 40;

function search(pairs, rounds) {
  const random = seeded(pairs * 1000 + rounds);
  const until = Date.now() + seconds * 1000;
  let [best, vain, sharing] = [undefined, 0, 0];
  while (Date.now() < until) {
    const found = climb(rounds, pairs - rounds, sharing, random);
    if (found === undefined) {
      if (best === undefined && ++vain % CLIMBS_IN_VAIN === 0) sharing++;
      continue;
    }
    const stations = found.sort((a, b) => a.set - b.set);
    const { quality, turned } = anneal(develop(stations, rounds), pairs, rounds, random, until);
    if (best === undefined || quality > best.quality) best = { quality, turned, stations };
  }
  return best;
}

/** Tables are numbered along the ring of sets. At table 1 a pair that stays meets the first of the circle on the first set. */
function lineOf(pairs, rounds, { quality, turned, stations }) {
  const first = stations.findIndex(({ who }) => who.length === 1);
  const order = [...stations.keys()].map((at) => (at + first) % stations.length);
  const [place] = stations[first].who;
  const tables = order.map((at) => {
    const who = stations[at].who.map((x) => modulo(x - place, rounds));
    const set = modulo(stations[at].set - stations[first].set, rounds);
    return `${who.length === 1 ? '* ' : ''}${who.join(' ')}@${set}`;
  });
  const masks = Array.from({ length: rounds }, (_, round) =>
    order.reduce((mask, at, table) => mask + turned[at * rounds + round] * 2 ** table, 0).toString(36),
  );
  return `${pairs}/${rounds} ${quality.toFixed(1)} | ${tables.join(' | ')} | ${masks.join('.')}`;
}

for (let pairs = from; pairs <= to; pairs += 2)
  for (let rounds = pairs / 2 + 1; rounds <= pairs - 2; rounds++) {
    if (values.rounds !== undefined && rounds !== Number(values.rounds)) continue;
    const best = search(pairs, rounds);
    if (best === undefined) console.error(`${pairs}/${rounds}: none in ${seconds} s`);
    else console.log(`  '${lineOf(pairs, rounds, best)}',`);
  }
