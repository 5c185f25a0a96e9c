import type { SeasonLine } from 'naipe/federation';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { DataTable, Quiet } from '../desk/parts/layout.tsx';

/** Equal points share a place. */
const placeOf = (lines: readonly SeasonLine[], { points }: SeasonLine): number =>
  lines.findIndex((each) => each.points === points) + 1;

/** A ranking by points: place, name, club, points, from how many events. */
export function RankingTable({ ranking }: { readonly ranking: readonly SeasonLine[] }) {
  const { t } = useTranslation('office');
  if (ranking.length === 0) return <Quiet>{t('season.noRanking')}</Quiet>;
  return (
    <DataTable label={t('season.ranking')}>
      <thead>
        <tr>
          <th scope="col">{t('season.place')}</th>
          <th scope="col">{t('season.name')}</th>
          <th scope="col">{t('season.club')}</th>
          <th scope="col">{t('season.points')}</th>
          <th scope="col">{t('season.events')}</th>
        </tr>
      </thead>
      <tbody>
        {ranking.map((line) => (
          <tr key={line.person}>
            <td>{placeOf(ranking, line)}</td>
            <td>
              <Link href={`/season/players/${line.person}`}>
                <bdi>{line.name}</bdi>
              </Link>
            </td>
            <td>{line.club}</td>
            <td>{line.points}</td>
            <td>{line.events.length}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
