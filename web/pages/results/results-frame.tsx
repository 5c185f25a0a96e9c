import type { Overview } from 'naipe/tournament';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { AnnouncementsBar } from '../../announcements/announcements-bar.tsx';
import { ConnectionBar } from '../../components/connection-bar.tsx';
import { isolated } from '../../components/isolated.ts';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { useDates } from '../../components/use-dates.ts';
import { useView } from '../../live/index.ts';
import { playsMatches } from './match/phases.ts';
import classes from './results-frame.module.css';

const PARTS = ['ranking', 'matches', 'cross', 'butler', 'board', 'rules'] as const;
const PART_WORDS = {
  ranking: 'parts.ranking',
  matches: 'match.part',
  cross: 'cross.part',
  butler: 'butler.part',
  board: 'parts.boards',
  rules: 'parts.rules',
} as const;
const OF_MATCHES: ReadonlySet<(typeof PARTS)[number]> = new Set(['matches', 'cross', 'butler']);

/** The parts that there are: without matches, the ranking and the boards. */
const partsFor = (overview: Overview): readonly (typeof PARTS)[number][] =>
  playsMatches(overview) ? PARTS : PARTS.filter((part) => !OF_MATCHES.has(part));

interface ResultsFrameProps {
  readonly tournament: string;
  /** The part of the results that the page belongs to. */
  readonly part: (typeof PARTS)[number];
  readonly title: (name: string) => string;
  readonly children: (overview: Overview) => ReactNode;
}

/** A page of a tournament's results: its name and day, the way to its parts, then what the page is about. */
export function ResultsFrame({ tournament, part, title, children }: ResultsFrameProps) {
  const { t } = useTranslation(['results', 'common']);
  const dates = useDates();
  const { view: overview, refusal } = useView(tournament, { view: 'overview' });
  return (
    <PageFrame
      title={title(overview?.name ?? 'Naipe')}
      above={
        <>
          <ConnectionBar tournament={tournament} />
          <AnnouncementsBar tournament={tournament} announcements={overview?.announcements ?? []} />
        </>
      }
    >
      {overview === undefined ? (
        refusal === undefined ? (
          <Loading shape="rows" headed />
        ) : (
          <RefusalNote refusal={refusal} />
        )
      ) : (
        <>
          <div className={classes.top}>
            <div>
              <p className={classes.name}>
                <bdi>{overview.name}</bdi>
              </p>
              <p className={classes.when}>
                {[dates.day(overview.date), isolated(overview.venue ?? '')].filter(Boolean).join(' · ')}
              </p>
            </div>
            <nav aria-label={t('parts.label')} className={classes.parts}>
              {partsFor(overview).map((each) => (
                <Link
                  key={each}
                  href={`/r/${tournament}/${each}`}
                  className={classes.part ?? ''}
                  aria-current={each === part ? 'page' : undefined}
                >
                  {t(PART_WORDS[each])}
                </Link>
              ))}
            </nav>
          </div>
          {children(overview)}
        </>
      )}
    </PageFrame>
  );
}
