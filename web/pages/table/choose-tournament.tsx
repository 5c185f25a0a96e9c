import type { Refusal } from 'naipe/tournament';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Redirect, useSearch } from 'wouter';
import { Loading } from '../../components/loading.tsx';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import type { TournamentSummary } from '../../live/client.ts';
import { client, useOwnPlace } from '../../live/index.ts';
import classes from './choose-tournament.module.css';
import { OTHER, wantsOther } from './other-table.ts';

/** Statuses in which somebody may sit at a table. */
const UNDER_WAY: ReadonlySet<string> = new Set(['set-up', 'playing', 'between-sessions']);

/**
 * For who comes without a QR code: where the phone was this evening, unless it is to go elsewhere; else the
 * tournaments under way, and when there is one, that one.
 */
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
  const place = useOwnPlace();
  const isOther = wantsOther(useSearch());
  const [only, ...others] = found ?? [];
  if (!isOther && place !== undefined && place !== 'asked') return <Redirect to={place.to} replace />;
  const addressIn = (tournament: string) => `/t/${tournament}${isOther ? OTHER : ''}`;
  if ((isOther || place === undefined) && only !== undefined && others.length === 0)
    return <Redirect to={addressIn(only.tournament)} replace />;
  return (
    <PhoneFrame title={t('join.title')}>
      <RefusalNote refusal={refusal} />
      {found === undefined && refusal === undefined && <Loading shape="cards" />}
      {found?.length === 0 && <p>{t('join.none')}</p>}
      {found !== undefined && found.length > 0 && (
        <>
          <p className={classes.question}>{t('join.which')}</p>
          <nav className={classes.list} aria-label={t('join.which')}>
            {found.map(({ tournament, name, date }) => (
              <Link key={tournament} href={addressIn(tournament)} className={classes.choice}>
                <b>
                  <bdi>{name}</bdi>
                </b>{' '}
                {date}
              </Link>
            ))}
          </nav>
        </>
      )}
    </PhoneFrame>
  );
}
