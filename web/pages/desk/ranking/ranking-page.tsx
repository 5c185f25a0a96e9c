import { Trophy } from 'lucide-react';
import { PROFILES } from 'naipe/regulation';
import type { Overview, RankingList, RankingView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Pick } from '../../../components/field.tsx';
import { Loading } from '../../../components/loading.tsx';
import { namesText } from '../../../components/pair-names.tsx';
import { useClauseText } from '../../../components/use-clause-text.ts';
import { useView } from '../../../live/index.ts';
import { matchesPhase, matchesPhases, playsMatches } from '../../results/match/phases.ts';
import { PlayOffs } from '../../results/ranking/play-offs.tsx';
import { allLists, listKey } from '../../results/ranking/ranking-filter.ts';
import { RankingRules } from '../../results/ranking/ranking-rules.tsx';
import { useListName } from '../../results/ranking/use-list-name.ts';
import { useScoreParts } from '../../results/scores/use-score-parts.ts';
import { useScores } from '../../results/scores/use-scores.ts';
import { useDesk } from '../desk-context.ts';
import { DataTable, Panel, Quiet, Row, Stack, Title } from '../parts/layout.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import { FoldedReadings, ReadingLines } from '../readings/reading-lines.tsx';
import { useContestants } from '../use-contestants.ts';
import { Lots } from './lots.tsx';
import { RankingSettings } from './ranking-settings.tsx';
import { SessionControls } from './session-controls.tsx';

const ALL = 'all';

/** The readings that a ranking rests on. */
const OF_PAIRS = ['A01', 'A03', 'largest-group', 'B04', 'B05', 'B10', 'B12', 'B15'];
const OF_MATCHES = ['A02', 'A11', 'A12', 'A13', 'A14', 'A15', 'A33', 'A34', 'B09', 'B13', 'B14', 'B16'];

/** Matches of so many boards, and longer ones cut short, are looked up in the column of RTP Annex I that has the misprint. */
const COLUMN = 24;

const usesColumn24 = (overview: Overview): boolean =>
  matchesPhases(overview).some(({ format }) => format.match.boards >= COLUMN);

/** The ranking as the director sees it, and what becomes of it. */
export function RankingPage() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const begun = view.overview.sessions.filter(({ status }) => status !== 'planned');
  const [chosen, setChosen] = useState(ALL);
  const { view: ranking, refusal } = useView(
    tournament,
    chosen === ALL ? { view: 'ranking' } : { view: 'ranking', session: Number(chosen) },
  );
  return (
    <Stack>
      <Title>{t('part.ranking')}</Title>
      <SessionControls />
      {ranking?.unit === 'vps' && usesColumn24(view.overview) && <ReadingLines of={['E1']} />}
      {begun.length > 1 && (
        <Row>
          <Pick
            label={t('label.session')}
            value={chosen}
            options={[
              { value: ALL, label: t('ranking.all') },
              ...begun.map(({ session }) => ({ value: String(session), label: String(session) })),
            ]}
            onPick={setChosen}
          />
        </Row>
      )}
      {begun.length === 0 && (
        <EmptyState icon={Trophy} heading={t('empty.ranking')}>
          {t('empty.rankingNext')}
        </EmptyState>
      )}
      {ranking === undefined ? (
        refusal === undefined ? (
          <Loading shape="rows" />
        ) : (
          <RefusalLine refusal={refusal} />
        )
      ) : (
        <>
          <RankingRules rules={ranking.rules} />
          <PlayOffs ranking={ranking} />
          <Lots ranking={ranking} />
          {allLists(ranking).map((list) => (
            <List key={listKey(list)} list={list} ranking={ranking} />
          ))}
        </>
      )}
      <FoldedReadings of={playsMatches(view.overview) ? OF_MATCHES : OF_PAIRS} />
      {hasSettings(view.overview) && <RankingSettings ofMatches={playsMatches(view.overview)} />}
    </Stack>
  );
}

/** Of matches: a knockout whose equals the regulation separates where something hangs on it (RTP 3.6.10.3(b)). */
const hasSettings = (overview: Overview): boolean =>
  !playsMatches(overview) ||
  (matchesPhase(overview)?.format.draw.kind === 'knockout' &&
    PROFILES[overview.settings.profile].teams.knockoutRanking !== undefined);

function List({ list, ranking }: { readonly list: RankingList; readonly ranking: RankingView }) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const context = useContestants();
  const scores = useScores();
  const parts = useScoreParts();
  const heading = useListName()(list);
  const name = heading === '' ? t('part.ranking') : heading;
  const clauseText = useClauseText();
  const hasPenalties = list.lines.some(({ penalty }) => penalty !== undefined);
  const hasTieBreaks = list.lines.some(({ tieBreak }) => tieBreak !== undefined);
  return (
    <Panel heading={ranking.provisional ? `${name} (${t('ranking.provisional')})` : name}>
      <DataTable label={name}>
        <thead>
          <tr>
            <th scope="col" data-number>
              {t('ranking.place')}
            </th>
            <th scope="col">{t('label.pair', { context })}</th>
            <th scope="col" data-number>
              {t(`unit.${ranking.unit}`)}
            </th>
            <th scope="col" data-number data-roomy>
              {t('ranking.boards')}
            </th>
            {hasPenalties && (
              <th scope="col" data-number>
                {t('ranking.penalty')}
              </th>
            )}
            {hasTieBreaks && <th scope="col">{t('ranking.tieBreak')}</th>}
          </tr>
        </thead>
        <tbody>
          {list.lines.map((line) => (
            <tr key={line.contestant}>
              <td data-number>
                <b>
                  {line.place}
                  {line.exAequo && '='}
                </b>
              </td>
              <td data-names>
                <Link href={`/r/${tournament}/pair/${line.contestant}`}>
                  {line.contestant} {namesText(line)}
                </Link>
                {line.withdrawn && ` (${t('entries.withdrawn')})`}
                {parts(line).length > 0 && <Quiet>{parts(line).join(', ')}</Quiet>}
              </td>
              <td data-number>
                <b>{scores.total(line.score, ranking.unit)}</b>
              </td>
              <td data-number data-roomy>
                {line.boards}
              </td>
              {hasPenalties && (
                <td data-number>{line.penalty === undefined ? '' : `−${scores.decimal(line.penalty)}`}</td>
              )}
              {hasTieBreaks && <td>{line.tieBreak === undefined ? '' : clauseText(line.tieBreak.clause)}</td>}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Panel>
  );
}
