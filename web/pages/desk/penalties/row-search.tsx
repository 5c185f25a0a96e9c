import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/field.tsx';
import { Quiet, Stack } from '../parts/layout.tsx';
import { findRows, type RowText } from './find-rows.ts';
import classes from './row-search.module.css';

interface RowSearchProps {
  readonly rows: readonly RowText[];
  readonly onChoose: (row: string) => void;
}

/** A row of the table of penalties: by a word of it, or from the list. */
export function RowSearch({ rows, onChoose }: RowSearchProps) {
  const { t } = useTranslation('desk');
  const [typed, setTyped] = useState('');
  const found = findRows(rows, typed);
  return (
    <Stack>
      <Field
        label={t('penaltyTable.search')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found.length === 0 ? (
        <Quiet>{t('penaltyTable.noRow')}</Quiet>
      ) : (
        <ul className={classes.rows} aria-label={t('penaltyTable.rows')}>
          {found.map(({ row, text, clause }) => (
            <li key={row}>
              <button type="button" className={classes.row} onClick={() => onChoose(row)}>
                <span>{text}</span>
                <span className={classes.clause}>{clause}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
