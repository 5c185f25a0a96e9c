import { useSearchParams } from 'wouter';

/** A part of the address that says how the page is looked at; it can be shared, and leaves no trace in the history. */
export function useSearchPart(name: string): readonly [string, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  return [
    search.get(name) ?? '',
    (value) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === '') after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true },
      ),
  ];
}
