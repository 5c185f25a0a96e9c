import { SEATS, type Seat } from 'naipe/game';
import type { Table } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { Pick } from '../../components/field.tsx';
import { momentOf } from './happenings/moment.ts';
import { EditionChoice } from './parts/choices.tsx';
import classes from './rulings-page.module.css';
import type { RulingCaseInHand } from './use-case.ts';

interface CaseSettingProps {
  readonly table: Table;
  readonly onBegin: RulingCaseInHand['begun'];
}

/** By which Laws, and until the first call who deals: one line, so that the pad stays in view. */
export function CaseSetting({ table, onBegin }: CaseSettingProps) {
  const { t } = useTranslation(['rulings', 'common']);
  return (
    <div className={classes.head}>
      <EditionChoice value={table.edition} onChange={(edition) => onBegin({ edition })} />
      {momentOf(table) === 'start' && (
        <Pick<Seat>
          label={t('dealer')}
          value={table.dealer}
          options={SEATS.map((seat) => ({ value: seat, label: t(`common:seat.${seat}`) }))}
          onPick={(dealer) => onBegin({ dealer })}
        />
      )}
    </div>
  );
}
