import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { Overview, SessionOverview, TravellerView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { BoardHands } from '../../../components/board-hands.tsx';
import { doubleDummyAddress } from '../../../components/double-dummy-address.ts';
import { Icon } from '../../../components/icon.tsx';
import { MakeableTable } from '../../../components/makeable-table.tsx';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { useNumbers } from '../../../components/use-numbers.ts';
import { useView } from '../../../live/index.ts';
import { NotFoundPage } from '../../not-found/not-found-page.tsx';
import { NotYet } from '../not-yet.tsx';
import { ResultsFrame } from '../results-frame.tsx';
import { Explanation } from '../scores/explanation.tsx';
import { sessionOf, useAskedSession } from '../sessions.ts';
import { boardsShown, useIsDirector } from '../shown.ts';
import { useSearchPart } from '../use-search-part.ts';
import classes from './board-page.module.css';
import { boardsOf } from './boards.ts';
import { FrequencyTable } from './frequency-table.tsx';
import { TravellerTable } from './traveller-table.tsx';

interface BoardPageProps {
  readonly tournament: string;
  readonly board: number;
}

/** What everybody did with a board. */
export function BoardPage({ tournament, board }: BoardPageProps) {
  const { t } = useTranslation(['results', 'common']);
  const asked = useAskedSession();
  if (!Number.isInteger(board) || board < 1) return <NotFoundPage />;
  return (
    <ResultsFrame tournament={tournament} part="board" title={(name) => t('board.title', { board, name })}>
      {(overview) => {
        const session = sessionOf(overview, asked);
        return session === undefined ? (
          <NotYet reason="before" />
        ) : (
          <InSession tournament={tournament} board={board} overview={overview} session={session} />
        );
      }}
    </ResultsFrame>
  );
}

interface InSessionProps extends BoardPageProps {
  readonly overview: Overview;
  readonly session: SessionOverview;
}

function InSession({ tournament, board, overview, session }: InSessionProps) {
  const { t } = useTranslation(['results', 'common']);
  const isDirector = useIsDirector();
  if (isDirector === undefined) return null;
  return (
    <>
      <Neighbours tournament={tournament} board={board} overview={overview} session={session} />
      {isDirector || boardsShown(overview, session) ? (
        <Played tournament={tournament} board={board} session={session.session} />
      ) : (
        <>
          <h1 className={classes.heading}>{t('common:label.board', { board })}</h1>
          <NotYet reason="board" />
        </>
      )}
    </>
  );
}

function Neighbours({ tournament, board, overview, session }: InSessionProps) {
  const { t } = useTranslation(['results', 'common']);
  const { view } = useView(tournament, { view: 'guide-cards', session: session.session });
  const boards = view === undefined ? [] : boardsOf(view);
  const at = boards.indexOf(board);
  const search = overview.sessions.length > 1 ? `?session=${session.session}` : '';
  const link = (to: number | undefined, way: 'before' | 'after') =>
    to === undefined ? (
      <span />
    ) : (
      <Link href={`/r/${tournament}/board/${to}${search}`} className={classes.neighbour ?? ''}>
        {way === 'before' && <Icon of={ArrowLeft} />}
        {t('common:label.board', { board: to })}
        {way === 'after' && <Icon of={ArrowRight} />}
      </Link>
    );
  const [before, after] = at < 0 ? [] : [boards[at - 1], boards[at + 1]];
  return (
    <nav className={classes.neighbours} aria-label={t('parts.boards')}>
      {link(before, 'before')}
      {link(after, 'after')}
    </nav>
  );
}

function Played({ tournament, board, session }: BoardPageProps & { readonly session: number }) {
  const { t } = useTranslation(['results', 'common']);
  const [why, setWhy] = useSearchPart('why');
  const { view, refusal } = useView(tournament, { view: 'traveller', session, board });
  const heading = <h1 className={classes.heading}>{t('common:label.board', { board })}</h1>;
  if (view === undefined) {
    return (
      <>
        {heading}
        {refusal?.code === 'not-yet' ? <NotYet reason="board" /> : <RefusalNote refusal={refusal} />}
      </>
    );
  }
  return (
    <>
      {heading}
      <BoardWords traveller={view} />
      <div className={classes.tables} data-hands={view.deal !== undefined}>
        <div className={classes.hands}>
          <BoardHands board={board} conditions={view} deal={view.deal} />
          <MakeableTable tricks={view.tricks} par={view.par} />
          {view.deal !== undefined && (
            <Link href={doubleDummyAddress(view.deal, view)} className={classes.neighbour ?? ''}>
              {t('common:makeable.open')}
            </Link>
          )}
        </div>
        <TravellerTable tournament={tournament} traveller={view} onWhy={setWhy} />
        <Frequencies tournament={tournament} session={session} board={board} />
      </div>
      {why !== '' && (
        <Explanation
          tournament={tournament}
          session={session}
          pair={why}
          board={board}
          onClose={() => setWhy('')}
        />
      )}
    </>
  );
}

/** Who deals, who is vulnerable, and what is still to come. */
function BoardWords({ traveller }: { readonly traveller: TravellerView }) {
  const { t } = useTranslation(['results', 'common']);
  const numbers = useNumbers();
  const { dealer, vulnerable, marked, toPlay, cancelled, datum } = traveller;
  const words = [
    t('common:score.dealer', { seat: t(`common:seat.${dealer}`) }),
    `${t('common:vulnerability.label')}: ${t(`common:vulnerability.${vulnerable}`)}.`,
    ...(marked === true ? [t('board.marked')] : []),
    ...(datum === undefined ? [] : [`${t('board.datum', { datum: numbers.signedDecimal(datum) })}.`]),
    ...(cancelled ? [t('board.cancelled')] : toPlay > 0 ? [t('board.toPlay', { count: toPlay })] : []),
  ];
  return <p className={classes.words}>{words.join(' ')}</p>;
}

function Frequencies({ tournament, session, board }: BoardPageProps & { readonly session: number }) {
  const { view } = useView(tournament, { view: 'frequencies', session, board });
  return view === undefined || view.rows.length === 0 ? null : <FrequencyTable frequencies={view} />;
}
