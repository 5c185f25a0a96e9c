import type { MovedPair, NextPlace, TableView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useRoundWords } from '../../clock/use-round-words.ts';
import { isolated } from '../../components/isolated.ts';
import classes from './move-call.module.css';
import { usePlaceWords } from './use-place-words.ts';

interface MoveCallProps {
  readonly view: Pick<TableView, 'round' | 'section' | 'severalSections' | 'match'>;
  /** Where each pair of the table goes, or the one whose phone it is. */
  readonly to: readonly MovedPair[] | NextPlace;
}

/** The round is called: 'Move for round 3', and to which table. Read out by itself. */
export function MoveCall({ view, to }: MoveCallProps) {
  const { t } = useTranslation(['common', 'phone']);
  const words = usePlaceWords(view, 'called');
  const rounds = useRoundWords();
  return (
    <section role="status" className={classes.call}>
      <h2 className={classes.round}>
        {view.match === undefined ? t('clock.move', { round: view.round }) : rounds.move(view.match)}
      </h2>
      {'kind' in to ? (
        <p className={classes.place}>{words(to)}</p>
      ) : (
        to.map(({ contestant: { contestant: pair, names, team = names.join(' – ') }, to: place }) => (
          <p key={pair} className={classes.place}>
            {view.match === undefined && names.length > 1
              ? t('phone:called.pair', { pair, place: words(place) })
              : t('phone:called.team', { team: isolated(team), place: words(place) })}
          </p>
        ))
      )}
    </section>
  );
}
