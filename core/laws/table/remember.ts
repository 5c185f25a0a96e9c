/**
 * A memory for values that take long to find and depend on an object and a name alone. It forgets with the object, and
 * nothing but the time it takes shows that it is there.
 */
export function rememberFor<Value>(): (of: object, name: string, find: () => Value) => Value {
  const known = new WeakMap<object, Map<string, Value>>();
  return (of, name, find) => {
    const values = known.get(of) ?? new Map<string, Value>();
    known.set(of, values);
    const value = values.has(name) ? (values.get(name) as Value) : find();
    values.set(name, value);
    return value;
  };
}

/** The same for what depends on an object alone. */
export function rememberOf<Of extends object, Value extends object>(
  find: (of: Of) => Value,
): (of: Of) => Value {
  const known = new WeakMap<Of, Value>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const value = find(of);
    known.set(of, value);
    return value;
  };
}
