import { SIDES, type Side } from 'naipe/game';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Field } from '../../components/field.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import classes from './free-answer.module.css';
import { changedAt, type EntryProps } from './free-entry.ts';
import { EMPTY_ROW, type ResultRow, resultsNotation } from './results-draft.ts';

/** Results that might have been, with their weights: for both sides, or for each its own. */
export function ResultsEntry({ onText }: EntryProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const [apart, setApart] = useState(false);
  const [rows, setRows] = useState<Readonly<Record<Side, readonly ResultRow[]>>>({
    NS: [EMPTY_ROW],
    EW: [EMPTY_ROW],
  });
  const show = (next: typeof rows, isApart: boolean): void => {
    setRows(next);
    setApart(isApart);
    onText(resultsNotation(next, isApart));
  };
  return (
    <>
      {(apart ? SIDES : (['NS'] as const)).map((side) => (
        <fieldset key={side} className={classes.rows}>
          <legend className={classes.legend}>
            {apart ? t(`common:side.${side}`) : t('free.results.title')}
          </legend>
          {rows[side].map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place
            <div key={at} className={classes.row}>
              <Field
                label={t('free.results.weight')}
                inputMode="decimal"
                value={row.weight}
                placeholder={rows[side].length === 1 ? '100%' : '60%'}
                onChange={({ currentTarget: { value: weight } }) =>
                  show({ ...rows, [side]: changedAt(rows[side], at, { weight }) }, apart)
                }
              />
              <Field
                label={t('free.results.result')}
                value={row.result}
                placeholder="4SN="
                autoCapitalize="characters"
                onChange={({ currentTarget: { value: result } }) =>
                  show({ ...rows, [side]: changedAt(rows[side], at, { result }) }, apart)
                }
              />
            </div>
          ))}
          <QuietButton onClick={() => show({ ...rows, [side]: [...rows[side], EMPTY_ROW] }, apart)}>
            {t('free.results.another')}
          </QuietButton>
        </fieldset>
      ))}
      <Check checked={apart} onChange={(isApart) => show(rows, isApart)}>
        {t('free.results.apart')}
      </Check>
      <p className={classes.hint}>{t('free.results.hint')}</p>
    </>
  );
}
