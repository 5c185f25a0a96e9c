import { SIDES, type Side } from 'naipe/game';
import type { ContestantName, NextPlace, TableView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { segmentAfter } from '../../clock/clock-face.ts';
import { useRoundWords } from '../../clock/use-round-words.ts';
import { PairNames } from '../../components/pair-names.tsx';
import classes from './next-places.module.css';
import { usePlaceWords } from './use-place-words.ts';

/** Where both pairs go after the round, or each player of an individual; once it is over, that they go now. */
export function NextPlaces({ view, now }: { readonly view: TableView; readonly now: boolean }) {
  const { t } = useTranslation(['phone', 'common']);
  const rounds = useRoundWords();
  const move = () =>
    view.match === undefined
      ? t('common:clock.move', { round: view.round + 1 })
      : rounds.move(segmentAfter(view.match));
  const title = now ? move() : t('next.title');
  return (
    <section className={classes.places} aria-label={title}>
      <h2 className={classes.title} {...(now ? { role: 'status' } : {})}>
        {title}
      </h2>
      {view.players === undefined
        ? SIDES.map((side) => <SideNext key={side} side={side} view={view} />)
        : view.players.map(({ contestant, next }) => (
            <Place key={contestant.contestant} who={contestant} next={next} view={view} />
          ))}
    </section>
  );
}

function SideNext({ side, view }: { readonly side: Side; readonly view: TableView }) {
  const here = side === 'NS' ? view.ns : view.ew;
  return here?.next === undefined ? null : <Place who={here.contestant} next={here.next} view={view} />;
}

interface PlaceProps {
  readonly who: ContestantName;
  readonly next: NextPlace;
  readonly view: TableView;
}

function Place({ who, next, view }: PlaceProps) {
  const words = usePlaceWords(view, 'next');
  return (
    <div className={classes.place}>
      <p className={classes.who}>
        <PairNames pair={who} />
      </p>
      <p className={classes.where}>{words(next)}</p>
    </div>
  );
}
