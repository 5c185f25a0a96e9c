import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/**
 * Hands over the code of a scanned address, once. It leaves the address bar at once, where a neighbour could read it.
 * Answers whether there was one.
 */
export function useCodeFromAddress(take: (code: string) => void): boolean {
  const [location, navigate] = useLocation();
  const search = useSearch();
  const [code] = useState(() => new URLSearchParams(search).get('code'));
  const onCode = useEffectEvent(take);
  useEffect(() => {
    if (new URLSearchParams(search).has('code')) navigate(location, { replace: true });
  }, [location, navigate, search]);
  useEffect(() => {
    if (code !== null) onCode(code);
  }, [code]);
  return code !== null;
}
