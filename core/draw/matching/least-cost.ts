/** An edge that a matching may use; the cost is a whole number. */
export interface CostEdge {
  readonly a: number;
  readonly b: number;
  readonly cost: number;
}

/** A complete pairing of the least cost, with the prices that prove that none is cheaper. */
export interface LeastCost {
  readonly mate: readonly number[];
  readonly cost: number;
  /**
   * How much dearer than needed a pair would be, whether or not it was among the edges: below 0 for a pair that could make the
   * pairing cheaper; above 0 for one that is in no pairing of the least cost.
   */
  readonly excess: (a: number, b: number, cost: number) => number;
  /** No price stands on an odd set: then every complete pairing of pairs without excess has the least cost. */
  readonly simple: boolean;
}

const NONE = -1;
const FREE = 0;
const OUTER = 1;
const INNER = 2;

/**
 * The least cost of a complete pairing: the primal-dual method with blossoms (J. Edmonds, Maximum matching and a polyhedron with
 * 0,1-vertices, 1965). Every vertex has a price; an edge is tight when the prices of its ends, and of the blossoms around both,
 * make up its cost. Trees of tight edges grow from the unmatched vertices until two of them touch; when they cannot grow, prices
 * move until another edge is tight or a blossom has given back its price and opens.
 *
 * Prices are kept doubled, and costs with them, so that all numbers stay whole.
 */
class Pricing {
  private readonly size: number;
  private readonly ends: Int32Array;
  private readonly cost: Float64Array;
  private readonly touching: readonly (readonly number[])[];
  /** The price of a vertex, negative; of a blossom, 0 or more. */
  private readonly price: Float64Array;
  /** The matched edge of a vertex. */
  readonly matched: Int32Array;
  /** The outermost blossom around a vertex; a vertex alone is its own. */
  private readonly top: Int32Array;
  /** The blossom directly around a blossom or vertex. */
  private readonly around: Int32Array;
  private readonly base: Int32Array;
  private readonly children: (number[] | undefined)[];
  /** The edges of a blossom's cycle: `links[i]` joins child i to the next. */
  private readonly links: (number[] | undefined)[];
  private readonly vertices: (number[] | undefined)[];
  private readonly label: Uint8Array;
  /** By which edge an inner blossom was reached. */
  private readonly reachedBy: Int32Array;
  private readonly unused: number[] = [];
  private queue: number[] = [];

  constructor(size: number, edges: readonly CostEdge[]) {
    const all = 2 * size;
    this.size = size;
    this.ends = new Int32Array(2 * edges.length);
    this.cost = new Float64Array(edges.length);
    const touching: number[][] = Array.from({ length: size }, () => []);
    this.price = new Float64Array(all);
    const least = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
    for (const [edge, { a, b, cost }] of edges.entries()) {
      this.ends[2 * edge] = a;
      this.ends[2 * edge + 1] = b;
      this.cost[edge] = 2 * cost;
      touching[a]?.push(edge);
      touching[b]?.push(edge);
      least[a] = Math.min(least[a] as number, 2 * cost);
      least[b] = Math.min(least[b] as number, 2 * cost);
    }
    this.touching = touching;
    for (let vertex = 0; vertex < size; vertex++) {
      this.price[vertex] = Number.isFinite(least[vertex]) ? -(least[vertex] as number) : 0;
    }
    this.matched = new Int32Array(size).fill(NONE);
    this.top = Int32Array.from({ length: all }, (_, index) => index);
    this.around = new Int32Array(all).fill(NONE);
    this.base = Int32Array.from({ length: all }, (_, index) => (index < size ? index : NONE));
    this.children = new Array(all).fill(undefined);
    this.links = new Array(all).fill(undefined);
    this.vertices = Array.from({ length: all }, (_, index) => (index < size ? [index] : undefined));
    this.label = new Uint8Array(all);
    this.reachedBy = new Int32Array(all).fill(NONE);
    for (let blossom = all - 1; blossom >= size; blossom--) this.unused.push(blossom);
  }

  /** Completes the matching; false when the edges have no complete one. */
  solve(): boolean {
    this.matchTight();
    for (;;) {
      if (!this.matched.includes(NONE)) return true;
      if (!this.stage()) return false;
    }
  }

