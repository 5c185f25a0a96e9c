import { isTimeZone } from 'naipe/tournament';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/field.tsx';

interface TimeZoneFieldProps {
  readonly timeZone: string;
  readonly onChange: (timeZone: string) => void;
}

/** Where the tournament is played, typed or picked: `Atlantic/Azores`. */
export function TimeZoneField({ timeZone, onChange }: TimeZoneFieldProps) {
  const { t } = useTranslation('desk');
  const zones = useId();
  return (
    <>
      <Field
        label={t('settings.timeZone')}
        description={t('settingsHint.timeZone')}
        list={zones}
        value={timeZone}
        error={isTimeZone(timeZone) ? undefined : t('refusal.time-zone', { timeZone })}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={zones}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}
