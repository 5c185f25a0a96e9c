import type { Refusal } from 'naipe/tournament';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Redirect } from 'wouter';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import type { TournamentSummary } from '../../live/client.ts';
import { client } from '../../live/index.ts';
import classes from './choose-tournament.module.css';

/** Statuses in which somebody may sit at a table. */
const UNDER_WAY: ReadonlySet<string> = new Set(['set-up', 'playing', 'between-sessions']);

/** For who comes without a QR code: the tournaments under way; when there is one, that one. */
export function ChooseTournament() {
  const { t } = useTranslation('phone');
  const [found, setFound] = useState<readonly TournamentSummary[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    void client.tournaments().then((answer) => {
      if (answer.ok) setFound(answer.value.tournaments.filter(({ status }) => UNDER_WAY.has(status)));
      else setRefusal(answer.error);
    });
  }, []);
  const [only, ...others] = found ?? [];
  if (only !== undefined && others.length === 0) return <Redirect to={`/t/${only.tournament}`} replace />;
  return (
    <PhoneFrame title={t('join.title')}>
      <RefusalNote refusal={refusal} />
      {found?.length === 0 && <p>{t('join.none')}</p>}
      {found !== undefined && found.length > 0 && (
        <>
          <p className={classes.question}>{t('join.which')}</p>
          <nav className={classes.list} aria-label={t('join.which')}>
            {found.map(({ tournament, name, date }) => (
              <Link key={tournament} href={`/t/${tournament}`} className={classes.choice}>
                <b>{name}</b> {date}
              </Link>
            ))}
          </nav>
        </>
      )}
    </PhoneFrame>
  );
}
