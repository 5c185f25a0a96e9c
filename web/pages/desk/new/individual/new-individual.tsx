import { type IndividualSuggestion, recommendIndividual } from 'naipe/movement';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../components/field.tsx';
import { useDates } from '../../../../components/use-dates.ts';
import { Quiet } from '../../parts/layout.tsx';
import { NewDetails } from '../new-details.tsx';
import classes from '../planner.module.css';
import { settingsHere } from '../settings-here.ts';
import { useStart } from '../start-fields.tsx';
import { useCreating } from '../use-creating.ts';
import { IndividualCards, idOf, SHOWN } from './individual-cards.tsx';
import { setUpOfPlayers } from './set-up-players.ts';

/** Fewer would have one table, and nobody to compare with. */
const FEWEST_PLAYERS = 8;
const MOST_PLAYERS = 160;

/** From 'How many players?' to an individual that can be opened. */
export function NewIndividual() {
  const { t } = useTranslation('desk');
  const { day: dateText } = useDates();
  const [players, setPlayers] = useState('');
  const [name, setName] = useState<string>();
  const start = useStart();
  const [settings, setSettings] = useState(() => settingsHere({ contestants: 'player' }));
  const [wished, setWished] = useState<string>();
  const creating = useCreating();

  const count = useDeferredValue(Number(players));
  const choices = useMemo(
    (): readonly IndividualSuggestion[] =>
      count < FEWEST_PLAYERS
        ? []
        : recommendIndividual(count, { minutesPerBoard: settings.minutesPerBoard }).slice(0, SHOWN),
    [count, settings.minutesPerBoard],
  );
  const chosen = choices.find((choice) => idOf(choice) === wished) ?? choices[0];
  const shownName = name ?? t('individual.defaultName', { date: dateText(start.date) });

  return (
    <>
      <div className={classes.pairs}>
        <Field
          label={t('individual.howMany')}
          type="number"
          inputMode="numeric"
          min={FEWEST_PLAYERS}
          max={MOST_PLAYERS}
          value={players}
          onChange={(event) => setPlayers(event.currentTarget.value)}
          autoFocus
        />
      </div>
      {chosen === undefined && (
        <Quiet>
          {players === ''
            ? t('individual.hint')
            : t('individual.outside', { least: FEWEST_PLAYERS, most: MOST_PLAYERS })}
        </Quiet>
      )}
      {chosen !== undefined && (
        <>
          <IndividualCards choices={choices} chosen={idOf(chosen)} onChoose={setWished} start={start.time} />
          <NewDetails
            name={shownName}
            onName={setName}
            start={start}
            settings={settings}
            onSettings={setSettings}
            creating={creating}
            action={t('individual.create')}
            onCreate={() =>
              void creating.create(() =>
                setUpOfPlayers(
                  { name: shownName.trim(), date: start.date, settings },
                  count,
                  chosen.movements,
                  start.moment,
                ),
              )
            }
          />
        </>
      )}
    </>
  );
}
