import type { Overview } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { Pick } from '../../../../components/field.tsx';
import { matchesPhase } from '../../../results/match/phases.ts';
import { useDesk } from '../../desk-context.ts';
import { Row } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import type { TeamView } from './team-draft.ts';

/** Where a team that is not in the draws can join them: its own group if it has left, any group of a Swiss if it comes late. */
function placesFor(overview: Overview, { contestant, withdrawn }: TeamView) {
  const phase = matchesPhase(overview);
  const session = overview.sessions.findLast((each) => each.phase === phase?.phase);
  if (phase === undefined || session === undefined) return [];
  if (session.status !== 'open' && session.status !== 'planned') return [];
  const own = phase.groups.find(({ contestants }) => contestants.includes(contestant));
  const isExempt = phase.exempt?.includes(contestant) === true;
  if (own === undefined ? isExempt || phase.format.draw.kind !== 'swiss' : !withdrawn) return [];
  return (own === undefined ? phase.groups : [own]).map(({ section, contestants }) => ({
    session: session.session,
    section,
    number: (own === undefined ? contestants.length : contestants.indexOf(contestant)) + 1,
  }));
}

/** A team comes late, or comes back: from the next draw on it takes part (RTP 3.6.12). */
export function JoiningTeam({ team }: { readonly team: TeamView }) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const commanding = useDeskCommand(tournament);
  const [wished, setWished] = useState<string>();
  const places = placesFor(view.overview, team);
  const place = places.find(({ section }) => section === wished) ?? places[0];
  if (place === undefined) return null;
  return (
    <>
      <Row>
        {places.length > 1 && (
          <Pick
            label={t('draw.group')}
            value={place.section}
            options={places.map(({ section }) => ({ value: section, label: section }))}
            onPick={setWished}
          />
        )}
        <Action
          loading={commanding.sending}
          aria-label={`${t('teams.join')}: ${team.name}`}
          onClick={() => void commanding.send('seat-contestant', { ...place, contestant: team.contestant })}
        >
          {t('teams.join')}
        </Action>
      </Row>
      <Outcome commanding={commanding} />
    </>
  );
}
