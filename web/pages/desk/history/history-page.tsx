import { SearchX } from 'lucide-react';
import { FACT_GROUP_NAMES, type FactGroup, type HistoryLine } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Field, Pick } from '../../../components/field.tsx';
import { Loading } from '../../../components/loading.tsx';
import { useView } from '../../../live/index.ts';
import { useDesk } from '../desk-context.ts';
import { Panel, Stack, Title } from '../parts/layout.tsx';
import { filterHistory } from './history-filter.ts';
import { HistoryList } from './history-list.tsx';
import classes from './history-page.module.css';
import { useFactWords } from './use-fact-words.ts';

const PORTION = 200;

/** Everything that happened. */
export function HistoryPage() {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const { sentence, grounds } = useFactWords();
  const [limit, setLimit] = useState(PORTION);
  const [group, setGroup] = useState<FactGroup | 'all'>('all');
  const [words, setWords] = useState('');
  const { view } = useView(tournament, {
    view: 'history',
    limit,
    ...(group === 'all' ? {} : { group }),
  });
  const everything = (line: HistoryLine) =>
    [sentence(line), grounds(line), line.before, line.after].filter(Boolean).join(' ');
  return (
    <Stack>
      <Title>{t('part.history')}</Title>
      <Panel heading={t('history.heading')}>
        <div className={classes.filters}>
          <Pick
            label={t('history.show')}
            value={group}
            options={[
              { value: 'all' as const, label: t('history.group.all') },
              ...FACT_GROUP_NAMES.map((value) => ({ value, label: t(`history.group.${value}`) })),
            ]}
            onPick={setGroup}
          />
          <Field
            label={t('history.find')}
            type="search"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </div>
        {view === undefined ? (
          <Loading shape="rows" />
        ) : (
          <HistoryList
            lines={filterHistory(view.lines, { group, words }, everything)}
            empty={
              <EmptyState icon={SearchX} heading={t('empty.history')}>
                {t('empty.historyNext')}
              </EmptyState>
            }
          />
        )}
        {view?.earlier !== undefined && (
          <Action onClick={() => setLimit(limit + PORTION)}>{t('history.earlier')}</Action>
        )}
      </Panel>
    </Stack>
  );
}
