import { VisuallyHidden } from '@mantine/core';
import type { ScoreUnit } from 'naipe/tournament';
import type { CSSProperties, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { StackedNames } from '../../../components/pair-names.tsx';
import { PlaceMoved } from '../ranking/place-moved.tsx';
import { useListName } from '../ranking/use-list-name.ts';
import { useScores } from '../scores/use-scores.ts';
import classes from './screen-ranking.module.css';
import type { ScreenColumn, ScreenSheet } from './screen-sheets.ts';

interface ScreenRankingProps {
  /** The room that the sheet has, and its height in pixels. */
  readonly ref: Ref<HTMLDivElement>;
  readonly height: number;
  readonly sheet: ScreenSheet;
  readonly unit: ScoreUnit;
  /** The lines of the longest column of all sheets: sheets do not jump. */
  readonly rows: number;
}

/** One sheet of the ranking, large. */
export const ScreenRanking = ({ ref, height, sheet, unit, rows }: ScreenRankingProps) => (
  <div
    ref={ref}
    className={classes.sheet}
    data-columns={sheet.length}
    style={{ '--room': `${height}px` } as CSSProperties}
  >
    {sheet.map((column) => (
      <Column key={column.lines[0]?.contestant ?? ''} column={column} unit={unit} rows={rows} />
    ))}
  </div>
);

interface ColumnProps {
  readonly column: ScreenColumn;
  readonly unit: ScoreUnit;
  readonly rows: number;
}

function Column({ column: { list, lines }, unit, rows }: ColumnProps) {
  const { t } = useTranslation('results');
  const name = useListName()(list);
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
