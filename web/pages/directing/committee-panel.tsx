import { Users } from 'lucide-react';
import type { CommitteeMember } from 'naipe/tournament';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Field } from '../../components/field.tsx';
import { Quiet } from '../desk/parts/layout.tsx';
import { Outcome } from '../desk/parts/outcome.tsx';
import { useDeskCommand } from '../desk/parts/use-desk-command.ts';
import classes from './directing.module.css';

interface CommitteePanelProps {
  readonly tournament: string;
  readonly committee: readonly CommitteeMember[];
}

const written = (members: readonly CommitteeMember[]): string =>
  members.map(({ name, club }) => (club === undefined ? name : `${name} (${club})`)).join(', ');

/** `Ana Rita (Clube Um), Rui` as members, with the club in brackets. */
export const readMembers = (text: string): readonly CommitteeMember[] =>
  text
    .split(',')
    .map((part) => /^\s*([^()]*?)\s*(?:\(([^()]*)\))?\s*$/.exec(part))
    .flatMap((found) => {
      const [, name = '', club = ''] = found ?? [];
      if (name === '') return [];
      return [club.trim() === '' ? { name } : { name, club: club.trim() }];
    });

/** Who hears appeals, in order: the first three sit, the others step in (RTP 3.8.2). */
export function CommitteePanel({ tournament, committee }: CommitteePanelProps) {
  const { t } = useTranslation('desk');
  const commanding = useDeskCommand(tournament);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? written(committee);

  async function name(event: FormEvent) {
    event.preventDefault();
    if (await commanding.send('name-committee', { members: readMembers(text) })) setTyped(undefined);
  }

  return (
    <details>
      <summary>{t('appeals.committee')}</summary>
      <form onSubmit={name} className={classes.column}>
        {committee.length === 0 && <Quiet>{t('appeals.noCommittee')}</Quiet>}
        <Field
          label={t('appeals.members')}
          value={text}
          maxLength={1000}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Action submit icon={Users} disabled={typed === undefined} loading={commanding.sending}>
          {t('appeals.name')}
        </Action>
        <Outcome commanding={commanding} />
      </form>
    </details>
  );
}
