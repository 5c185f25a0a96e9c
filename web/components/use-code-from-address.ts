import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** What stands behind the `#` of an address, which no server is sent; before the `#` in what older cards hold. */
function given(name: string, search: string): string | null {
  return new URLSearchParams(location.hash.slice(1)).get(name) ?? new URLSearchParams(search).get(name);
}

/** A secret that came with the address, once: it leaves the address bar at once, where a neighbour could read it. */
export function useGivenInAddress(name: string): string | null {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [value] = useState(() => given(name, search));
  useEffect(() => {
    if (given(name, search) !== null) navigate(path, { replace: true });
  }, [name, path, navigate, search]);
  return value;
}

/** Hands over the code of a scanned address, once. Answers whether there was one. */
export function useCodeFromAddress(take: (code: string) => void): boolean {
  const code = useGivenInAddress('code');
  const onCode = useEffectEvent(take);
  useEffect(() => {
    if (code !== null) onCode(code);
  }, [code]);
  return code !== null;
}
