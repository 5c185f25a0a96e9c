/** What this browser remembers; a browser that forbids it simply forgets. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Forbidden or full: the choice lasts until the page is closed.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden: there is nothing to forget.
  }
}

/** What is remembered under keys that begin so, in the order of the keys. */
export function storedKeys(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .sort();
  } catch {
    return [];
  }
}
