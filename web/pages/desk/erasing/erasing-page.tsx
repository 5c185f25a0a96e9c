import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button-link.tsx';
import { PageFrame } from '../../../components/page-frame.tsx';
import { useDates } from '../../../components/use-dates.ts';
import { client, type Removal, type TournamentSummary } from '../../../live/index.ts';
import { DataTable, Panel, Quiet, Row, Stack, Title } from '../parts/layout.tsx';
import { useWho } from '../parts/use-who.ts';
import { ErasePerson } from './erase-person.tsx';
import { RemoveTournament } from './remove-tournament.tsx';

/** Where people are erased and tournaments removed, and the record that they were. */
export function ErasingPage() {
  const { t } = useTranslation('desk');
  const [tournaments, setTournaments] = useState<readonly TournamentSummary[]>([]);
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const look = useCallback(async () => {
    const [listed, recorded] = await Promise.all([client.tournaments(), client.removals()]);
    if (listed.ok) setTournaments(listed.value.tournaments);
    if (recorded.ok) setRemovals(recorded.value.removals);
  }, []);
  useEffect(() => void look(), [look]);
  return (
    <PageFrame title={`${t('erasing.title')} · Naipe`}>
      <Stack>
        <Title>{t('erasing.title')}</Title>
        <Row>
          <ButtonLink icon={ArrowLeft} href="/desk">
            {t('list.title')}
          </ButtonLink>
        </Row>
        <ErasePerson onDone={look} />
        <RemoveTournament tournaments={tournaments} onDone={look} />
        <Record removals={removals} />
      </Stack>
    </PageFrame>
  );
}

function Record({ removals }: { readonly removals: readonly Removal[] }) {
  const { t } = useTranslation('desk');
  const { day, moment } = useDates();
  const who = useWho();
  const what = ({ kind, date, facts }: Removal): string =>
    kind === 'person'
      ? t('erasing.personIn', { date: day(date) })
      : t('erasing.tournamentOf', { date: day(date), count: facts });
  return (
    <Panel heading={t('erasing.record')}>
      {removals.length === 0 ? (
        <Quiet>{t('erasing.none')}</Quiet>
      ) : (
        <DataTable label={t('erasing.record')}>
          <thead>
            <tr>
              <th scope="col">{t('erasing.when')}</th>
              <th scope="col">{t('erasing.who')}</th>
              <th scope="col">{t('erasing.what')}</th>
            </tr>
          </thead>
          <tbody>
            {removals.map((removal) => (
              <tr key={`${removal.time} ${removal.tournament}`}>
                <td>{moment(removal.time)}</td>
                <td>{who(removal.actor)}</td>
                <td>{what(removal)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </Panel>
  );
}
