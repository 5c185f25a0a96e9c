import { useEffect } from 'react';
import { isolated } from '../components/isolated.ts';

/** What the browser calls the page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title.split(' · ').map(isolated).join(' · ');
  }, [title]);
}
