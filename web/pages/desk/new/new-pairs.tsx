import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Field } from '../../../components/field.tsx';
import { useDates } from '../../../components/use-dates.ts';
import { Quiet } from '../parts/layout.tsx';
import { FEWEST_PAIRS, MOST_PAIRS, type MovementChoice, movementChoices } from './choices.ts';
import { MovementCards } from './movement-cards.tsx';
import { NewDetails } from './new-details.tsx';
import classes from './planner.module.css';
import { type SetUp, setUpOf } from './set-up.ts';
import { settingsHere } from './settings-here.ts';
import { useStart } from './start-fields.tsx';
import { useCreating } from './use-creating.ts';

/** From 'How many pairs?' to a tournament that can be opened. */
export function NewPairs() {
  const { t } = useTranslation('desk');
  const { day: dateText } = useDates();
  const [pairs, setPairs] = useState('');
  const [name, setName] = useState<string>();
  const start = useStart();
  const [settings, setSettings] = useState(() => settingsHere());
  const [wished, setWished] = useState<string>();
  const [barometer, setBarometer] = useState(false);
  const creating = useCreating();

  const count = useDeferredValue(Number(pairs));
  const choices = useMemo(
    () => movementChoices({ pairs: count, sessions: settings.sessionCount, barometer }, settings),
    [count, settings, barometer],
  );
  const chosen = choices.find(({ id }) => id === wished) ?? choices[0];
  const shownName = name ?? t('new.defaultName', { date: dateText(start.date) });

  const setUpWith = ({ suggestion: { sessions } }: MovementChoice): SetUp =>
    setUpOf(
      {
        name: shownName.trim(),
        date: start.date,
        settings: { ...settings, sessionCount: Math.max(settings.sessionCount, sessions.length) },
      },
      count,
      sessions,
      start.moment,
    );

  return (
    <>
      <div className={classes.pairs}>
        <Field
          label={t('new.howMany')}
          type="number"
          inputMode="numeric"
          min={FEWEST_PAIRS}
          max={MOST_PAIRS}
          value={pairs}
          onChange={(event) => setPairs(event.currentTarget.value)}
          autoFocus
        />
        <Field
          label={t('sessions.howMany')}
          type="number"
          inputMode="numeric"
          min={1}
          value={settings.sessionCount}
          onChange={(event) => {
            const sessionCount = event.currentTarget.valueAsNumber;
            if (Number.isInteger(sessionCount) && sessionCount > 0)
              setSettings({ ...settings, sessionCount });
          }}
        />
      </div>
      {choices.length === 0 && (
        <Quiet>
          {pairs === '' ? t('new.hint') : t('new.outside', { least: FEWEST_PAIRS, most: MOST_PAIRS })}
        </Quiet>
      )}
      {chosen !== undefined && (
        <>
          <Check checked={barometer} onChange={setBarometer}>
            {t('new.barometer')}
          </Check>
          <MovementCards
            choices={choices}
            chosen={chosen.id}
            onChoose={setWished}
            start={start.time}
            settings={settings}
          />
          <NewDetails
            name={shownName}
            onName={setName}
            start={start}
            settings={settings}
            onSettings={setSettings}
            creating={creating}
            action={t('new.create')}
            onCreate={() => void creating.create(() => setUpWith(chosen))}
          />
        </>
      )}
    </>
  );
}
