/**
 * A memory for values that take long to find and depend on an object and a name alone. It forgets with the object, and
 * nothing but the time it takes shows that it is there.
 */
export function rememberFor<Value>(): (of: object, name: string, find: () => Value) => Value {
  const known = new WeakMap<object, Map<string, Value>>();
  return (of, name, find) => {
    let values = known.get(of);
    if (values?.has(name)) return values.get(name) as Value;
    const value = find();
    values = known.get(of) ?? new Map<string, Value>();
    known.set(of, values.set(name, value));
    return value;
  };
}

/** How many objects `rememberOf` has in mind. Rulings go back and forth between a few tables. */
const IN_MIND = 4;

/** What is known of objects asked about, and of those that it was told of beforehand. */
export interface Remembered<Of extends object, Value> {
  (of: Of): Value;
  /** The value of an object that was made of another: what is known of that one may give it at once. */
  readonly know: (of: Of, value: Value) => void;
}

/** The same for what depends on an object alone, of the objects asked about last: that is faster, and most are never asked about again. */
export function rememberOf<Of extends object, Value>(find: (of: Of) => Value): Remembered<Of, Value> {
  const objects: (Of | undefined)[] = Array.from({ length: IN_MIND }, () => undefined);
  const values: (Value | undefined)[] = Array.from({ length: IN_MIND }, () => undefined);
  let last = 0;
  const know = (of: Of, value: Value): void => {
    last = (last + 1) % IN_MIND;
    objects[last] = of;
    values[last] = value;
  };
  const remembered = (of: Of): Value => {
    if (objects[last] === of) return values[last] as Value;
    const place = objects.indexOf(of);
    if (place >= 0) {
      last = place;
      return values[place] as Value;
    }
    const value = find(of);
    know(of, value);
    return value;
  };
  return Object.assign(remembered, { know });
}
