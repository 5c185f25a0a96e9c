import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/field.tsx';
import { momentOf, nextQuarter } from './choices.ts';

const today = (): string => new Date().toLocaleDateString('sv'); // Swedes write 2026-03-14

/** The day and the time at which play starts: from shortly before it on, players' own devices may have to rest. */
export function useStart() {
  const [date, setDate] = useState(today);
  const [time, setTime] = useState(() => nextQuarter(new Date()));
  return { date, time, setDate, setTime, moment: momentOf(date, time) };
}

/** To say it. */
export function StartFields({ start }: { readonly start: ReturnType<typeof useStart> }) {
  const { t } = useTranslation('desk');
  return (
    <>
      <Field
        label={t('new.date')}
        type="date"
        value={start.date}
        onChange={(event) => start.setDate(event.currentTarget.value)}
      />
      <Field
        label={t('new.start')}
        type="time"
        value={start.time}
        onChange={(event) => start.setTime(event.currentTarget.value)}
      />
    </>
  );
}
