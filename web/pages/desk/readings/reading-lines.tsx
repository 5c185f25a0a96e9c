import { useDesk } from '../desk-context.ts';
import { Quiet } from '../parts/layout.tsx';
import { useReadingWords } from './use-reading-words.ts';

/** How the regulation is read here, where its words can be read in several ways. */
export function ReadingLines({ of }: { readonly of: readonly string[] }) {
  const { settings } = useDesk().view.overview;
  const { lines } = useReadingWords();
  return lines(settings, of).map((line) => <Quiet key={line}>{line}</Quiet>);
}
