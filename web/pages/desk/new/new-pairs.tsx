import { type Refusal, settingsOfNew } from 'naipe/tournament';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Action } from '../../../components/action.tsx';
import { Field } from '../../../components/field.tsx';
import { useDates } from '../../../components/use-dates.ts';
import { deskAddress } from '../desk-address.ts';
import { Fields, Quiet } from '../parts/layout.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import { FEWEST_PAIRS, MOST_PAIRS, movementChoices } from './choices.ts';
import { MovementCards } from './movement-cards.tsx';
import classes from './planner.module.css';
import { sendSetUp } from './send-set-up.ts';
import { type SetUp, setUpOf } from './set-up.ts';
import { SettingsFields } from './settings-fields.tsx';
import { StartFields, useStart } from './start-fields.tsx';

/** From 'How many pairs?' to a tournament that can be opened. */
export function NewPairs() {
  const { t } = useTranslation('desk');
  const { day: dateText } = useDates();
  const [, navigate] = useLocation();
  const [pairs, setPairs] = useState('');
  const [name, setName] = useState<string>();
  const start = useStart();
  const [settings, setSettings] = useState(() => settingsOfNew());
  const [wished, setWished] = useState<string>();
  const [made, setMade] = useState<SetUp>();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  const count = useDeferredValue(Number(pairs));
  const choices = useMemo(() => movementChoices({ pairs: count }, settings), [count, settings]);
  const chosen = choices.find(({ id }) => id === wished) ?? choices[0];
  const shownName = name ?? t('new.defaultName', { date: dateText(start.date) });

  async function create() {
    if (chosen === undefined) return;
    const setUp =
      made ??
      setUpOf(
        {
          name: shownName.trim(),
          date: start.date,
          settings: {
            ...settings,
            sessionCount: Math.max(settings.sessionCount, chosen.suggestion.sessions.length),
          },
        },
        count,
        chosen.suggestion.sessions,
        start.moment,
      );
    setMade(setUp);
    setSending(true);
    const answer = await sendSetUp(setUp);
    setSending(false);
    if (answer.ok) {
      const { tournament, ready } = answer.value;
      return navigate(deskAddress(tournament, ready ? 'entries' : 'setup'));
    }
    setRefusal(answer.error);
    // What was refused is typed anew; what found nobody is sent again as it was.
    if (answer.status !== 0) setMade(undefined);
  }

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
      </div>
      {choices.length === 0 && (
        <Quiet>
          {pairs === '' ? t('new.hint') : t('new.outside', { least: FEWEST_PAIRS, most: MOST_PAIRS })}
        </Quiet>
      )}
      {chosen !== undefined && (
        <>
          <MovementCards
            choices={choices}
            chosen={chosen.id}
            onChoose={setWished}
            start={start.time}
            settings={settings}
          />
          <Fields>
            <Field
              label={t('new.name')}
              value={shownName}
              maxLength={120}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <StartFields start={start} />
          </Fields>
          <details className={classes.more}>
            <summary>{t('new.more')}</summary>
            <div>
              <SettingsFields
                settings={settings}
                onChange={(changes) => setSettings({ ...settings, ...changes })}
              />
            </div>
          </details>
          <RefusalLine refusal={refusal} />
          <div className={classes.go}>
            <Action next loading={sending} disabled={shownName.trim() === ''} onClick={() => void create()}>
              {t('new.create')}
            </Action>
          </div>
        </>
      )}
    </>
  );
}
