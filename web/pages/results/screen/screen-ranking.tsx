import { VisuallyHidden } from '@mantine/core';
import type { ScoreUnit } from 'naipe/tournament';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { StackedNames } from '../../../components/pair-names.tsx';
import { PlaceMoved } from '../ranking/place-moved.tsx';
import { useListName } from '../ranking/use-list-name.ts';
import { useScores } from '../scores/use-scores.ts';
import classes from './screen-sheet.module.css';
import type { RankingColumn } from './screen-sheets.ts';

interface ScreenRankingProps {
  readonly column: RankingColumn;
  readonly unit: ScoreUnit;
  /** The lines of the longest column of all sheets. */
  readonly rows: number;
}

/** One column of the ranking, large. */
export function ScreenRanking({ column: { list, lines }, unit, rows }: ScreenRankingProps) {
  const { t } = useTranslation('results');
  const name = useListName()({ ...list, lines });
  const scores = useScores();
  return (
    <table className={classes.column} style={{ '--rows': rows } as CSSProperties}>
      <caption className={classes.caption}>
        {name === '' ? <VisuallyHidden>{t('ranking.caption')}</VisuallyHidden> : name}
      </caption>
      <thead className={classes.head}>
        <tr>
          {(['place', 'moved', 'names', 'score'] as const).map((key) => (
            <th key={key} scope="col">
              <VisuallyHidden>{t(`ranking.${key}`)}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ contestant: pair, place, exAequo, moved, names, score }) => (
          <tr key={pair}>
            <td className={classes.place}>
              {place}
              {exAequo && '='}
            </td>
            <td className={classes.moved}>{moved !== undefined && <PlaceMoved by={moved} />}</td>
            <th scope="row" className={classes.names}>
              <StackedNames names={names} />
            </th>
            <td className={classes.score}>{scores.total(score, unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
