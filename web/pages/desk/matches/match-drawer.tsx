import { Drawer } from '@mantine/core';
import { PROFILES } from 'naipe/regulation';
import { isCountedByBoards, type MatchAt, type MatchesFormat, type MatchView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Loading } from '../../../components/loading.tsx';
import { useView } from '../../../live/index.ts';
import { MatchProgress, MatchScore } from '../../results/match/match-score.tsx';
import { teamText } from '../../results/match/team-name.tsx';
import { useDesk } from '../desk-context.ts';
import { Penalties } from '../penalties/penalties.tsx';
import { ExtraBoards } from './extra-boards.tsx';
import { LineUps } from './line-ups.tsx';
import classes from './match-drawer.module.css';
import { MatchPenalty } from './match-penalty.tsx';
import { MatchSheet } from './match-sheet.tsx';
import { RuleMatch } from './rule-match.tsx';
import { Signing } from './signing.tsx';
import { SpoiltBoard } from './spoilt-board.tsx';
import { StrongerTeams } from './stronger-team.tsx';
import { WholeMatch } from './whole-match.tsx';

const PARTS = ['boards', 'whole', 'lineUp', 'rule', 'spoilt', 'penalty'] as const;
type Part = (typeof PARTS)[number];

interface MatchDrawerProps {
  readonly at: MatchAt;
  readonly format: MatchesFormat;
  readonly onClose: () => void;
}

/** One match: its score, its sheet to be typed, its captains' signatures, and what the director rules. */
export function MatchDrawer({ at, format, onClose }: MatchDrawerProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const { view } = useView(tournament, { view: 'match', ...at });
  const name =
    view === undefined
      ? t('matches.heading')
      : t('matches.openTile', { match: at.match, home: teamText(view.home), away: teamText(view.away) });
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      position="right"
      size="52rem"
      transitionProps={{ duration: 120 }}
      classNames={{ content: classes.content ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={name}>
        <Drawer.Body className={classes.body ?? ''}>
          <div className={classes.top}>
            <h2 className={classes.title}>{name}</h2>
            <Action onClick={onClose}>{t('matches.close')}</Action>
          </div>
          {view === undefined ? <Loading shape="rows" /> : <Match match={view} format={format} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Match({ match, format }: { readonly match: MatchView; readonly format: MatchesFormat }) {
  const { t } = useTranslation('desk');
  const [part, setPart] = useState<Part>('boards');
  const { spoiltBoards } = PROFILES[useDesk().view.overview.settings.profile].teams;
  const isThere: Readonly<Record<Part, boolean>> = {
    boards: true,
    whole: !isCountedByBoards(format),
    lineUp: format.match.lineUps !== 'none',
    rule: true,
    spoilt: spoiltBoards !== undefined && match.closed !== undefined,
    penalty: true,
  };
  const parts = PARTS.filter((each) => isThere[each]);
  return (
    <>
      <div className={classes.score}>
        <MatchScore match={match} large />
        <MatchProgress match={match} />
      </div>
      <Signing match={match} />
      <ExtraBoards match={match} />
      <ul className={classes.parts} aria-label={t('matches.parts')}>
        {parts.map((each) => (
          <li key={each}>
            <Action aria-pressed={each === part} onClick={() => setPart(each)}>
              {t(`matches.${each}`)}
            </Action>
          </li>
        ))}
      </ul>
      {part === 'spoilt' ? (
        spoiltBoards !== undefined && <SpoiltBoard match={match} rules={spoiltBoards} />
      ) : (
        <MatchPart part={part} match={match} format={format} />
      )}
    </>
  );
}

interface MatchPartProps {
  readonly part: Exclude<Part, 'spoilt'>;
  readonly match: MatchView;
  readonly format: MatchesFormat;
}

function MatchPart({ part, match, format }: MatchPartProps) {
  switch (part) {
    case 'boards':
      return <MatchSheet match={match} />;
    case 'whole':
      return <WholeMatch match={match} />;
    case 'lineUp':
      return <LineUps match={match} />;
    case 'rule':
      return <RuleMatch match={match} format={format} />;
    case 'penalty':
      return (
        <>
          <StrongerTeams match={match} />
          <Penalties match={match} own={<MatchPenalty match={match} format={format} />} />
        </>
      );
  }
}
