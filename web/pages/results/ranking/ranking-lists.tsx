import { TextInput } from '@mantine/core';
import type { ContestantKind, RankingList, RankingView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Choice } from '../../../components/choice.tsx';
import { NotYet } from '../not-yet.tsx';
import { useSearchPart } from '../use-search-part.ts';
import { allLists, isFound, listKey } from './ranking-filter.ts';
import classes from './ranking-lists.module.css';
import { RankingTable } from './ranking-table.tsx';
import { TieBreakNote } from './tie-break-note.tsx';
import { useListName } from './use-list-name.ts';

interface RankingListsProps {
  readonly tournament: string;
  readonly contestants: ContestantKind;
  readonly ranking: RankingView;
}

/** The lists of a ranking, side by side where there is room; filtered by list and by name. */
export function RankingLists({ tournament, contestants, ranking }: RankingListsProps) {
  const { t } = useTranslation('results');
  const nameOf = useListName();
  const [typed, setTyped] = useSearchPart('find');
  const [shown, setShown] = useSearchPart('list');
  const [search] = useSearchParams();
  const { unit } = ranking;
  const lists = allLists(ranking);
  const chosen = lists.filter((list) => shown === '' || listKey(list) === shown);
  const found = (chosen.length === 0 ? lists : chosen).map(
    (list): RankingList => ({ ...list, lines: list.lines.filter((line) => isFound(line, typed)) }),
  );
  const nobody = found.every(({ lines }) => lines.length === 0);
  const isEmpty = lists.every(({ lines }) => lines.length === 0);
  if (isEmpty) return <NotYet reason="before" />;
  return (
    <>
      <div className={classes.filters}>
        <TextInput
          label={t('ranking.find')}
          placeholder={t('ranking.find')}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          classNames={{ input: classes.input ?? '', label: classes.label ?? '' }}
        />
        {lists.length > 1 && (
          <Choice
            label={t('ranking.show')}
            value={chosen.length === 0 ? '' : shown}
            options={[
              { value: '', label: t('ranking.everyone') },
              ...lists.map((list) => ({ value: listKey(list), label: nameOf(list) })),
            ]}
            onChange={setShown}
          />
        )}
      </div>
      <p role="status" className={classes.nobody}>
        {nobody && t('ranking.nobody', { text: typed })}
      </p>
      <div className={classes.lists} data-several={found.length > 1}>
        {found.map((list) => (
          <RankingTable
            key={listKey(list)}
            tournament={tournament}
            contestants={contestants}
            list={list}
            unit={unit}
            several={found.length > 1}
          />
        ))}
      </div>
      <TieBreakNote contestants={contestants} ranking={ranking} asked={search.get('tie')} />
    </>
  );
}
