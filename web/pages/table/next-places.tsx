import { SIDES, type Side } from 'naipe/game';
import type { TableView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { PairNames } from '../../components/pair-names.tsx';
import classes from './next-places.module.css';
import { usePlaceWords } from './use-place-words.ts';

/** Where both pairs go after the round; once it is over, that they go now. */
export function NextPlaces({ view, now }: { readonly view: TableView; readonly now: boolean }) {
  const { t } = useTranslation(['phone', 'common']);
  const title = now ? t('common:clock.move', { round: view.round + 1 }) : t('next.title');
  return (
    <section className={classes.places} aria-label={title}>
      <h2 className={classes.title} {...(now ? { role: 'status' } : {})}>
        {title}
      </h2>
      {SIDES.map((side) => (
        <SideNext key={side} side={side} view={view} />
      ))}
    </section>
  );
}

function SideNext({ side, view }: { readonly side: Side; readonly view: TableView }) {
  const words = usePlaceWords(view, 'next');
  const here = side === 'NS' ? view.ns : view.ew;
  if (here === undefined) return null;
  return (
    <div className={classes.place}>
      <p className={classes.who}>
        <PairNames pair={here.contestant} />
      </p>
      <p className={classes.where}>{words(here.next)}</p>
    </div>
  );
}
