import type { ContestantName, MatchView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Choice } from '../../../components/choice.tsx';
import { Loading } from '../../../components/loading.tsx';
import { useView } from '../../../live/index.ts';
import { LineUpForm, LineUpShown } from '../../captain/line-up-form.tsx';
import { teamText } from '../../results/match/team-name.tsx';
import { useDesk } from '../desk-context.ts';
import { Panel, Quiet } from '../parts/layout.tsx';
import { Outcome, RefusalLine } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';

/** The line-ups of a match, which the director can declare for the captains. */
export function LineUps({ match }: { readonly match: MatchView }) {
  const { t } = useTranslation('results');
  const segments = match.lineUps ?? [];
  const next = segments.find(({ home, away }) => !home || !away) ?? segments.at(-1);
  const [chosen, setChosen] = useState<number>();
  const segment = chosen ?? next?.segment ?? 1;
  return (
    <>
      {segments.length > 1 && (
        <Choice
          label={t('match.segment', { segment: '' }).trim()}
          value={String(segment)}
          options={segments.map((each) => ({ value: String(each.segment), label: each.segment }))}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      {[match.home, match.away].map((team) => (
        <TeamLineUp key={`${team.contestant}/${segment}`} match={match} team={team} segment={segment} />
      ))}
    </>
  );
}

interface TeamLineUpProps {
  readonly match: MatchView;
  readonly team: ContestantName;
  readonly segment: number;
}

function TeamLineUp({ match, team, segment }: TeamLineUpProps) {
  const { t } = useTranslation(['desk', 'results']);
  const { tournament } = useDesk();
  const commanding = useDeskCommand(tournament);
  const { session, section, round } = match;
  const { contestant } = team;
  const { view, refusal } = useView(tournament, {
    view: 'line-up',
    contestant,
    session,
    section,
    round,
    segment,
  });
  const [editing, setEditing] = useState(false);
  const nameOf = (index: number) => view?.players.find((player) => player.index === index)?.name ?? '';
  return (
    <Panel heading={t('results:lineUp.of', { team: teamText(team) })}>
      {view === undefined ? (
        refusal === undefined ? (
          <Loading shape="rows" />
        ) : (
          <RefusalLine refusal={refusal} />
        )
      ) : (
        <>
          {view.mine !== undefined && <LineUpShown lineUp={view.mine} meets={view.meets} names={nameOf} />}
          {view.why !== undefined && view.mine === undefined && <RefusalLine refusal={view.why} />}
          {editing ? (
            <LineUpForm
              view={view}
              sending={commanding.sending}
              onDeclare={async ({ open, closed }) => {
                const data = { session, section, round, segment, contestant, open, closed };
                if (await commanding.send('declare-line-up', data)) setEditing(false);
              }}
            />
          ) : (
            <Action onClick={() => setEditing(true)}>
              {view.mine === undefined
                ? t('matches.lineUpFor', { team: teamText(team) })
                : t('results:lineUp.change')}
            </Action>
          )}
          <Outcome commanding={commanding} onDone={() => setEditing(false)} />
        </>
      )}
      {view?.mine === undefined && view?.first?.contestant === contestant && (
        <Quiet>{t('results:lineUp.youFirst', { clause: view.first.clause })}</Quiet>
      )}
    </Panel>
  );
}
