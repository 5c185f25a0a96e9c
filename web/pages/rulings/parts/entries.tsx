import { useTranslation } from 'react-i18next';
import { SuitedText } from '../../../components/suited-text.tsx';
import classes from './assistant.module.css';

interface EntriesProps {
  readonly label: string;
  /** Each in a few words, no two the same. */
  readonly entries: readonly string[];
  readonly onRemove: (index: number) => void;
}

/** What was entered so far, in order, each to be taken out again. */
export function Entries({ label, entries, onRemove }: EntriesProps) {
  const { t } = useTranslation('rulings');
  return (
    <ol className={classes.list} aria-label={label}>
      {entries.map((entry, index) => (
        <li key={entry} className={classes.entry}>
          <span>
            <SuitedText text={entry} />
          </span>
          <button
            type="button"
            className={classes.remove}
            aria-label={t('removeEntry', { entry })}
            onClick={() => onRemove(index)}
          >
            {t('remove')}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** A list without the entry at that place. */
export const withoutEntry = <T,>(entries: readonly T[], index: number): readonly T[] =>
  entries.filter((_, at) => at !== index);
