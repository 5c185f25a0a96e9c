import { CalendarClock, CalendarPlus, CirclePlay, type LucideIcon, Trophy } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useRoundWords } from '../../clock/use-round-words.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Icon } from '../../components/icon.tsx';
import { isolated } from '../../components/isolated.ts';
import { Loading } from '../../components/loading.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { useDates } from '../../components/use-dates.ts';
import type { TournamentSummary } from '../../live/index.ts';
import { eveningsOf, progressOf } from './evenings.ts';
import { useOverview, useTournaments } from './use-tournaments.ts';
import classes from './what-is-on.module.css';

/** `2026-03-14` where the reader is. */
const today = (): string => new Date().toLocaleDateString('sv-SE');

/** What is played now, what comes, what was played last; on a new server, how to begin. */
export function WhatIsOn() {
  const { t } = useTranslation();
  const listed = useTournaments();
  if (listed === undefined) return <Loading shape="cards" />;
  if (!listed.ok) return <RefusalNote refusal={listed.error} />;
  const { tournaments } = listed.value;
  if (tournaments.length === 0) {
    return (
      <EmptyState
        icon={CalendarPlus}
        heading={t('start.first')}
        action={
          <ButtonLink next href="/desk/new" icon={CirclePlay}>
            {t('start.firstGo')}
          </ButtonLink>
        }
      >
        {t('start.firstNext')}
      </EmptyState>
    );
  }
  const { now, coming, played } = eveningsOf(tournaments, today());
  return (
    <div className={classes.on}>
      {now.length > 0 && (
        <Group icon={CirclePlay} heading={t('start.now')}>
          {now.map((each) => (
            <InPlay key={each.tournament} tournament={each} />
          ))}
        </Group>
      )}
      <div className={classes.rest}>
        {coming.length > 0 && (
          <Group icon={CalendarClock} heading={t('start.coming')}>
            {coming.map((each) => (
              <Line key={each.tournament} tournament={each} />
            ))}
          </Group>
        )}
        {played.length > 0 && (
          <Group icon={Trophy} heading={t('start.played')}>
            {played.map((each) => (
              <Line key={each.tournament} tournament={each} />
            ))}
          </Group>
        )}
      </div>
    </div>
  );
}

interface GroupProps {
  readonly icon: LucideIcon;
  readonly heading: string;
  readonly children: ReactNode;
}

function Group({ icon, heading, children }: GroupProps) {
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        <Icon of={icon} /> {heading}
      </h2>
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}

/** In hundredths. */
const progress = ({ round, rounds }: { readonly round: number; readonly rounds: number }): number =>
  (100 * round) / rounds;

/** One that is played now: how far it is, the way to its tables and to its results. */
function InPlay({ tournament: { tournament, name, status } }: { readonly tournament: TournamentSummary }) {
  const { t } = useTranslation();
  const words = useRoundWords();
  const overview = useOverview(tournament);
  const { tables, clock } = progressOf(overview ?? { sessions: [] });
  const about = [
    clock === undefined ? t(`start.status.${status}`) : words.round(clock),
    ...(tables > 0 ? [t('start.tables', { count: tables })] : []),
    ...(overview?.venue === undefined ? [] : [isolated(overview.venue)]),
  ];
  return (
    <li className={classes.inPlay}>
      <div>
        <span className={classes.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={classes.about}>{about.join(' · ')}</span>
        {clock !== undefined && (
          <span className={classes.bar} aria-hidden>
            <span style={{ width: `${progress(clock.match ?? clock)}%` }} />
          </span>
        )}
      </div>
      <div className={classes.ways}>
        <ButtonLink href={`/r/${tournament}/ranking`} icon={Trophy}>
          {t('start.ranking')}
        </ButtonLink>
      </div>
    </li>
  );
}

function Line({
  tournament: { tournament, name, date, status },
}: {
  readonly tournament: TournamentSummary;
}) {
  const { t } = useTranslation();
  const { day } = useDates();
  return (
    <li>
      <Link href={`/r/${tournament}/ranking`} className={classes.line}>
        <span className={classes.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={classes.about}>
          {date === today() ? t('start.today') : day(date)} · {t(`start.status.${status}`)}
        </span>
      </Link>
    </li>
  );
}
