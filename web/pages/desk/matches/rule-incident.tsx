import type { MatchIncident, MatchView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../live/index.ts';
import { Quiet, Stack } from '../parts/layout.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import { GroundsFields, isGrounded } from '../rulings/grounds-fields.tsx';
import { RulingForm } from '../rulings/ruling-form.tsx';
import { useRuling } from '../rulings/use-ruling.ts';
import { IncidentFields } from './incident-fields.tsx';
import { firstIncident, type IncidentKind } from './match-incidents.ts';
import { useProposalWords } from './use-proposal-words.ts';

interface RuleIncidentProps {
  readonly match: MatchView;
  readonly kind: IncidentKind;
}

/** Something happened to the match: the director reports it, the regulation proposes, he records it. */
export function RuleIncident({ match, kind }: RuleIncidentProps) {
  const { t } = useTranslation('desk');
  const [incident, setIncident] = useState<MatchIncident>(() => firstIncident(kind, match));
  const [typed, setTyped] = useState<{ clause?: string; reason: string }>({ reason: '' });
  const ruling = useRuling(() => setTyped({ reason: '' }));
  const words = useProposalWords();
  const { session, section, round } = match;
  const at = { session, section, round, match: match.match };
  const { view: proposal, refusal } = useView(ruling.tournament, {
    view: 'match-proposal',
    ...at,
    incident: JSON.stringify(incident),
  });
  const given = proposal?.ruling;
  const grounds = { clause: typed.clause ?? proposal?.clause ?? '', reason: typed.reason };
  return (
    <RulingForm
      {...ruling}
      go={t('matchRuling.go')}
      ready={given !== undefined && isGrounded(grounds)}
      onSubmit={() => {
        if (given === undefined) return;
        const { clause, reason } = grounds;
        void ruling.give('rule-match', {
          ...at,
          ruling: given,
          clause: clause.trim(),
          reason: reason.trim(),
        });
      }}
    >
      <IncidentFields match={match} incident={incident} onChange={setIncident} />
      {refusal !== undefined && <RefusalLine refusal={refusal} />}
      {proposal !== undefined && (
        <Stack>
          <b>{t('matchRuling.proposal')}</b>
          <p style={{ margin: 0 }}>{words(proposal, match)}</p>
          {given === undefined && <Quiet>{t('matchRuling.nothingToRule')}</Quiet>}
        </Stack>
      )}
      {given !== undefined && (
        <GroundsFields
          {...grounds}
          usual={proposal === undefined ? [] : [proposal.clause]}
          onChange={(changes) => setTyped({ ...typed, ...changes })}
        />
      )}
    </RulingForm>
  );
}
