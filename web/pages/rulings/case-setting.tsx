import { SEATS, type Seat } from 'naipe/game';
import { type Setup, TABLE_REGULATIONS, type Table, trayWith } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { Pick as PickOne } from '../../components/field.tsx';
import { momentOf } from './happenings/moment.ts';
import { EditionChoice } from './parts/choices.tsx';
import classes from './rulings-page.module.css';
import type { RulingCaseInHand } from './use-case.ts';

interface CaseSettingProps {
  readonly table: Table;
  readonly onBegin: RulingCaseInHand['begun'];
  readonly onRegulation: RulingCaseInHand['regulated'];
}

type Regulated = Pick<Setup, 'regulation' | 'screens'>;

/** The Laws alone, or a regulation that says more, with its screens or without. */
const REGULATED: ReadonlyMap<string, Regulated> = new Map<string, Regulated>([
  ['none', { regulation: undefined, screens: false }],
  ...TABLE_REGULATIONS.flatMap((regulation): [string, Regulated][] => [
    [regulation, { regulation, screens: false }],
    [`${regulation}-screens`, { regulation, screens: true }],
  ]),
]);

const nameOf = ({ regulation, screens = false }: Table): string =>
  regulation === undefined ? 'none' : screens ? `${regulation}-screens` : regulation;

/** By which Laws and regulation, and until the first call who deals: one line, so that the pad stays in view. */
export function CaseSetting({ table, onBegin, onRegulation }: CaseSettingProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const tray = trayWith(table);
  const moment = momentOf(table);
  return (
    <>
      <div className={classes.head}>
        <EditionChoice value={table.edition} onChange={(edition) => onBegin({ edition })} />
        <div className={classes.regulation}>
          <PickOne
            label={t('regulation.by')}
            value={nameOf(table)}
            options={[...REGULATED].map(([name, { regulation, screens = false }]) => ({
              value: name,
              label:
                regulation === undefined
                  ? t('regulation.none')
                  : screens
                    ? t('regulation.screens', { regulation })
                    : regulation,
            }))}
            onPick={(name) => onRegulation(REGULATED.get(name) ?? {})}
          />
        </div>
        {moment === 'start' && (
          <PickOne<Seat>
            label={t('dealer')}
            value={table.dealer}
            options={SEATS.map((seat) => ({ value: seat, label: t(`common:seat.${seat}`) }))}
            onPick={(dealer) => onBegin({ dealer })}
          />
        )}
      </div>
      {tray !== undefined && (moment === 'start' || moment === 'auction') && (
        <p className={classes.tray}>
          {t('regulation.tray', {
            one: t(`common:seat.${tray[0]}`),
            other: t(`common:seat.${tray[1]}`),
          })}
        </p>
      )}
    </>
  );
}
