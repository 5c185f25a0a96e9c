import { type MatchView, type Overview, roundsOf } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Field } from '../../../components/field.tsx';
import { matchesPhase } from '../../results/match/phases.ts';
import { useDesk } from '../desk-context.ts';
import { Panel, Row } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';

/** The last board that the rounds of the phase take: a board does not come twice in a session. */
function boardsPlanned(overview: Overview): number {
  const phase = matchesPhase(overview);
  const { draw, match } = phase?.format ?? {};
  const teams = Math.max(0, ...(phase?.groups ?? []).map(({ contestants }) => contestants.length));
  return draw === undefined || match === undefined ? 0 : roundsOf(draw, teams) * match.boards;
}

/** A knock-out match that is level goes on: as many boards as the regulation says (RTP 3.6.10.3, ROP 6.16). */
export function ExtraBoards({ match }: { readonly match: MatchView }) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { overview } = view;
  const commanding = useDeskCommand(tournament);
  const [typed, setTyped] = useState<string>();
  const { playOn = 0, session, section, round, lines } = match;
  if (playOn === 0) return null;
  const first = Number(typed ?? 1 + Math.max(boardsPlanned(overview), ...lines.map(({ board }) => board)));
  const boards = Array.from({ length: playOn }, (_, index) => first + index);
  return (
    <Panel heading={t('matches.extra')}>
      <p>{t('matches.extraHint', { count: playOn })}</p>
      <Row>
        <Field
          label={t('matches.extraFrom')}
          type="number"
          min={1}
          value={String(first)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Action
          next
          disabled={!(first > 0)}
          loading={commanding.sending}
          onClick={() =>
            void commanding.send('set-extra-boards', { session, section, round, match: match.match, boards })
          }
        >
          {t('matches.extraGo', { count: playOn })}
        </Action>
      </Row>
      <Outcome commanding={commanding} />
    </Panel>
  );
}
