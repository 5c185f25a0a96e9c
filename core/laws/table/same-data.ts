/** Do two pieces of plain data say the same? What is left out and what is `undefined` are alike; the order of keys does not matter. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  return isWithin(one, other) && isWithin(other, one);
}

/** Does the other say all that the one says? */
function isWithin(one: object, other: object): boolean {
  const values = other as Readonly<Record<string, unknown>>;
  return Object.entries(one).every(([key, value]) => isSameData(value, values[key]));
}
