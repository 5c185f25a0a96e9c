import { useTranslation } from 'react-i18next';
import { Field, Pick } from '../../components/field.tsx';
import { Fields } from '../desk/parts/layout.tsx';
import type { Asked } from './season-client.ts';

const BEST = ['', '3', '4', '5', '6', '8', '10', '12'] as const;

/** This year, as the reader's clock has it. */
export const thisYear = (): number => new Date().getFullYear();

interface SeasonChoiceProps {
  readonly asked: Asked;
  readonly onAsk: (asked: Asked) => void;
  /** Nothing is ranked there. */
  readonly withoutBest?: true;
}

/** Which season, and how many results of each count. */
export function SeasonChoice({ asked, onAsk, withoutBest }: SeasonChoiceProps) {
  const { t } = useTranslation('office');
  return (
    <Fields>
      <Field
        label={t('season.year')}
        type="number"
        min={1900}
        max={2200}
        value={asked.season}
        onChange={(event) => {
          const season = Number(event.currentTarget.value);
          if (season >= 1900 && season <= 2200) onAsk({ ...asked, season });
        }}
      />
      {withoutBest !== true && (
        <Pick
          label={t('season.best')}
          value={asked.best}
          options={BEST.map((value) => ({ value, label: value === '' ? t('season.all') : value }))}
          onPick={(best) => onAsk({ ...asked, best })}
        />
      )}
    </Fields>
  );
}
