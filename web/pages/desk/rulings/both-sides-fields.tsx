import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check } from '../../../components/field.tsx';
import type { SideDraft } from './side-draft.ts';
import classes from './side-score-fields.module.css';
import { SideScoreFields } from './side-score-fields.tsx';

export interface BothSides {
  readonly ns: SideDraft;
  readonly ew: SideDraft;
}

interface BothSidesFieldsProps extends BothSides {
  readonly onChange: (sides: BothSides) => void;
}

/** An adjusted score: typed once where it is the same for both sides, else for each side by itself. */
export function BothSidesFields({ ns, ew, onChange }: BothSidesFieldsProps) {
  const { t } = useTranslation(['desk', 'common']);
  const [chosen, setChosen] = useState<boolean>();
  // What is proposed may still change; from the first change made here it stays as it is seen.
  const alike = chosen ?? JSON.stringify(ns) === JSON.stringify(ew);
  const change = (sides: BothSides, isAlike = alike) => {
    setChosen(isAlike);
    onChange(sides);
  };
  return (
    <>
      <Check checked={alike} onChange={(isAlike) => change({ ns, ew: isAlike ? ns : ew }, isAlike)}>
        {t('adjust.alike')}
      </Check>
      <div className={classes.both}>
        <SideScoreFields
          legend={alike ? t('adjust.bothSides') : t('common:side.NS')}
          side={ns}
          onChange={(side) => change({ ns: side, ew: alike ? side : ew })}
        />
        {!alike && (
          <SideScoreFields
            legend={t('common:side.EW')}
            side={ew}
            onChange={(side) => change({ ns, ew: side })}
          />
        )}
      </div>
    </>
  );
}
