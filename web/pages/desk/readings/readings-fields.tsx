import { choicesOf, wayOf } from 'naipe/regulation';
import type { Settings } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Pick } from '../../../components/field.tsx';
import { Fields } from '../parts/layout.tsx';
import classes from './readings.module.css';
import { useReadingWords } from './use-reading-words.ts';

interface ReadingsFieldsProps {
  readonly settings: Settings;
  readonly onChange: (changes: Partial<Settings>) => void;
}

/** What the regulation leaves open, for the organiser to read; the way that is taken unless told comes first. */
export function ReadingsFields({ settings, onChange }: ReadingsFieldsProps) {
  const { t } = useTranslation('desk');
  const words = useReadingWords();
  const { profile, readings } = settings;
  const choices = choicesOf(profile);
  if (choices.length === 0) return null;
  return (
    <details data-wide className={classes.readings}>
      <summary>{t('readings.heading')}</summary>
      <Fields>
        {choices.map((reading) => {
          const { id, clause, ways } = reading;
          const [usual = ''] = Object.keys(ways);
          return (
            <Pick
              key={id}
              label={words.question(id)}
              description={clause}
              value={wayOf(reading, readings)}
              options={Object.keys(ways).map((value) => ({
                value,
                label:
                  value === usual ? t('readings.usual', { way: words.way(id, value) }) : words.way(id, value),
              }))}
              onPick={(way) => {
                const { [id]: _, ...rest } = readings;
                onChange({ readings: way === usual ? rest : { ...rest, [id]: way } });
              }}
            />
          );
        })}
      </Fields>
    </details>
  );
}
