/** Values closer than this are compared exactly: far above any rounding of the quick values, far below real gaps. */
const DOUBTFUL = 1e-7;

/** How contestants, known by number, compare: quick values nearly always decide, exact ones when they are close. */
export interface Comparison {
  readonly quick: Float64Array;
  /** Above zero when the first contestant is behind the second. */
  exactly(a: number, b: number): number;
}

function behind({ quick, exactly }: Comparison, a: number, b: number): number {
  const gap = (quick[b] as number) - (quick[a] as number);
  return gap > DOUBTFUL || gap < -DOUBTFUL ? gap : exactly(a, b);
}

/** Contestants from the best to the last. */
export function orderOf(comparison: Comparison): Int32Array {
  const order = Int32Array.from({ length: comparison.quick.length }, (_, contestant) => contestant);
  return order.sort((a, b) => behind(comparison, a, b));
}

/** Puts an order right again after small changes, in place: almost everybody is already where he belongs. */
export function repairOrder(order: Int32Array, { quick, exactly }: Comparison): void {
  for (let at = 1; at < order.length; at++) {
    const moving = order[at] as number;
    const value = quick[moving] as number;
    let to = at;
    while (to > 0) {
      const ahead = order[to - 1] as number;
      const lead = (quick[ahead] as number) - value;
      if (lead > DOUBTFUL || (lead >= -DOUBTFUL && exactly(ahead, moving) <= 0)) break;
      order[to] = ahead;
      to--;
    }
    order[to] = moving;
  }
}
