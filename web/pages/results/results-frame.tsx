import type { Overview } from 'naipe/tournament';
import type { ReactNode } from 'react';
import { AnnouncementsBar } from '../../announcements/announcements-bar.tsx';
import { ConnectionBar } from '../../components/connection-bar.tsx';
import { isolated } from '../../components/isolated.ts';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { useDates } from '../../components/use-dates.ts';
import { useView } from '../../live/index.ts';
import { WordsOfRounds } from '../../locales/words-of-rounds.tsx';
import { playsMatches } from './match/phases.ts';
import classes from './results-frame.module.css';
import { type ResultsPart, ResultsParts } from './results-parts.tsx';

interface ResultsFrameProps {
  readonly tournament: string;
  /** The part of the results that the page belongs to. */
  readonly part: ResultsPart;
  readonly title: (name: string) => string;
  readonly children: (overview: Overview) => ReactNode;
}

/** A page of a tournament's results: its name and day, the way to its parts, then what the page is about. */
export function ResultsFrame({ tournament, part, title, children }: ResultsFrameProps) {
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
            <ResultsParts tournament={tournament} overview={overview} part={part} />
          </div>
          <WordsOfRounds ofMatches={playsMatches(overview)}>{children(overview)}</WordsOfRounds>
        </>
      )}
    </PageFrame>
  );
}
