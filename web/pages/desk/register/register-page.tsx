import { ArrowLeft } from 'lucide-react';
import { lawsRuledOn, type Refusal } from 'naipe/tournament';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Field } from '../../../components/field.tsx';
import { Loading } from '../../../components/loading.tsx';
import { PageFrame } from '../../../components/page-frame.tsx';
import { client, type TournamentCases } from '../../../live/index.ts';
import { Fields, Panel, Quiet, Row, Stack, Title } from '../parts/layout.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import { findCases } from '../rulings/find-cases.ts';
import { CasesOf } from './cases-of.tsx';
import { LawsTable } from './laws-table.tsx';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Only the cases in which every word is found, and the tournaments that have some. */
const foundIn = (tournaments: readonly TournamentCases[], words: string): readonly TournamentCases[] =>
  tournaments
    .map((each) => ({ ...each, cases: findCases(each.cases, words) }))
    .filter(({ cases }) => cases.length > 0);

/** Every ruling of every tournament here: what is ruled on most, and each case by law, player, table or board. */
export function RegisterPage() {
  const { t } = useTranslation('desk');
  const [from, setFrom] = useState(() => dayOf(Date.now() - YEAR_MS));
  const [to, setTo] = useState(() => dayOf(Date.now()));
  const [words, setWords] = useState('');
  const [tournaments, setTournaments] = useState<readonly TournamentCases[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    if (from === '' || to === '') return;
    let wanted = true;
    void client.cases(from, to).then((answer) => {
      if (!wanted) return;
      setRefusal(answer.ok ? undefined : answer.error);
      if (answer.ok) setTournaments(answer.value.tournaments);
    });
    return () => {
      wanted = false;
    };
  }, [from, to]);
  const found = foundIn(tournaments ?? [], words);
  return (
    <PageFrame title={`${t('caseRegister.title')} · Naipe`}>
      <Stack>
        <Title>{t('caseRegister.title')}</Title>
        <Row>
          <ButtonLink icon={ArrowLeft} href="/desk">
            {t('list.title')}
          </ButtonLink>
        </Row>
        <Fields>
          <Field
            label={t('caseRegister.from')}
            type="date"
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <Field
            label={t('caseRegister.to')}
            type="date"
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
          <Field
            label={t('cases.search')}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </Fields>
        <RefusalLine refusal={refusal} />
        {tournaments === undefined ? (
          refusal === undefined && <Loading shape="rows" />
        ) : found.length === 0 ? (
          <Quiet>{t('caseRegister.none')}</Quiet>
        ) : (
          <>
            <Panel heading={t('caseRegister.most')}>
              <LawsTable laws={lawsRuledOn(found.flatMap(({ cases }) => cases))} tournaments={found} />
            </Panel>
            {found.map((each) => (
              <CasesOf key={each.tournament} of={each} />
            ))}
          </>
        )}
      </Stack>
    </PageFrame>
  );
}
