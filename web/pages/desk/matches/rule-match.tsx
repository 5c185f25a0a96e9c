import { PROFILES, type TeamRules } from 'naipe/regulation';
import type { AwardData, MatchesFormat, MatchRuling, MatchView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, Pick } from '../../../components/field.tsx';
import { teamText } from '../../results/match/team-name.tsx';
import { Fields, Quiet, Stack } from '../parts/layout.tsx';
import { GroundsFields, isGrounded } from '../rulings/grounds-fields.tsx';
import { RulingForm } from '../rulings/ruling-form.tsx';
import { useRuling } from '../rulings/use-ruling.ts';
import { IncidentFields } from './incident-fields.tsx';
import { type Incident, incidentKinds, proposalFor, rulingOf } from './match-incidents.ts';
import { useProposalWords } from './use-proposal-words.ts';

const OWN_KINDS = ['no-show', 'shortened', 'award', 'winner'] as const;
type OwnKind = (typeof OWN_KINDS)[number];
type Kind = OwnKind | Incident['kind'];

const FIRST_INCIDENT: Readonly<Record<Incident['kind'], Incident>> = {
  interrupted: { kind: 'interrupted', resumption: 'to-come' },
  seats: { kind: 'seats', rooms: 'one', playedInBoth: 0, satFirst: 'a' },
  boards: { kind: 'boards' },
  suspended: { kind: 'suspended', offenders: 'a' },
};

interface RuleMatchProps {
  readonly match: MatchView;
  readonly format: MatchesFormat;
}

/** What the director rules of a match that was not simply played: the regulation proposes, he records it. */
export function RuleMatch({ match, format }: RuleMatchProps) {
  const { t } = useTranslation('desk');
  const knockout = format.draw.kind === 'knockout';
  const [incident, setIncident] = useState<Incident>();
  const [own, setOwn] = useState<MatchRuling>({ kind: 'no-show', absent: [match.home.contestant] });
  const [typed, setTyped] = useState<{ clause?: string; reason: string }>({ reason: '' });
  const ruling = useRuling(() => setTyped({ reason: '' }));
  const { incidents, noShow } = PROFILES[ruling.settings.profile].teams;
  const words = useProposalWords();
  const proposed = incident === undefined ? undefined : proposalFor(incidents, incident, match, knockout);
  const proposal = proposed?.ok === true ? proposed.value : undefined;
  const given = incident === undefined ? own : proposal && rulingOf(proposal, match);
  const clause = typed.clause ?? proposal?.clause ?? noShowClause(noShow, match) ?? '';
  const grounds = { clause, reason: typed.reason };
  const kinds: readonly Kind[] = [
    'no-show',
    ...incidentKinds(incidents),
    ...OWN_KINDS.filter((kind) => kind !== 'no-show' && (kind !== 'winner' || knockout)),
  ];

  function choose(kind: Kind) {
    setTyped({ reason: typed.reason });
    if (kind === 'interrupted' || kind === 'seats' || kind === 'boards' || kind === 'suspended')
      return setIncident(FIRST_INCIDENT[kind]);
    setIncident(undefined);
    setOwn(firstRuling(kind, match));
  }

  const { session, section, round } = match;
  return (
    <RulingForm
      {...ruling}
      go={t('matchRuling.go')}
      ready={given !== undefined && isGrounded(grounds)}
      onSubmit={() => {
        if (given !== undefined)
          void ruling.give('rule-match', {
            session,
            section,
            round,
            match: match.match,
            ruling: given,
            clause: clause.trim(),
            reason: typed.reason.trim(),
          });
      }}
    >
      <Pick<Kind>
        label={t('matchRuling.kind')}
        value={incident?.kind ?? own.kind}
        options={kinds.map((value) => ({ value, label: t(`matchRuling.kinds.${value}`) }))}
        onPick={choose}
      />
      {incident === undefined ? (
        <OwnRuling match={match} ruling={own} onChange={setOwn} />
      ) : (
        <IncidentFields match={match} incident={incident} onChange={setIncident} />
      )}
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

/** The clause by which a team that does not appear is dealt with. */
const noShowClause = (noShow: TeamRules['noShow'], { home, away, round }: MatchView): string | undefined =>
  noShow?.({ contestant: home.contestant, opponent: away.contestant, round })[0]?.clause;

function firstRuling(kind: OwnKind, { home, boards }: MatchView): MatchRuling {
  switch (kind) {
    case 'no-show':
      return { kind, absent: [home.contestant] };
    case 'shortened':
      return { kind, scheduled: boards };
    case 'award':
      return { kind, home: { kind: 'vps', vps: '' }, away: { kind: 'vps', vps: '' } };
    case 'winner':
      return { kind, contestant: home.contestant };
  }
}

interface OwnRulingProps {
  readonly match: MatchView;
  readonly ruling: MatchRuling;
  readonly onChange: (ruling: MatchRuling) => void;
}

/** A ruling that the director says himself. */
function OwnRuling({ match, ruling, onChange }: OwnRulingProps) {
  const { t } = useTranslation('desk');
  const { home, away } = match;
  const teams = [home, away].map((team) => ({ value: team.contestant, label: teamText(team) }));
  switch (ruling.kind) {
    case 'no-show':
      return (
        <Pick
          label={t('matchRuling.absent')}
          value={ruling.absent.length > 1 ? '' : (ruling.absent[0] ?? '')}
          options={[...teams, { value: '', label: t('matchRuling.both') }]}
          onPick={(team) =>
            onChange({ ...ruling, absent: team === '' ? [home.contestant, away.contestant] : [team] })
          }
        />
      );
    case 'shortened':
      return (
        <Field
          label={t('matchRuling.scheduled')}
          type="number"
          min={1}
          value={String(ruling.scheduled)}
          onChange={(event) => onChange({ ...ruling, scheduled: Number(event.currentTarget.value) })}
        />
      );
    case 'award':
      return (
        <Fields>
          {(['home', 'away'] as const).map((side) => (
            <AwardField
              key={side}
              name={teamText(match[side])}
              award={ruling[side]}
              onChange={(award) => onChange({ ...ruling, [side]: award })}
            />
          ))}
        </Fields>
      );
    case 'winner':
      return (
        <Pick
          label={t('matchRuling.goesOn')}
          value={ruling.contestant}
          options={teams}
          onPick={(contestant) => onChange({ ...ruling, contestant })}
        />
      );
  }
}

interface AwardFieldProps {
  readonly name: string;
  readonly award: AwardData;
  readonly onChange: (award: AwardData) => void;
}

function AwardField({ name, award, onChange }: AwardFieldProps) {
  const { t } = useTranslation('desk');
  return (
    <Stack>
      <Pick<AwardData['kind']>
        label={name}
        value={award.kind}
        options={(['vps', 'best-of-three', 'own-mean', 'no-show'] as const).map((value) => ({
          value,
          label: t(`matchRuling.awards.${value}`),
        }))}
        onPick={(kind) => onChange(kind === 'vps' ? { kind, vps: '' } : { kind })}
      />
      {award.kind === 'vps' && (
        <Field
          label={t('matchRuling.vpsOf', { team: name })}
          inputMode="decimal"
          value={award.vps}
          onChange={(event) => onChange({ kind: 'vps', vps: event.currentTarget.value.replace(',', '.') })}
        />
      )}
    </Stack>
  );
}
