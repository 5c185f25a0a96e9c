import { modulo, pick, seeded } from './lib/random.mjs';
import { readUsage } from './lib/usage.mjs';

/*
 * Searches for individuals of 4 to 40 players and prints them as core/movement/individual-designs.ts keeps them:
 *
 *   node scripts/search-individuals.mjs --seconds 60 --from 9 --to 17 > found.txt
 *
 * Round 1 is searched for; in each later round everyone on the circle moves one place up. Partners come from different
 * distances, so that nobody has a partner twice. Then couples share tables so that opponents come from all distances
 * evenly, sets of boards lie so that nobody meets one twice, and last the sides of tables are turned, each in each round,
 * until the competition between all couples is as even as it gets (core/movement/balance.ts says what that is).
 */

const { values } = readUsage({
  command: 'node scripts/search-individuals.mjs',
  takes: '[options]',
  does: 'Searches for individuals and prints them as core/movement/individual-designs.ts keeps them.',
  options: {
    seconds: { type: 'string', default: '10', example: '60', says: 'how long for each size' },
    from: { type: 'string', default: '4', example: '9', says: 'the fewest players' },
    to: { type: 'string', default: '40', example: '17', says: 'the most players' },
  },
});
const [seconds, from, to] = [values.seconds, values.from, values.to].map(Number);

/** More rounds than this nobody plays with boards that move: larger rooms play the same boards at once, or in sections. */
const MOST_APART = 23;

function shuffled(things, random) {
  const drawn = [...things];
  for (let at = drawn.length - 1; at > 0; at--) {
    const other = pick(random, at + 1);
    [drawn[at], drawn[other]] = [drawn[other], drawn[at]];
  }
  return drawn;
}

const STAYS = -1;

/** The circle is a group: places are added. For some sizes several circles at once, as in 3 x 3, do better than one. */
const GROUPS = { 9: [[9], [3, 3]], 25: [[25], [5, 5]], 27: [[27], [3, 3, 3]] };

function groupOf(moduli) {
  const size = moduli.reduce((product, each) => product * each, 1);
  const parts = (index) => {
    let rest = index;
    return moduli.map((each) => {
      const part = rest % each;
      rest = Math.floor(rest / each);
      return part;
    });
  };
  const index = (values) =>
    values.reduceRight((sum, value, at) => sum * moduli[at] + modulo(value, moduli[at]), 0);
  const table = (sign) =>
    Array.from({ length: size }, (_, a) =>
      Array.from({ length: size }, (_each, b) =>
        index(parts(a).map((part, at) => part + sign * parts(b)[at])),
      ),
    );
  return { moduli, plus: table(1), minus: table(-1) };
}

const shapeOf = (players, moduli) => {
  const stays = players % 4 === 0;
  const circle = stays ? players - 1 : players;
  return { players, stays, circle, tables: Math.floor(players / 4), ...groupOf(moduli ?? [circle]) };
};

/** Couples of different distances; with somebody who stays, his partner is on place 0. */
function starter({ stays, circle, tables, plus, minus }, random) {
  const couples = stays ? [[STAYS, 0]] : [];
  const seated = new Set(stays ? [0] : []);
  const waits = stays ? 0 : circle - 4 * tables;
  const distances = shuffled(
    Array.from({ length: circle }, (_, at) => at).filter((at) => at < minus[0][at]),
    random,
  );
  const used = new Set();
  let tried = 0;
  let waiting = 0;
  const place = (x) => {
    while (seated.has(x)) x++;
    if (x >= circle) return couples.length === 2 * tables;
    if (++tried > 3000) return false;
    const wait = () => {
      if (waiting === waits) return false;
      waiting++;
      if (place(x + 1)) return true;
      waiting--;
      return false;
    };
    const first = random() < 0.3;
    if (first && wait()) return true;
    for (const distance of distances) {
      if (used.has(distance) || couples.length === 2 * tables) continue;
      for (const y of [plus[x][distance], minus[x][distance]]) {
        if (seated.has(y) || y < x) continue;
        seated.add(x).add(y);
        used.add(distance);
        couples.push([x, y]);
        if (place(x + 1)) return true;
        couples.pop();
        used.delete(distance);
        seated.delete(x);
        seated.delete(y);
      }
    }
    return !first && wait();
  };
  return place(0) ? couples : undefined;
}