  private matchTight(): void {
    for (let edge = 0; edge < this.cost.length; edge++) {
      const [a, b] = this.endsOf(edge);
      if (this.matched[a] === NONE && this.matched[b] === NONE && this.slack(edge) === 0) {
        this.matched[a] = this.matched[b] = edge;
      }
    }
  }

  private endsOf(edge: number): [number, number] {
    return [this.ends[2 * edge] as number, this.ends[2 * edge + 1] as number];
  }

  private other(edge: number, vertex: number): number {
    const [a, b] = this.endsOf(edge);
    return a === vertex ? b : a;
  }

  private slack(edge: number): number {
    const [a, b] = this.endsOf(edge);
    return (this.price[a] as number) + (this.price[b] as number) + 2 * (this.cost[edge] as number);
  }

  private topOf(vertex: number): number {
    return this.top[vertex] as number;
  }

  private within(blossom: number): readonly number[] {
    return this.vertices[blossom] ?? [];
  }

  /** Grows trees until one more pair is matched; false when that cannot be. */
  private stage(): boolean {
    this.label.fill(FREE);
    this.reachedBy.fill(NONE);
    this.queue = [];
    for (let vertex = 0; vertex < this.size; vertex++) {
      if (this.matched[vertex] === NONE) this.makeOuter(this.topOf(vertex));
    }
    for (;;) {
      if (this.grow()) return true;
      if (!this.movePrices()) return false;
    }
  }

  private makeOuter(blossom: number): void {
    this.label[blossom] = OUTER;
    this.queue.push(...this.within(blossom));
  }

  /** Follows tight edges; true when a path was found and taken. */
  private grow(): boolean {
    for (let vertex = this.queue.pop(); vertex !== undefined; vertex = this.queue.pop()) {
      for (const edge of this.touching[vertex] ?? []) {
        const far = this.other(edge, vertex);
        const [here, there] = [this.topOf(vertex), this.topOf(far)];
        if (here === there || this.label[there] === INNER || this.slack(edge) !== 0) continue;
        if (this.label[there] === FREE) this.reach(there, edge);
        else if (this.joinTrees(edge, vertex, far)) return true;
      }
    }
    return false;
  }

  /** A free blossom becomes inner, and its partner outer. */
  private reach(blossom: number, edge: number): void {
    this.label[blossom] = INNER;
    this.reachedBy[blossom] = edge;
    const base = this.base[blossom] as number;
    this.makeOuter(this.topOf(this.other(this.matched[base] as number, base)));
  }

  /** The outer blossom above an outer one, with the inner one between; nothing for a root. */
  private parentOf(outer: number): { readonly inner: number; readonly parent: number } | undefined {
    const base = this.base[outer] as number;
    const pair = this.matched[base] as number;
    if (pair === NONE) return undefined;
    const inner = this.topOf(this.other(pair, base));
    const edge = this.reachedBy[inner] as number;
    const [a, b] = this.endsOf(edge);
    return { inner, parent: this.topOf(a) === inner ? this.topOf(b) : this.topOf(a) };
  }

  /** Two outer vertices are joined by a tight edge: a blossom in one tree, a path between two. */
  private joinTrees(edge: number, a: number, b: number): boolean {
    const above = new Set<number>();
    for (let one: number | undefined = this.topOf(a); one !== undefined; one = this.parentOf(one)?.parent) {
      above.add(one);
    }
    for (let one: number | undefined = this.topOf(b); one !== undefined; one = this.parentOf(one)?.parent) {
      if (above.has(one)) {
        this.shrink(edge, a, b, one);
        return false;
      }
    }
    this.rematch(a, edge);
    this.rematch(b, edge);
    return true;
  }

  /** The blossoms from below the ancestor down to a vertex, and the edges between, from the ancestor on. */
  private pathDown(ancestor: number, vertex: number): { readonly steps: number[]; readonly edges: number[] } {
    const steps: number[] = [];
    const edges: number[] = [];
    for (let outer = this.topOf(vertex); outer !== ancestor; ) {
      const above = this.parentOf(outer);
      if (above === undefined) break;
      steps.push(outer, above.inner);
      edges.push(this.matched[this.base[outer] as number] as number, this.reachedBy[above.inner] as number);
      outer = above.parent;
    }
    return { steps: steps.reverse(), edges: edges.reverse() };
  }

