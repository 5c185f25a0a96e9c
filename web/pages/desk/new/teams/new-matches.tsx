import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../components/field.tsx';
import { useDates } from '../../../../components/use-dates.ts';
import { Quiet } from '../../parts/layout.tsx';
import { NewDetails } from '../new-details.tsx';
import classes from '../planner.module.css';
import type { SetUp } from '../set-up.ts';
import { settingsHere } from '../settings-here.ts';
import { useStart } from '../start-fields.tsx';
import { useCreating } from '../use-creating.ts';
import { FormatCards } from './format-cards.tsx';
import {
  FEWEST_TEAMS,
  type FormatDraft,
  formatFor,
  formatOf,
  isFormatRead,
  MOST_TEAMS,
} from './format-draft.ts';
import { FormatFields } from './format-fields.tsx';
import { PlanCautions } from './plan-cautions.tsx';
import { GROUP, numbersTo, pairByNumber, setUpOfMatches, teamByNumber } from './set-up-matches.ts';

/** From 'How many teams?', or pairs, to a tournament whose first round can be drawn. */
export function NewMatches({ contestants }: { readonly contestants: 'team' | 'pair' }) {
  const { t } = useTranslation('desk');
  const { day: dateText } = useDates();
  const [typed, setTyped] = useState('');
  const [name, setName] = useState<string>();
  const start = useStart();
  const [settings, setSettings] = useState(() => settingsHere({ contestants }));
  const [changes, setChanges] = useState<Partial<FormatDraft>>({});
  const creating = useCreating();
  const teams = Number(typed);
  const fits = Number.isInteger(teams) && teams >= FEWEST_TEAMS && teams <= MOST_TEAMS;
  const usual = formatFor(teams, settings);
  const draft = { ...usual, ...changes };
  const format = formatOf(draft);
  const ofTeams = contestants === 'team';
  const date = dateText(start.date);
  const shownName = name ?? t(ofTeams ? 'teams.defaultName' : 'pairMatches.defaultName', { date });

  const setUp = (): SetUp => {
    const data = { name: shownName.trim(), date: start.date, settings };
    const enter = ofTeams ? teamByNumber((number) => t('teams.placeholder', { number })) : pairByNumber;
    return setUpOfMatches(data, numbersTo(teams).map(enter), format);
  };

  return (
    <>
      <div className={classes.pairs}>
        <Field
          label={t(ofTeams ? 'teams.howMany' : 'new.howMany')}
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
          {typed === ''
            ? t(ofTeams ? 'teams.hint' : 'new.hint')
            : t(ofTeams ? 'teams.outside' : 'new.outside', { least: FEWEST_TEAMS, most: MOST_TEAMS })}
        </Quiet>
      )}
      {fits && (
        <>
          <FormatCards
            teams={teams}
            recommended={usual.kind}
            draft={draft}
            start={start.time}
            settings={settings}
            onChoose={(kind) => setChanges({ ...changes, kind })}
          />
          <FormatFields
            contestants={contestants}
            draft={draft}
            onChange={(more) => setChanges({ ...changes, ...more })}
          />
          <PlanCautions
            settings={settings}
            format={format}
            plan={{ groups: [{ section: GROUP, contestants: numbersTo(teams) }] }}
          />
          <NewDetails
            name={shownName}
            onName={setName}
            start={start}
            settings={settings}
            onSettings={setSettings}
            creating={creating}
            action={t(ofTeams ? 'teams.create' : 'pairMatches.create')}
            disabled={!isFormatRead(draft)}
            onCreate={() => void creating.create(setUp)}
          />
        </>
      )}
    </>
  );
}
