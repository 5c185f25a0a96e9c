import { PROFILES } from 'naipe/regulation';
import type { EncountersView } from 'naipe/tournament';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../live/index.ts';
import { useDesk } from '../desk-context.ts';
import { DataTable, Panel, Quiet } from '../parts/layout.tsx';
import classes from './encounters-panel.module.css';

const FIGURES = ['never', 'once', 'twice', 'more'] as const;

/** Who meets whom over all sessions that are planned (RTP 3.5.3). */
export function EncountersPanel() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const encounters = useView(tournament, { view: 'encounters' }).view;
  if (encounters === undefined || encounters.met.length === 0) return null;
  const clause = PROFILES[view.overview.settings.profile].movements?.mostMeetings?.clause;
  const { times } = encounters;
  return (
    <Panel heading={t('encounters.heading')}>
      <dl className={classes.figures}>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{t(`encounters.${figure}`)}</dt>
            <dd>{times[figure]}</dd>
          </div>
        ))}
      </dl>
      <Quiet>{t('encounters.aim', { clause: clause ?? '' }).trim()}</Quiet>
      <details>
        <summary className={classes.summary}>{t('encounters.grid')}</summary>
        <Grid encounters={encounters} />
      </details>
    </Panel>
  );
}

/** A row and a column for everybody; in the cells the sessions in which the two meet. */
function Grid({ encounters: { contestants, met } }: { readonly encounters: EncountersView }) {
  const { t } = useTranslation('desk');
  const meeting = useMemo(
    () => new Map(met.map(({ contestants: two, sessions }) => [two.toSorted().join(), sessions])),
    [met],
  );
  return (
    <DataTable label={t('encounters.heading')} still>
      <thead>
        <tr>
          <th scope="col">{t('label.pair')}</th>
          {contestants.map((pair) => (
            <th key={pair} scope="col" data-number className={classes.cell}>
              {pair}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contestants.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {contestants.map((column) => {
              const sessions = meeting.get([row, column].sort().join()) ?? [];
              return (
                <td key={column} data-number className={classes.cell} data-often={sessions.length > 2}>
                  {row === column ? '–' : sessions.join(' ')}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
