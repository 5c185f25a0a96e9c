import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useView } from '../../../live/index.ts';
import { isFound } from '../ranking/ranking-filter.ts';
import classes from './find-pair.module.css';

const MOST_SHOWN = 8;

/** Finds one's own page by name, while there is no ranking to find it in. */
export function FindPair({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation('results');
  const [typed, setTyped] = useState('');
  const entries = useView(tournament, { view: 'entries' }).view?.entries ?? [];
  const found =
    typed.trim() === ''
      ? []
      : entries
          .map(({ contestant: pair, team, name: own, players }) => ({
            contestant: pair,
            names: [...(team === undefined ? [] : [own]), ...players.map(({ name }) => name)],
          }))
          .filter((each) => isFound(each, typed));
  return (
    <div className={classes.find}>
      <TextInput
        label={t('evening.find')}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        classNames={{ input: classes.input ?? '', label: classes.label ?? '' }}
      />
      <p role="status" className={classes.nobody}>
        {typed.trim() !== '' && found.length === 0 && t('ranking.nobody', { text: typed })}
      </p>
      <ul className={classes.found}>
        {found.slice(0, MOST_SHOWN).map(({ contestant: pair, names }) => (
          <li key={pair}>
            <Link href={`/r/${tournament}/pair/${pair}`} className={classes.pair ?? ''}>
              <b>{pair}</b> {names.join(' – ')}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
