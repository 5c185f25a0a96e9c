import { PROFILES } from 'naipe/regulation';
import type { AwardData, MatchesFormat, MatchRuling, MatchView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, Pick } from '../../../components/field.tsx';
import { teamText } from '../../results/match/team-name.tsx';
import { useDesk } from '../desk-context.ts';
import { Fields, Stack } from '../parts/layout.tsx';
import { FoldedReadings } from '../readings/reading-lines.tsx';
import { GroundsFields, isGrounded } from '../rulings/grounds-fields.tsx';
import { RulingForm } from '../rulings/ruling-form.tsx';
import { useRuling } from '../rulings/use-ruling.ts';
import { type IncidentKind, incidentKinds } from './match-incidents.ts';
import { RuleIncident } from './rule-incident.tsx';
import { worthIn } from './worth-in.ts';

const OWN_KINDS = ['no-show', 'shortened', 'award', 'winner', 'both'] as const;
type OwnKind = (typeof OWN_KINDS)[number];
type Kind = OwnKind | IncidentKind;

const isOwn = (kind: Kind): kind is OwnKind => (OWN_KINDS as readonly Kind[]).includes(kind);

interface RuleMatchProps {
  readonly match: MatchView;
  readonly format: MatchesFormat;
}

/** What the director rules of a match that was not simply played: the regulation proposes, he records it. */
export function RuleMatch({ match, format }: RuleMatchProps) {
  const { t } = useTranslation('desk');
  const { settings } = useDesk().view.overview;
  const incidents = incidentKinds(PROFILES[settings.profile].teams);
  const isKnockout = format.draw.kind === 'knockout';
  const isOpen: Readonly<Record<OwnKind, boolean>> = {
    'no-show': !incidents.includes('absent'),
    shortened: true,
    award: !isKnockout,
    winner: isKnockout,
    both: isKnockout,
  };
  const kinds: readonly Kind[] = [...incidents, ...OWN_KINDS.filter((kind) => isOpen[kind])];
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'shortened');
  return (
    <Stack>
      <Pick<Kind>
        label={t('matchRuling.kind')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`matchRuling.kinds.${value}`, worthIn(match)) }))}
        onPick={setKind}
      />
      {isOwn(kind) ? (
        <RuleOneself key={kind} match={match} kind={kind} />
      ) : (
        <RuleIncident key={kind} match={match} kind={kind} isKnockout={isKnockout} />
      )}
      <FoldedReadings of={['A05', 'A07', 'A08', 'A09', 'A16', 'A30', 'B03', 'B06', 'B07']} />
    </Stack>
  );
}

interface RuleOneselfProps {
  readonly match: MatchView;
  readonly kind: OwnKind;
}

/** A ruling by the director's own words and clause. */
function RuleOneself({ match, kind }: RuleOneselfProps) {
  const { t } = useTranslation('desk');
  const [own, setOwn] = useState<MatchRuling>(() => firstRuling(kind, match));
  const [grounds, setGrounds] = useState({ clause: '', reason: '' });
  const ruling = useRuling(() => setGrounds({ ...grounds, reason: '' }));
  const { session, section, round } = match;
  return (
    <RulingForm
      {...ruling}
      go={t('matchRuling.go')}
      ready={isGrounded(grounds)}
      onSubmit={() =>
        void ruling.give('rule-match', {
          session,
          section,
          round,
          match: match.match,
          ruling: own,
          clause: grounds.clause.trim(),
          reason: grounds.reason.trim(),
        })
      }
    >
      <OwnRuling match={match} ruling={own} onChange={setOwn} />
      <GroundsFields {...grounds} usual={[]} onChange={(changes) => setGrounds({ ...grounds, ...changes })} />
    </RulingForm>
  );
}

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
    case 'both':
      return { kind };
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
          names
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
              match={match}
              award={ruling[side]}
              onChange={(award) => onChange({ ...ruling, [side]: award })}
            />
          ))}
        </Fields>
      );
    case 'winner':
      return (
        <Pick
          names
          label={t('matchRuling.goesOn')}
          value={ruling.contestant}
          options={teams}
          onPick={(contestant) => onChange({ ...ruling, contestant })}
        />
      );
    case 'both':
      return null;
  }
}

interface AwardFieldProps {
  readonly match: MatchView;
  readonly name: string;
  readonly award: AwardData;
  readonly onChange: (award: AwardData) => void;
}

function AwardField({ match, name, award, onChange }: AwardFieldProps) {
  const { t } = useTranslation('desk');
  return (
    <Stack>
      <Pick<AwardData['kind']>
        label={name}
        value={award.kind}
        options={(['vps', 'best-of-three', 'own-mean', 'no-show'] as const).map((value) => ({
          value,
          label: t(`matchRuling.awards.${value}`, worthIn(match)),
        }))}
        onPick={(kind) => onChange(kind === 'vps' ? { kind, vps: '' } : { kind })}
      />
      {award.kind === 'vps' && (
        <Field
          label={t('matchRuling.vpsOf', { team: name, ...worthIn(match) })}
          inputMode="decimal"
          value={award.vps}
          onChange={(event) => onChange({ kind: 'vps', vps: event.currentTarget.value.replace(',', '.') })}
        />
      )}
    </Stack>
  );
}
