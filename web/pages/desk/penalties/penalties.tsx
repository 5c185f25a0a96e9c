import { type MatchView, profileOf } from 'naipe/tournament';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../components/loading.tsx';
import { useView } from '../../../live/index.ts';
import { useDesk } from '../desk-context.ts';
import { Quiet, Stack } from '../parts/layout.tsx';
import { ReadingLines } from '../readings/reading-lines.tsx';
import type { AtBoard } from '../rulings/pickers.tsx';
import classes from './penalties.module.css';
import { PenaltyByTable } from './penalty-by-table.tsx';

interface PenaltiesProps {
  readonly match?: MatchView;
  /** Where it happened, if it was at a table: one of those there answers. */
  readonly at?: AtBoard;
  /** The form of a penalty that no table proposes. */
  readonly own: ReactNode;
}

/** A penalty by the regulation's table; or one of the director's own, which a regulation without a table has alone. */
export function Penalties({ match, at, own }: PenaltiesProps) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const profile = profileOf(view.overview.settings);
  const penalties = useView(tournament, { view: 'penalties' }).view;
  if (profile.penalties === undefined) {
    return (
      <Stack>
        <Quiet>{t('penaltyTable.noTable', { regulation: profile.name })}</Quiet>
        {own}
      </Stack>
    );
  }
  return (
    <Stack>
      <h3 className={classes.heading}>{t('penaltyTable.heading', { table: profile.penalties.name })}</h3>
      {penalties === undefined ? (
        <Loading shape="rows" />
      ) : (
        <PenaltyByTable
          table={profile.penalties}
          penalties={penalties}
          {...(match === undefined ? {} : { match })}
          {...(at === undefined ? {} : { at })}
        />
      )}
      <ReadingLines of={['A19', 'card-without-harm', 'late-over-20', 'B01', 'B02']} />
      <details className={classes.own}>
        <summary>{t('penaltyTable.own')}</summary>
        {own}
      </details>
    </Stack>
  );
}