  private shrink(edge: number, a: number, b: number, ancestor: number): void {
    const down = this.pathDown(ancestor, a);
    const up = this.pathDown(ancestor, b);
    const blossom = this.unused.pop();
    if (blossom === undefined) throw new Error('A matching has fewer blossoms than vertices.');
    const children = [ancestor, ...down.steps, ...up.steps.toReversed()];
    this.children[blossom] = children;
    this.links[blossom] = [...down.edges, edge, ...up.edges.toReversed()];
    this.base[blossom] = this.base[ancestor] as number;
    this.price[blossom] = 0;
    this.around[blossom] = NONE;
    this.vertices[blossom] = children.flatMap((child) => this.within(child));
    this.label[blossom] = OUTER;
    for (const child of children) {
      this.around[child] = blossom;
      if (this.label[child] === INNER) this.queue.push(...this.within(child));
    }
    for (const vertex of this.within(blossom)) this.top[vertex] = blossom;
  }

  /** From a vertex up to the root of its tree, matched and unmatched edges change places; the vertex takes the edge. */
  private rematch(vertex: number, edge: number): void {
    for (let [end, taken] = [vertex, edge]; ; ) {
      const outer = this.topOf(end);
      const base = this.base[outer] as number;
      const before = this.matched[base] as number;
      this.turn(outer, end);
      this.matched[end] = taken;
      if (before === NONE) return;
      const inner = this.topOf(this.other(before, base));
      const next = this.reachedBy[inner] as number;
      const [a, b] = this.endsOf(next);
      const [inside, outside] = this.topOf(a) === inner ? [a, b] : [b, a];
      this.turn(inner, inside);
      this.matched[inside] = next;
      [end, taken] = [outside, next];
    }
  }

  /** Makes a vertex the base of its blossom: the pairs along the even way round to the old base are changed. */
  private turn(blossom: number, vertex: number): void {
    const children = this.children[blossom];
    const links = this.links[blossom];
    if (children === undefined || links === undefined) return;
    let child = vertex;
    while (this.around[child] !== blossom) child = this.around[child] as number;
    const count = children.length;
    const from = children.indexOf(child);
    this.turn(child, vertex);
    const [first, step] = from % 2 === 1 ? [from + 1, 1] : [from - 1, -1];
    for (let place = first; step === 1 ? place < count : place >= 1; place += 2 * step) {
      const [near, far] = [place, (place + step + count) % count];
      const link = links[step === 1 ? near : far] as number;
      this.pairAlong(link, children[near] as number, children[far] as number);
    }
    this.children[blossom] = [...children.slice(from), ...children.slice(0, from)];
    this.links[blossom] = [...links.slice(from), ...links.slice(0, from)];
    this.base[blossom] = vertex;
  }

  private pairAlong(link: number, one: number, other: number): void {
    const [a, b] = this.endsOf(link);
    const [inOne, inOther] = this.within(one).includes(a) ? [a, b] : [b, a];
    this.turn(one, inOne);
    this.turn(other, inOther);
    this.matched[inOne] = this.matched[inOther] = link;
  }