/** How far opponents are from two of each distance; half the circle comes twice as often. */
function opponentsCost(seats, { circle, minus }) {
  const counts = new Int32Array(circle);
  for (let at = 0; at < seats.length; at += 2) {
    for (const a of seats[at]) {
      for (const b of seats[at + 1]) {
        if (a === STAYS || b === STAYS) continue;
        const d = Math.min(minus[a][b], minus[b][a]);
        counts[d] += 1;
      }
    }
  }
  let cost = 0;
  for (let d = 1; d < circle; d++) {
    if (d > minus[0][d]) continue;
    cost += (counts[d] - (d === minus[0][d] ? 1 : 2)) ** 2;
  }
  return cost;
}

/** Couples two by two at tables, exchanged while that evens the opponents. */
function paired(couples, shape, random, swaps) {
  let seats = shuffled(couples, random);
  let cost = opponentsCost(seats, shape);
  const steps = swaps * seats.length;
  for (let step = 0; step < steps && cost > 0; step++) {
    const [a, b] = [pick(random, seats.length), pick(random, seats.length)];
    if (a >> 1 === b >> 1) continue;
    const next = [...seats];
    [next[a], next[b]] = [next[b], next[a]];
    const found = opponentsCost(next, shape);
    const heat = 1.5 * (1 - step / steps);
    if (found <= cost || random() < Math.exp((cost - found) / Math.max(heat, 1e-6)))
      [seats, cost] = [next, found];
  }
  const tables = [];
  for (let at = 0; at < seats.length; at += 2) tables.push([...seats[at], ...seats[at + 1]]);
  return { tables, cost };
}

/** Which set each table begins with so that nobody meets a set twice; nothing where none was found. */
function offsetsFor(tables, { circle, minus }) {
  const blocks = tables.map((table) => table.filter((place) => place !== STAYS));
  const taken = new Set();
  const offsets = [];
  let tries = 0;
  const place = (table) => {
    const block = blocks[table];
    if (block === undefined) return true;
    for (let offset = table === 0 ? 0 : 1; offset < (table === 0 ? 1 : circle); offset++) {
      if (++tries > 4000) return false;
      const there = block.map((number) => minus[number][offset]);
      if (offsets.includes(offset) || there.some((number) => taken.has(number))) continue;
      for (const number of there) taken.add(number);
      offsets.push(offset);
      if (place(table + 1)) return true;
      offsets.pop();
      for (const number of there) taken.delete(number);
    }
    return false;
  };
  return place(0) ? offsets : undefined;
}

/** The sum of the squares of all competitions, lowered by turning tables; and the turns, a number a round. */
function turned({ players, circle, plus }, tables, offsets, random, steps) {
  const numberOf = (place, round) => (place === STAYS ? players - 1 : plus[place][round]);
  const meetings = [];
  const bySet = new Map();
  for (let round = 0; round < circle; round++) {
    tables.forEach((table, at) => {
      const set = offsets === undefined ? round : plus[offsets[at]][round];
      const meeting = { round, at, sign: 1, who: table.map((place) => numberOf(place, round)), set };
      meetings.push(meeting);
      bySet.set(set, [...(bySet.get(set) ?? []), meeting]);
    });
  }
  const c = new Int32Array(players * players);
  const add = (a, b, amount) => {
    c[a * players + b] += amount;
    c[b * players + a] += amount;
  };
  const side = (seat) => (seat < 2 ? 1 : -1);
  for (const together of bySet.values()) {
    const others = together.length - 1;
    together.forEach((one, index) => {
      for (let i = 0; i < 4; i++)
        for (let j = i + 1; j < 4; j++) add(one.who[i], one.who[j], -side(i) * side(j) * others);
      for (const other of together.slice(index + 1)) {
        for (let i = 0; i < 4; i++)
          for (let j = 0; j < 4; j++) add(one.who[i], other.who[j], side(i) * side(j));
      }
    });
  }
  let squares = 0;
  let sum = 0;
  for (let a = 0; a < players; a++) {
    for (let b = a + 1; b < players; b++) {
      squares += c[a * players + b] ** 2;
      sum += c[a * players + b];
    }
  }
  const couples = (players * (players - 1)) / 2;
  const least = Math.ceil((sum * sum) / couples);
  const flip = (meeting) => {
    let change = 0;
    for (const other of bySet.get(meeting.set)) {
      if (other === meeting) continue;
      for (let i = 0; i < 4; i++) {
        for (let j = 0; j < 4; j++) {
          const at = meeting.who[i] * players + other.who[j];
          const amount = -2 * side(i) * side(j) * meeting.sign * other.sign;
          change += amount * (2 * c[at] + amount);
          c[at] += amount;
          c[other.who[j] * players + meeting.who[i]] += amount;
        }
      }
    }
    meeting.sign = -meeting.sign;
    return change;
  };
  let best = { squares, signs: meetings.map(({ sign }) => sign) };
  for (let step = 0; step < steps && best.squares > least; step++) {
    const meeting = meetings[pick(random, meetings.length)];
    const change = flip(meeting);
    const heat = 60 * (1 - step / steps);
    if (change > 0 && random() >= Math.exp(-change / Math.max(heat, 1e-6))) {
      flip(meeting);
      continue;
    }
    squares += change;
    if (squares < best.squares) best = { squares, signs: meetings.map(({ sign }) => sign) };
  }
  const turns = Array.from({ length: circle }, (_, round) =>
    meetings.reduce(
      (mask, each, at) => (each.round === round && best.signs[at] < 0 ? mask | (1 << each.at) : mask),
      0,
    ),
  );
  const quality = best.squares === 0 ? 0 : (100 * sum * sum) / (couples * best.squares);
  return { quality, turns };
}

