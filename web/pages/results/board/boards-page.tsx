import type { SessionNumber } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { useLabels } from '../../../components/use-labels.ts';
import { useView } from '../../../live/index.ts';
import { NotYet } from '../not-yet.tsx';
import { ResultsFrame } from '../results-frame.tsx';
import { begunSessions } from '../sessions.ts';
import { boardsOf } from './boards.ts';
import classes from './boards-page.module.css';

/** The boards of all sessions that have begun. */
export function BoardsPage({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation('results');
  return (
    <ResultsFrame tournament={tournament} part="board" title={(name) => t('board.listTitle', { name })}>
      {(overview) => {
        const sessions = begunSessions(overview);
        return (
          <>
            <h1 className={classes.heading}>{t('board.listHeading')}</h1>
            {sessions.length === 0 && <NotYet reason="before" />}
            {sessions.map(({ session }) => (
              <BoardLinks
                key={session}
                tournament={tournament}
                session={session}
                named={overview.sessions.length > 1}
              />
            ))}
          </>
        );
      }}
    </ResultsFrame>
  );
}

interface BoardLinksProps {
  readonly tournament: string;
  readonly session: SessionNumber;
  readonly named: boolean;
}

function BoardLinks({ tournament, session, named }: BoardLinksProps) {
  const { t } = useTranslation('common');
  const labels = useLabels();
  const { view, refusal } = useView(tournament, { view: 'guide-cards', session });
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  return (
    <section>
      {named && <h2>{t('label.session', { session })}</h2>}
      <ul className={classes.boards}>
        {boardsOf(view).map((board) => (
          <li key={board}>
            <Link
              href={`/r/${tournament}/board/${board}${named ? `?session=${session}` : ''}`}
              className={classes.board ?? ''}
              aria-label={labels.board(board)}
            >
              {board}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
