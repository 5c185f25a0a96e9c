/** Who could meet whom: vertices 0 to `size` - 1, each with its neighbours in ascending order. */
export interface Graph {
  readonly size: number;
  readonly neighbours: readonly (readonly number[])[];
  readonly joined: (a: number, b: number) => boolean;
}

/** A graph of all pairs for which `allowed` holds; it is asked once for each, the lower number first. */
export function graphOf(size: number, allowed: (a: number, b: number) => boolean): Graph {
  const matrix = new Uint8Array(size * size);
  const neighbours: number[][] = Array.from({ length: size }, () => []);
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      if (!allowed(a, b)) continue;
      matrix[a * size + b] = matrix[b * size + a] = 1;
      neighbours[a]?.push(b);
      neighbours[b]?.push(a);
    }
  }
  for (const list of neighbours) list.sort((a, b) => a - b);
  return { size, neighbours, joined: (a, b) => matrix[a * size + b] === 1 };
}
