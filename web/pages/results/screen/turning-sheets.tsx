import type { MatchesView, RankingView } from 'naipe/tournament';
import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roundsToShow, severalGroups } from '../match/rounds.ts';
import { allLists } from '../ranking/ranking-filter.ts';
import { ScreenMatches } from './screen-matches.tsx';
import classes from './screen-page.module.css';
import { ScreenRanking } from './screen-ranking.tsx';
import sheetClasses from './screen-sheet.module.css';
import { matchesSheets, rankingSheets, type ScreenSheet } from './screen-sheets.ts';
import { useScreenRoom } from './use-screen-room.ts';
import { useTurns } from './use-turns.ts';

const SHEET_MILLISECONDS = 12_000;

interface TurningSheetsProps {
  readonly ranking: RankingView | undefined;
  readonly matches: MatchesView | undefined;
}

/** The ranking, then the matches of the round and of the next, sheet after sheet. */
export function TurningSheets({ ranking, matches }: TurningSheetsProps) {
  const { t } = useTranslation('results');
  const room = useScreenRoom();
  const columns = useColumns();
  const turned = useTurns(SHEET_MILLISECONDS);
  const sheets: readonly ScreenSheet[] = [
    ...(ranking === undefined ? [] : rankingSheets({ lists: allLists(ranking) }, room.rows, columns)),
    ...(matches === undefined ? [] : matchesSheets(roundsToShow(matches), room.rowsOfMatches, columns)),
  ];
  const at = turned % Math.max(1, sheets.length);
  const sheet = sheets[at] ?? [];
  const isOfRanking = sheet.some(({ kind }) => kind === 'ranking');
  // Sheets do not jump: all have lines as high as the fullest of their kind needs.
  const alike = sheets.flat().filter(({ kind }) => (kind === 'ranking') === isOfRanking);
  const rows = Math.max(1, ...alike.map(({ lines }) => lines.length));
  return (
    <>
      <div
        ref={room.ref}
        className={sheetClasses.sheet}
        data-columns={sheet.length}
        style={{ '--room': `${room.height}px` } as CSSProperties}
      >
        {sheet.map((column) =>
          column.kind === 'ranking' ? (
            <ScreenRanking
              key={column.lines[0]?.contestant ?? ''}
              column={column}
              unit={ranking?.unit ?? 'vps'}
              rows={rows}
            />
          ) : (
            <ScreenMatches
              key={column.lines[0]?.match ?? ''}
              column={column}
              several={matches !== undefined && severalGroups(matches)}
              rows={rows}
            />
          ),
        )}
      </div>
      <footer className={classes.foot}>
        <RankingState ranking={isOfRanking ? ranking : undefined} ofMatches={matches !== undefined} />
        {sheets.length > 1 && <span>{t('screen.page', { page: at + 1, pages: sheets.length })}</span>}
      </footer>
    </>
  );
}

interface RankingStateProps {
  readonly ranking: RankingView | undefined;
  readonly ofMatches: boolean;
}

/** How final the ranking is. */
function RankingState({ ranking, ofMatches }: RankingStateProps) {
  const { t } = useTranslation('results');
  if (ranking === undefined) return <span />;
  const { published, throughRound, provisional } = ranking;
  return (
    <span>
      {published
        ? t('print.published')
        : throughRound !== undefined
          ? t('print.through', { round: throughRound, context: ofMatches ? 'match' : 'movement' })
          : provisional && t('print.provisional')}
    </span>
  );
}

const WIDE = '(min-aspect-ratio: 6/5)';

function useColumns(): 1 | 2 {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const media = matchMedia(WIDE);
    const look = () => setWide(media.matches);
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, []);
  return wide ? 2 : 1;
}