function search(players, together) {
  const circle = players % 4 === 0 ? players - 1 : players;
  const found = (GROUPS[circle] ?? [[circle]]).flatMap(
    (moduli) => searchOn(shapeOf(players, moduli), together) ?? [],
  );
  return found.toSorted((a, b) => Number(b.perfect) - Number(a.perfect) || b.quality - a.quality)[0];
}

function searchOn(shape, together) {
  const { players } = shape;
  const random = seeded(players + (together ? 1000 : 0));
  const until = Date.now() + seconds * 1000;
  let best;
  let cheapest = Number.POSITIVE_INFINITY;
  while (Date.now() < until && !(best?.quality >= 99.999 && (best.perfect || !together || players % 4 > 1))) {
    const couples = starter(shape, random);
    if (couples === undefined) continue;
    // Boards that move ask for tables as they fell; even opponents alone do not make even competition.
    const asTheyFell = random() < (together ? 0.2 : 0.6);
    const { tables, cost } = paired(couples, shape, random, asTheyFell ? 0 : 40);
    if (!asTheyFell && cost > cheapest + 4) continue;
    const offsets = together || shape.tables === 1 ? undefined : offsetsFor(tables, shape);
    if (!together && shape.tables > 1 && offsets === undefined) continue;
    if (!asTheyFell) cheapest = Math.min(cheapest, cost);
    const { quality, turns } = turned(shape, tables, offsets, random, 1500 * shape.tables);
    // Where all can meet exactly twice as opponents at the same boards, they do.
    const perfect = together && cost === 0;
    const isBetter = perfect === best?.perfect ? quality > best.quality : best === undefined || perfect;
    if (isBetter) best = { moduli: shape.moduli, perfect, quality, tables, offsets, turns };
  }
  return best;
}

const place = (number) => (number === STAYS ? '*' : String(number));

function print(players, together) {
  const best = search(players, together);
  if (best === undefined) return console.error(`${players} ${together ? 'together' : 'apart'}: none found`);
  const { minus, circle } = shapeOf(players, best.moduli);
  // Where somebody waits in round 1, it is the first of the circle.
  const seated = new Set(best.tables.flat());
  const first = Array.from({ length: circle }, (_, at) => at).find((at) => !seated.has(at)) ?? 0;
  const moved = best.tables.map((table) => table.map((at) => (at === STAYS ? at : minus[at][first])));
  const tables = moved.map((table, at) => `${table.map(place).join(' ')}@${best.offsets?.[at] ?? 0}`);
  const turns = best.turns.map((mask) => mask.toString(36)).join('.');
  console.log(
    `  '${players} ${together ? 'together' : 'apart'} ${best.moduli.join('x')} ${best.quality.toFixed(1)} | ${tables.join(' | ')} | ${turns}',`,
  );
}

for (let players = from; players <= to; players++) {
  print(players, true);
  if (players >= 12 && players <= MOST_APART) print(players, false);
}
