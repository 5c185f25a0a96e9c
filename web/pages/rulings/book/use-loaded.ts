import type { Language } from 'naipe/game';
import { useEffect, useState } from 'react';
import { useWritingStyle } from '../../../components/writing-style.ts';

/** What is loaded for the language of the page; nothing until it has come. */
export function useLoaded<T>(load: (language: Language) => Promise<T>): T | undefined {
  const { language } = useWritingStyle();
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly it: T }>();
  useEffect(() => {
    let wanted = true;
    void load(language).then((it) => {
      if (wanted) setLoaded({ language, it });
    });
    return () => {
      wanted = false;
    };
  }, [load, language]);
  return loaded?.language === language ? loaded.it : undefined;
}