  /** Moves all prices as far as they can go; false when nothing stops them: there is no complete matching. */
  private movePrices(): boolean {
    let step = Number.POSITIVE_INFINITY;
    for (let edge = 0; edge < this.cost.length; edge++) {
      const a = this.topOf(this.ends[2 * edge] as number);
      const b = this.topOf(this.ends[2 * edge + 1] as number);
      if (a === b) continue;
      const outer = (this.label[a] === OUTER ? 1 : 0) + (this.label[b] === OUTER ? 1 : 0);
      if (outer === 0 || this.label[a] === INNER || this.label[b] === INNER) continue;
      step = Math.min(step, this.slack(edge) / outer);
    }
    const tops = this.outermost();
    for (const blossom of tops) {
      if (this.label[blossom] === INNER) step = Math.min(step, (this.price[blossom] as number) / 2);
    }
    if (!Number.isFinite(step)) return false;
    for (let vertex = 0; vertex < this.size; vertex++) {
      const label = this.label[this.topOf(vertex)];
      if (label === OUTER) this.price[vertex] = (this.price[vertex] as number) - step;
      if (label === INNER) this.price[vertex] = (this.price[vertex] as number) + step;
    }
    for (const blossom of tops) {
      if (this.label[blossom] === OUTER) this.price[blossom] = (this.price[blossom] as number) + 2 * step;
      if (this.label[blossom] !== INNER) continue;
      this.price[blossom] = (this.price[blossom] as number) - 2 * step;
    }
    for (const blossom of tops) {
      if (this.label[blossom] === INNER && this.price[blossom] === 0) this.open(blossom);
    }
    this.queue = [];
    for (let vertex = 0; vertex < this.size; vertex++) {
      if (this.label[this.topOf(vertex)] === OUTER) this.queue.push(vertex);
    }
    return true;
  }

  /** The outermost blossoms of more than one vertex. */
  private outermost(): readonly number[] {
    const tops: number[] = [];
    for (let blossom = this.size; blossom < 2 * this.size; blossom++) {
      if (this.children[blossom] !== undefined && this.around[blossom] === NONE) tops.push(blossom);
    }
    return tops;
  }

  /** An inner blossom without a price opens: its children on the even way from the entry to the base go into the tree. */
  private open(blossom: number): void {
    const children = this.children[blossom] ?? [];
    const links = this.links[blossom] ?? [];
    const entered = this.reachedBy[blossom] as number;
    for (const child of children) {
      this.around[child] = NONE;
      this.label[child] = FREE;
      for (const vertex of this.within(child)) this.top[vertex] = child;
    }
    const [a, b] = this.endsOf(entered);
    const count = children.length;
    let place = children.findIndex((child) => child === this.topOf(a) || child === this.topOf(b));
    const step = place % 2 === 1 ? 1 : -1;
    let by = entered;
    for (;;) {
      const inner = children[place] as number;
      this.label[inner] = INNER;
      this.reachedBy[inner] = by;
      if (place === 0) break;
      const next = (place + step + count) % count;
      const after = (next + step + count) % count;
      this.label[children[next] as number] = OUTER;
      by = links[step === 1 ? next : after] as number;
      place = after;
    }
    this.children[blossom] = undefined;
    this.links[blossom] = undefined;
    this.vertices[blossom] = undefined;
    this.label[blossom] = FREE;
    this.unused.push(blossom);
  }

  result(): LeastCost {
    let cost = 0;
    const mate = Array.from(this.matched, (edge, vertex) => this.other(edge, vertex));
    for (const [vertex, edge] of this.matched.entries()) {
      if (vertex < (mate[vertex] as number)) cost += (this.cost[edge] as number) / 2;
    }
    const { price, around, size } = this;
    const blossomsAround = (vertex: number): number[] => {
      const list: number[] = [];
      for (let one = around[vertex] as number; one !== NONE; one = around[one] as number) list.push(one);
      return list;
    };
    const nest = Array.from({ length: size }, (_, vertex) => blossomsAround(vertex));
    const shared = (a: number, b: number): number => {
      const [ofA = [], ofB = []] = [nest[a], nest[b]];
      if (ofA.length === 0 || ofB.length === 0) return 0;
      return ofA.reduce((sum, one) => (ofB.includes(one) ? sum + (price[one] as number) : sum), 0);
    };
    const priced = new Set(nest.flat().filter((one) => (price[one] as number) > 0));
    return {
      mate,
      cost,
      excess: (a, b, of) => (price[a] as number) + (price[b] as number) + 4 * of + shared(a, b),
      simple: priced.size === 0,
    };
  }
}

/** The complete pairing of the least cost over these edges; nothing when there is no complete one. */
export function leastCostPairing(size: number, edges: readonly CostEdge[]): LeastCost | undefined {
  const pricing = new Pricing(size, edges);
  return pricing.solve() ? pricing.result() : undefined;
}
