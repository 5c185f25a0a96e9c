import type { MatchIncident, MatchView, TakenOff } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { useNumbers } from '../../../components/use-numbers.ts';
import { useView } from '../../../live/index.ts';
import { teamText } from '../../results/match/team-name.tsx';
import { Quiet, Row, Stack } from '../parts/layout.tsx';
import { Outcome, RefusalLine } from '../parts/outcome.tsx';
import { GroundsFields, isGrounded } from '../rulings/grounds-fields.tsx';
import { RulingForm } from '../rulings/ruling-form.tsx';
import { useRuling } from '../rulings/use-ruling.ts';
import { IncidentFields } from './incident-fields.tsx';
import { firstIncident, type IncidentKind } from './match-incidents.ts';
import { useProposalWords } from './use-proposal-words.ts';
import { offIn, worthIn } from './worth-in.ts';

interface RuleIncidentProps {
  readonly match: MatchView;
  readonly kind: IncidentKind;
  readonly isKnockout: boolean;
}

/** Something happened to the match: the director reports it, the regulation proposes, he records it. */
export function RuleIncident({ match, kind, isKnockout }: RuleIncidentProps) {
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
      <IncidentFields match={match} incident={incident} isKnockout={isKnockout} onChange={setIncident} />
      {refusal !== undefined && <RefusalLine refusal={refusal} />}
      {proposal !== undefined && (
        <Stack>
          <b>{t('matchRuling.proposal')}:</b>
          <p style={{ margin: 0 }}>{words(proposal, match)}</p>
          {proposal.notes.map(({ code, count = 0 }) => (
            <Quiet key={code}>{t(`proposalNote.${code}`, { count })}</Quiet>
          ))}
          {proposal.kind === 'goes-on' && proposal.off !== undefined && (
            <Off
              match={match}
              clause={proposal.clause}
              off={proposal.off}
              reason={t(`matchRuling.kinds.${kind}`)}
            />
          )}
          {given === undefined && (
            <Quiet>
              {proposal.kind === 'decide'
                ? t('matchRuling.decideHow', worthIn(match))
                : t('matchRuling.nothingToRule')}
            </Quiet>
          )}
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

interface OffProps {
  readonly match: MatchView;
  readonly off: TakenOff;
  readonly clause: string;
  readonly reason: string;
}

/** What the regulation takes off the teams while the match goes on (ROP 6.13): given with a button each. */
const Off = ({ off, ...rest }: OffProps) =>
  (['home', 'away'] as const)
    .filter((side) => Number(off[side]) > 0)
    .map((side) => <OffSide key={side} off={off} side={side} {...rest} />);

function OffSide({ match, off, side, clause, reason }: OffProps & { readonly side: 'home' | 'away' }) {
  const { t } = useTranslation('desk');
  const numbers = useNumbers();
  const ruling = useRuling(() => undefined);
  const { session, section, round } = match;
  const value = String(Number(off[side]));
  return (
    <>
      <Row>
        <Action
          loading={ruling.commanding.sending}
          onClick={() =>
            void ruling.give('give-penalty', {
              session,
              contestant: match[side].contestant,
              match: { section, round, match: match.match },
              amount: { unit: off.unit, value },
              clause,
              reason,
            })
          }
        >
          {t('charge.vps', {
            vps: numbers.decimal(value),
            team: teamText(match[side]),
            ...offIn(off, match),
          })}
        </Action>
        <span role="status">{ruling.done ? t('rulings.done') : ''}</span>
      </Row>
      <Outcome commanding={ruling.commanding} onDone={ruling.onDone} />
    </>
  );
}
