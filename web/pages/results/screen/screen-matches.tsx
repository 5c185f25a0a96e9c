import { VisuallyHidden } from '@mantine/core';
import type { MatchTile } from 'naipe/tournament';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '../../../components/use-numbers.ts';
import { TeamName, teamText } from '../match/team-name.tsx';
import { useRoundTitle } from '../match/use-round-title.ts';
import classes from './screen-sheet.module.css';
import type { MatchesColumn } from './screen-sheets.ts';

interface ScreenMatchesProps {
  readonly column: MatchesColumn;
  /** There are other groups. */
  readonly several: boolean;
  /** The lines of the longest column of all sheets. */
  readonly rows: number;
}

/** Who meets whom, where both sit, and how it stands, large. */
export function ScreenMatches({ column: { round, lines }, several, rows }: ScreenMatchesProps) {
  const { t } = useTranslation('results');
  const roundTitle = useRoundTitle();
  const { section, bye } = round;
  const title = [
    roundTitle.ofStage(round.round, lines[0]?.stage),
    several && t('match.group', { group: section }),
    bye !== undefined && t('screen.sitsOut', { team: teamText(bye) }),
  ];
  const twoRooms = lines.some(({ closed }) => closed !== undefined);
  return (
    <table className={classes.column} style={{ '--rows': rows } as CSSProperties}>
      <caption className={classes.caption}>{title.filter(Boolean).join(' · ')}</caption>
      <thead className={classes.head}>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('ranking.names')}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{t('match.imps')}</VisuallyHidden>
          </th>
          <th scope="col" className={classes.room}>
            {t(twoRooms ? 'match.openShort' : 'match.table')}
          </th>
          {twoRooms && (
            <th scope="col" className={classes.room}>
              {t('match.closedShort')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((tile) => (
          <tr key={tile.match}>
            <th scope="row" className={classes.names}>
              <span>
                <TeamName team={tile.home} />
              </span>
              <span>
                <TeamName team={tile.away} />
              </span>
            </th>
            <td className={classes.running}>
              <Running tile={tile} />
            </td>
            <td className={classes.table}>{tile.open.table}</td>
            {twoRooms && <td className={classes.table}>{tile.closed?.table}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** IMPs, or what else counts, as far as they may be seen, a line for each team. */
function Running({ tile: { imps, vps } }: { readonly tile: MatchTile }) {
  const numbers = useNumbers();
  const score = imps ?? vps;
  if (score === undefined) return null;
  return (
    <>
      <span>{numbers.decimal(score.home)}</span>
      <span>{numbers.decimal(score.away)}</span>
    </>
  );
}
