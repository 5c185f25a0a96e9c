import type { DrawEdit } from 'naipe/draw';
import type { ContestantName } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Pick } from '../../../components/field.tsx';
import { teamText } from '../../results/match/team-name.tsx';
import { Row, Stack } from '../parts/layout.tsx';

interface ChangeDrawProps {
  readonly teams: readonly ContestantName[];
  readonly edits: readonly DrawEdit[];
  readonly onChange: (edits: readonly DrawEdit[]) => void;
}

const KINDS = ['swap', 'fix', 'forbid'] as const;

const editOf = (kind: DrawEdit['kind'], home: string, away: string): DrawEdit =>
  kind === 'swap' ? { kind, teams: [home, away] } : { kind, match: { home, away } };

const teamsOf = (edit: DrawEdit): readonly [string, string] =>
  edit.kind === 'swap' ? edit.teams : [edit.match.home, edit.match.away];

/** Two teams, and what becomes of them: they change places, they meet, or they do not. */
export function ChangeDraw({ teams, edits, onChange }: ChangeDrawProps) {
  const { t } = useTranslation('desk');
  const [a, setA] = useState('');
  const [b, setB] = useState('');
  const options = [
    { value: '', label: '–' },
    ...teams.map((team) => ({ value: team.contestant, label: `${team.contestant} ${teamText(team)}` })),
  ];
  const nameOf = (id: string) => {
    const team = teams.find(({ contestant }) => contestant === id);
    return team === undefined ? id : teamText(team);
  };
  return (
    <Stack>
      <Row>
        <Pick names label={t('matchRuling.team')} value={a} options={options} onPick={setA} />
        <Pick names label={t('matchRuling.team')} value={b} options={options} onPick={setB} />
        {KINDS.map((kind) => (
          <Action
            key={kind}
            disabled={a === '' || b === '' || a === b}
            onClick={() => {
              onChange([...edits, editOf(kind, a, b)]);
              setA('');
              setB('');
            }}
          >
            {t(`draw.${kind}`)}
          </Action>
        ))}
      </Row>
      {edits.length > 0 && (
        <ul aria-label={t('draw.edits')}>
          {edits.map((edit, at) => {
            const [one, other] = teamsOf(edit);
            return (
              <li key={`${edit.kind}${one}/${other}`}>
                {t(`draw.edit.${edit.kind}`, { a: nameOf(one), b: nameOf(other) })}{' '}
                <Action onClick={() => onChange(edits.filter((_, index) => index !== at))}>
                  {t('draw.takeBack')}
                </Action>
              </li>
            );
          })}
        </ul>
      )}
    </Stack>
  );
}
