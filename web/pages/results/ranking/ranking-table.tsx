import { VisuallyHidden } from '@mantine/core';
import type { ContestantKind, RankingLine, RankingList, ScoreUnit } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { StackedNames } from '../../../components/pair-names.tsx';
import { useScoreParts } from '../scores/use-score-parts.ts';
import { useScores } from '../scores/use-scores.ts';
import { useSearchPart } from '../use-search-part.ts';
import { isOfMatches, MatchRecord, unitOfLines } from './match-record.tsx';
import { PlaceMoved } from './place-moved.tsx';
import { placeAsked } from './ranking-filter.ts';
import classes from './ranking-table.module.css';
import { useListName } from './use-list-name.ts';
import { useMovingRows } from './use-moving-rows.ts';

interface RankingTableProps {
  readonly tournament: string;
  readonly contestants: ContestantKind;
  readonly list: RankingList;
  readonly unit: ScoreUnit;
  readonly several: boolean;
}

/** One list of a ranking. A row leads to the pair's card, an equal place to what was done about it. */
export function RankingTable({ tournament, contestants: context, list, unit, several }: RankingTableProps) {
  const { t } = useTranslation('results');
  const name = useListName()(list);
  const body = useMovingRows();
  const together = unitOfLines(list, unit);
  return (
    <table className={classes.table}>
      <caption className={classes.caption} data-shown={several && name !== ''}>
        {name === '' ? t('ranking.caption') : name}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={classes.narrow}>{t('ranking.place')}</span>
          </th>
          <th scope="col">
            <VisuallyHidden>{t('ranking.moved')}</VisuallyHidden>
          </th>
          <th scope="col" className={classes.number}>
            {t('ranking.pair', { context })}
          </th>
          <th scope="col">{t('ranking.names', { context })}</th>
          <th scope="col" className={classes.wide}>
            {isOfMatches(list) ? t('record.head') : t(`ranking.points.${unit}`)}
          </th>
          <th scope="col">
            {isOfMatches(list) && together !== undefined
              ? t(`ranking.points.${together}`)
              : t('ranking.score')}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {list.lines.map((line) => (
          <Row key={line.contestant} tournament={tournament} list={list} line={line} unit={unit} />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  tournament,
  list,
  line,
  unit,
}: {
  readonly tournament: string;
  readonly list: RankingList;
  readonly line: RankingLine;
  readonly unit: ScoreUnit;
}) {
  const { t } = useTranslation('results');
  const scores = useScores();
  const parts = useScoreParts();
  const { place, contestant: pair, names, score, points, record, penalty, withdrawn, moved } = line;
  const notes = [
    ...parts(line),
    ...(penalty === undefined ? [] : [t('ranking.penalty', { points: scores.decimal(penalty) })]),
    ...(withdrawn ? [t('ranking.withdrawn')] : []),
  ];
  return (
    <tr data-row={pair} className={classes.row}>
      <td className={classes.place}>
        <PlaceOf list={list} line={line} />
      </td>
      <td className={classes.moved}>
        <span className={classes.beside}>{pair}</span>
        {moved !== undefined && <PlaceMoved by={moved} />}
      </td>
      <td className={classes.number}>{pair}</td>
      <th scope="row" className={classes.names}>
        <Link href={`/r/${tournament}/pair/${encodeURIComponent(pair)}`} className={classes.link ?? ''}>
          <StackedNames names={names} />
        </Link>
        {notes.length > 0 && <span className={classes.note}>{notes.join(', ')}</span>}
      </th>
      <td className={classes.wide}>
        {record === undefined ? scores.decimal(points) : <MatchRecord record={record} />}
      </td>
      <td className={classes.score} data-first={place === 1}>
        {scores.total(score, line.unit ?? unit)}
      </td>
    </tr>
  );
}

/** The place; where it was shared or fought for, a button that says how. */
function PlaceOf({ list, line }: { readonly list: RankingList; readonly line: RankingLine }) {
  const { t } = useTranslation('results');
  const [, setTie] = useSearchPart('tie');
  const { place, exAequo, tieBreak, contestant: pair } = line;
  if (!exAequo && tieBreak === undefined) return place;
  return (
    <button
      type="button"
      className={classes.why}
      aria-label={exAequo ? t('ranking.equal', { place }) : t('ranking.why', { place })}
      aria-haspopup="dialog"
      onClick={() => setTie(placeAsked(list, pair))}
    >
      {place}
      {exAequo && '='}
    </button>
  );
}
