import { SIDES, type Side } from 'naipe/game';
import type { NextPlace, TableView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { PairNames } from '../../components/pair-names.tsx';
import classes from './next-places.module.css';

/** Where both pairs go after the round. */
export function NextPlaces({ view }: { readonly view: TableView }) {
  const { t } = useTranslation('phone');
  return (
    <section className={classes.places} aria-label={t('next.title')}>
      <h2 className={classes.title}>{t('next.title')}</h2>
      {SIDES.map((side) => (
        <SideNext key={side} side={side} view={view} />
      ))}
    </section>
  );
}

function SideNext({ side, view }: { readonly side: Side; readonly view: TableView }) {
  const words = useNextWords(view);
  const here = side === 'NS' ? view.ns : view.ew;
  if (here === undefined) return null;
  return (
    <div className={classes.place}>
      <p className={classes.who}>
        <PairNames pair={here.pair} />
      </p>
      <p className={classes.where}>{words(here.next)}</p>
    </div>
  );
}

function useNextWords({ section, severalSections }: TableView): (next: NextPlace) => string {
  const { t } = useTranslation(['phone', 'common']);
  const nameOf = (table: number) => (severalSections ? `${section}${table}` : table);
  return (next) => {
    switch (next.kind) {
      case 'table': {
        const place = { table: nameOf(next.table), side: t(`common:side.${next.side}`) };
        return next.stays ? t('next.stays', place) : t('next.goes', place);
      }
      case 'sits-out':
        return next.table === undefined
          ? t('next.sitsOut')
          : t('next.sitsOutAt', { table: nameOf(next.table) });
      case 'finished':
        return t('next.finished');
    }
  };
}
