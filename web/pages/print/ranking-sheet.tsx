import type { ContestantKind, RankingList, RankingView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Names } from '../../components/pair-names.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { useView } from '../../live/index.ts';
import { matchContext } from '../results/match/phases.ts';
import { isOfMatches, MatchRecord, unitOfLines } from '../results/ranking/match-record.tsx';
import { allLists, listKey } from '../results/ranking/ranking-filter.ts';
import { RankingRules } from '../results/ranking/ranking-rules.tsx';
import { useListName } from '../results/ranking/use-list-name.ts';
import { useScoreParts } from '../results/scores/use-score-parts.ts';
import { useScores } from '../results/scores/use-scores.ts';
import { begunSessions } from '../results/sessions.ts';
import type { SheetProps } from './print-page.tsx';
import classes from './sheet.module.css';
import { SheetHead } from './sheet-head.tsx';

/** The ranking for the notice board: forty pairs on one sheet. */
export function RankingSheet({ tournament, overview, session }: SheetProps) {
  const { t } = useTranslation('results');
  const only = begunSessions(overview).length === 1;
  const { view, refusal } = useView(tournament, { view: 'ranking', ...(only ? { session } : {}) });
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  const { published, throughRound, provisional, lists: ranked } = view;
  const lists = allLists(view);
  const count = ranked.reduce((sum, { lines }) => sum + lines.length, 0);
  const state = published
    ? t('print.published')
    : throughRound !== undefined
      ? t('print.through', { round: throughRound, context: matchContext(overview) })
      : provisional && t('print.provisional');
  const note = [state, t('print.pairs', { count, context: overview.settings.contestants })]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <SheetHead overview={overview} heading={t('print.ranking')} note={note} />
      <RankingRules rules={view.rules} />
      <div className={classes.lists} data-columns={lists.length > 1 ? 2 : 1}>
        {lists.map((list) => (
          <List key={listKey(list)} contestants={overview.settings.contestants} list={list} ranking={view} />
        ))}
      </div>
    </>
  );
}

interface ListProps {
  readonly contestants: ContestantKind;
  readonly list: RankingList;
  readonly ranking: RankingView;
}

function List({ contestants: context, list, ranking }: ListProps) {
  const { t } = useTranslation('results');
  const name = useListName()(list);
  const scores = useScores();
  const parts = useScoreParts();
  const { unit } = ranking;
  const ofMatches = isOfMatches(list);
  const together = unitOfLines(list, unit);
  const alone = allLists(ranking).length === 1;
  const sessions = alone ? (list.lines[0]?.sessions ?? []) : [];
  return (
    <table className={classes.table}>
      <caption className={name === '' ? classes.heard : ''}>
        {name === '' ? t('ranking.caption') : name}
      </caption>
      <thead>
        <tr>
          <th scope="col" className={classes.figure}>
            {t('ranking.place')}
          </th>
          <th scope="col" className={classes.figure}>
            {t('ranking.pair', { context })}
          </th>
          <th scope="col">{t('ranking.names', { context })}</th>
          {sessions.map(({ session }) => (
            <th key={session} scope="col" className={classes.figure}>
              {t('print.session', { session })}
            </th>
          ))}
          {alone && (
            <th scope="col" className={classes.figure}>
              {ofMatches ? t('record.head') : t(`ranking.points.${unit}`)}
            </th>
          )}
          <th scope="col" className={classes.figure}>
            {ofMatches && together !== undefined ? t(`ranking.points.${together}`) : t('ranking.score')}
          </th>
        </tr>
      </thead>
      <tbody>
        {list.lines.map((line) => {
          const { place, exAequo, contestant: pair, names, points, score, penalty, record, withdrawn } = line;
          const notes = [
            ...parts(line),
            ...(penalty === undefined ? [] : [t('ranking.penalty', { points: scores.decimal(penalty) })]),
            ...(withdrawn ? [t('ranking.withdrawn')] : []),
          ];
          return (
            <tr key={pair}>
              <td className={`${classes.figure} ${classes.strong}`}>
                {place}
                {exAequo && '='}
              </td>
              <td className={classes.figure}>{pair}</td>
              <th scope="row">
                <Names pair={{ contestant: pair, names }} />
                {notes.length > 0 && ` (${notes.join(', ')})`}
              </th>
              {sessions.map(({ session }) => (
                <td key={session} className={classes.figure}>
                  {scores.decimal(line.sessions?.find((each) => each.session === session)?.score ?? '–')}
                </td>
              ))}
              {alone && (
                <td className={classes.figure}>
                  {record === undefined ? scores.decimal(points) : <MatchRecord record={record} />}
                </td>
              )}
              <td className={`${classes.figure} ${classes.strong}`}>
                {scores.total(score, line.unit ?? unit)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
