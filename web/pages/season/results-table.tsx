import type { EventPoints } from 'naipe/federation';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useDates } from '../../components/use-dates.ts';
import { useNumbers } from '../../components/use-numbers.ts';
import { DataTable, Quiet } from '../desk/parts/layout.tsx';

/** Somebody's results: event, place, points, and why they are not what the place gives. */
export function ResultsTable({ results }: { readonly results: readonly EventPoints[] }) {
  const { t } = useTranslation('office');
  const { day } = useDates();
  const { decimal } = useNumbers();
  return (
    <DataTable label={t('season.results')}>
      <thead>
        <tr>
          <th scope="col">{t('season.event')}</th>
          <th scope="col" data-number>
            {t('season.place')}
          </th>
          <th scope="col" data-number>
            {t('season.points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ event, name, date, place, points, provisional, halved }) => (
          <tr key={event}>
            <td>
              <Link href={`/season/events/${event}`}>
                <bdi>{name}</bdi>
              </Link>
              <Quiet>
                {day(date)}
                {provisional && ` · ${t('season.provisional')}`}
                {halved === true && ` · ${t('season.halved')}`}
              </Quiet>
            </td>
            <td data-number>{place}</td>
            <td data-number>{decimal(`${points}`)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
