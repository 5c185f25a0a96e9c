import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Key } from '../../components/key.tsx';
import classes from './pads.module.css';
import { type Draft, isPossible, tap } from './result-draft.ts';

/** The everyday ones in two rows: made with overtricks, and down. */
const USUAL = [0, 1, 2, 3, 4, 5, -1, -2, -3, -4, -5] as const;
/** The rest, behind 'more': 1♣ with all thirteen, and disasters. */
const RARE = [6, -6, -7, -8, -9, -10, -11, -12, -13] as const;

const face = (over: number): string => (over === 0 ? '=' : over > 0 ? `+${over}` : `−${-over}`);

interface TricksPadProps {
  readonly draft: Draft;
  readonly onTap: (draft: Draft) => void;
}

/** The result against the contract, as players say it: just made, so many over or down. */
export function TricksPad({ draft, onTap }: TricksPadProps) {
  const { t } = useTranslation('phone');
  const { level, over: chosen } = draft;
  const [rare, setRare] = useState(RARE.some((each) => each === chosen));
  const words = (over: number) =>
    over === 0
      ? t('entry.made')
      : over > 0
        ? t('entry.over', { count: over })
        : t('entry.down', { count: -over });
  return (
    <fieldset className={classes.pad}>
      <legend>{t('entry.tricks')}</legend>
      <div className={classes.tricks}>
        {(rare ? RARE : USUAL).map((over) => (
          <Key
            key={over}
            pressed={chosen === over}
            disabled={level !== undefined && !isPossible(over, level)}
            onPress={() => onTap(tap(draft, { over }))}
            name={words(over)}
          >
            {face(over)}
          </Key>
        ))}
        <Key pressed={rare} onPress={() => setRare(!rare)} name={t('entry.moreTricks')}>
          …
        </Key>
      </div>
    </fieldset>
  );
}
