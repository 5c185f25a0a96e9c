import type { Overview } from 'naipe/tournament';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Redirect } from 'wouter';
import { PageFrame } from '../../components/page-frame.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { useView } from '../../live/index.ts';
import { WordsOfRounds } from '../../locales/words-of-rounds.tsx';
import { matchesPhases, onTravellers, playsMatches } from '../results/match/phases.ts';
import { sessionOf, useAskedSession } from '../results/sessions.ts';
import { BlankTravellers } from './blank-travellers.tsx';
import { CurtainCards } from './curtain-cards.tsx';
import { FrequencySheets } from './frequency-sheets.tsx';
import { GuideSheets } from './guide-sheets.tsx';
import { HandSheets } from './hand-sheets.tsx';
import { CrossTableSheet } from './matches/cross-table-sheet.tsx';
import { DrawSheet } from './matches/draw-sheet.tsx';
import { MatchCards } from './matches/match-cards.tsx';
import { ScoreSheets } from './matches/score-sheets.tsx';
import classes from './print-page.module.css';
import { RankingSheet } from './ranking-sheet.tsx';
import { ScorecardSheets } from './scorecard-sheets.tsx';
import { TableSheets } from './table-sheets.tsx';
import { TravellerSheets } from './traveller-sheets.tsx';

/** What every sheet is given. */
export interface SheetProps {
  readonly tournament: string;
  readonly overview: Overview;
  readonly session: number;
}

const OF_MATCHES = {
  draw: DrawSheet,
  sheets: ScoreSheets,
  matchCards: MatchCards,
  cross: CrossTableSheet,
} as const satisfies Record<string, (props: SheetProps) => ReactNode>;

const SHEETS = {
  ranking: RankingSheet,
  ...OF_MATCHES,
  frequencies: FrequencySheets,
  travellers: TravellerSheets,
  hands: HandSheets,
  cards: ScorecardSheets,
  guides: GuideSheets,
  tables: TableSheets,
  blank: BlankTravellers,
  curtains: CurtainCards,
} as const satisfies Record<string, (props: SheetProps) => ReactNode>;
type SheetName = keyof typeof SHEETS;
const SHEET_NAMES = Object.keys(SHEETS) as readonly SheetName[];

/** What there is to print: without matches, nothing of them; with them, no cards of pairs, guides where teams move within a session, and travellers only where they are used. */
function isPrinted(overview: Overview, name: SheetName): boolean {
  if (!playsMatches(overview)) return !Object.hasOwn(OF_MATCHES, name);
  switch (name) {
    case 'cards':
      return false;
    case 'guides':
      return matchesPhases(overview).some(({ format }) => format.draw.kind === 'movement');
    case 'blank':
      return onTravellers(overview);
    default:
      return true;
  }
}

const sheetsFor = (overview: Overview): readonly SheetName[] =>
  SHEET_NAMES.filter((name) => isPrinted(overview, name));

const isSheet = (what: string): what is SheetName => Object.hasOwn(SHEETS, what);

interface PrintPageProps {
  readonly tournament: string;
  readonly what: string | undefined;
}

/** Paper: what it will look like, and the button that prints it. */
export function PrintPage({ tournament, what = 'ranking' }: PrintPageProps) {
  const { t } = useTranslation(['results', 'common']);
  const asked = useAskedSession();
  const { view: overview, refusal } = useView(tournament, { view: 'overview' });
  if (!isSheet(what)) return <Redirect to={`/r/${tournament}/print/ranking`} replace />;
  const Sheet = SHEETS[what];
  const session = overview === undefined ? undefined : sessionOf(overview, asked);
  return (
    <PageFrame title={t('print.title', { name: overview?.name ?? 'Naipe' })} wide>
      <div className={classes.page}>
        <div data-screen-only className={classes.side}>
          <h1 className={classes.heading}>{t('common:page.print')}</h1>
          <nav aria-label={t('print.choose')} className={classes.choice}>
            {(overview === undefined ? [] : sheetsFor(overview)).map((name) => (
              <Link
                key={name}
                href={`/r/${tournament}/print/${name}${asked === undefined ? '' : `?session=${asked}`}`}
                className={classes.option ?? ''}
                aria-current={name === what ? 'page' : undefined}
              >
                {t(`print.${name}`)}
              </Link>
            ))}
          </nav>
          <PrimaryButton onClick={() => window.print()}>{t('common:page.print')}</PrimaryButton>
        </div>
        <RefusalNote refusal={refusal} />
        {overview !== undefined && session !== undefined && (
          <div className={classes.paper} data-paper={what}>
            <WordsOfRounds ofMatches={playsMatches(overview)}>
              <Sheet tournament={tournament} overview={overview} session={session.session} />
            </WordsOfRounds>
          </div>
        )}
      </div>
    </PageFrame>
  );
}
