import { type Refusal, settingsOfNew } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Action } from '../../../../components/action.tsx';
import { Field } from '../../../../components/field.tsx';
import { useDates } from '../../../../components/use-dates.ts';
import { deskAddress } from '../../desk-address.ts';
import { Fields, Quiet } from '../../parts/layout.tsx';
import { RefusalLine } from '../../parts/outcome.tsx';
import classes from '../planner.module.css';
import { sendSetUp } from '../send-set-up.ts';
import type { SetUp } from '../set-up.ts';
import { SettingsFields } from '../settings-fields.tsx';
import { StartFields, useStart } from '../start-fields.tsx';
import { FormatCards } from './format-cards.tsx';
import {
  areSegmentsEven,
  FEWEST_TEAMS,
  type FormatDraft,
  formatFor,
  formatOf,
  MOST_TEAMS,
} from './format-draft.ts';
import { FormatFields } from './format-fields.tsx';
import { setUpOfTeams } from './set-up-teams.ts';

/** From 'How many teams?' to a tournament whose first round can be drawn. */
export function NewTeams() {
  const { t } = useTranslation('desk');
  const { day: dateText } = useDates();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const [name, setName] = useState<string>();
  const start = useStart();
  const [settings, setSettings] = useState(() => settingsOfNew({ contestants: 'team' }));
  const [changes, setChanges] = useState<Partial<FormatDraft>>({});
  const [made, setMade] = useState<SetUp>();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const teams = Number(typed);
  const fits = Number.isInteger(teams) && teams >= FEWEST_TEAMS && teams <= MOST_TEAMS;
  const draft = { ...formatFor(teams, settings), ...changes };
  const shownName = name ?? t('teams.defaultName', { date: dateText(start.date) });

  async function create() {
    const data = { name: shownName.trim(), date: start.date, settings };
    const setUp =
      made ?? setUpOfTeams(data, teams, (number) => t('teams.placeholder', { number }), formatOf(draft));
    setMade(setUp);
    setSending(true);
    const answer = await sendSetUp(setUp);
    setSending(false);
    if (answer.ok) {
      const { tournament, ready } = answer.value;
      return navigate(deskAddress(tournament, ready ? 'entries' : 'setup'));
    }
    setRefusal(answer.error);
    if (answer.status !== 0) setMade(undefined);
  }

  return (
    <>
      <div className={classes.pairs}>
        <Field
          label={t('teams.howMany')}
          type="number"
          inputMode="numeric"
          min={FEWEST_TEAMS}
          max={MOST_TEAMS}
          value={typed}
          autoFocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {!fits && (
        <Quiet>
          {typed === '' ? t('teams.hint') : t('teams.outside', { least: FEWEST_TEAMS, most: MOST_TEAMS })}
        </Quiet>
      )}
      {fits && (
        <>
          <FormatCards
            teams={teams}
            draft={draft}
            start={start.time}
            settings={settings}
            onChoose={(kind) => setChanges({ ...changes, kind })}
          />
          <FormatFields draft={draft} onChange={(more) => setChanges({ ...changes, ...more })} />
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
                onChange={(more) => setSettings({ ...settings, ...more })}
              />
            </div>
          </details>
          <RefusalLine refusal={refusal} />
          <div className={classes.go}>
            <Action
              next
              loading={sending}
              disabled={shownName.trim() === '' || !areSegmentsEven(draft.match)}
              onClick={() => void create()}
            >
              {t('teams.create')}
            </Action>
          </div>
        </>
      )}
    </>
  );
}
