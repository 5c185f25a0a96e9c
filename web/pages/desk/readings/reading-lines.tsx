import type { Settings } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../desk-context.ts';
import { Quiet } from '../parts/layout.tsx';
import classes from './readings.module.css';
import { useReadingWords } from './use-reading-words.ts';

/** How the regulation is read here, where its words can be read in several ways. */
export function ReadingLines({ of }: { readonly of: readonly string[] }) {
  const { settings } = useDesk().view.overview;
  return <LinesOf settings={settings} of={of} />;
}

interface LinesOfProps {
  readonly settings: Pick<Settings, 'profile' | 'readings'>;
  readonly of: readonly string[];
}

/** The same where no tournament is being directed. */
export function LinesOf({ settings, of }: LinesOfProps) {
  const { lines } = useReadingWords();
  return lines(settings, of).map((line) => <Quiet key={line}>{line}</Quiet>);
}

/** The same folded up, where there are many. */
export function FoldedReadings({ of }: { readonly of: readonly string[] }) {
  const { settings } = useDesk().view.overview;
  const { t } = useTranslation('desk');
  const { lines } = useReadingWords();
  const all = lines(settings, of);
  if (all.length === 0) return null;
  return (
    <details className={classes.readings}>
      <summary>{t('readings.here')}</summary>
      {all.map((line) => (
        <Quiet key={line}>{line}</Quiet>
      ))}
    </details>
  );
}
