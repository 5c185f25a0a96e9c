import { Megaphone, Users } from 'lucide-react';
import type { CommitteeMember, DirectingView } from 'naipe/tournament';
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
  readonly rules: DirectingView['committeeRules'];
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
export function CommitteePanel({ tournament, committee, rules }: CommitteePanelProps) {
  const { t } = useTranslation('desk');
  const commanding = useDeskCommand(tournament);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? written(committee);

  async function name(event: FormEvent) {
    event.preventDefault();
    const before = new Map(committee.map((member) => [member.name, member]));
    // Who has a cause not to sit keeps it when others are named.
    const members = readMembers(text).map((member) => {
      const declines = before.get(member.name)?.declines;
      return declines === undefined ? member : { ...member, declines };
    });
    if (await commanding.send('name-committee', { members })) setTyped(undefined);
  }

  return (
    <details>
      <summary>{t('appeals.committee')}</summary>
      <form onSubmit={name} className={classes.column}>
        {committee.length === 0 && <Quiet>{t('appeals.noCommittee')}</Quiet>}
        {rules.named !== undefined && committee.length < rules.named && (
          <Quiet>
            {t('appeals.named', {
              count: committee.length,
              named: rules.named,
              members: rules.members,
              clause: rules.clause,
            })}
          </Quiet>
        )}
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
      {committee.length > 0 && (
        <Action
          icon={Megaphone}
          onClick={() =>
            void commanding.send('make-announcement', {
              text: t('appeals.announcement', { names: written(committee.filter(sits)) }),
            })
          }
        >
          {t('appeals.announce')}
        </Action>
      )}
      <ul className={classes.list}>
        {committee.map((member) => (
          <Member key={member.name} tournament={tournament} member={member} committee={committee} />
        ))}
      </ul>
    </details>
  );
}

const sits = ({ declines }: CommitteeMember): boolean => declines === undefined;

interface MemberProps {
  readonly tournament: string;
  readonly member: CommitteeMember;
  readonly committee: readonly CommitteeMember[];
}

/** Whether somebody who was named sits, or for which cause he does not (RTP 3.8.2). */
function Member({ tournament, member, committee }: MemberProps) {
  const { t } = useTranslation('desk');
  const commanding = useDeskCommand(tournament);
  const [cause, setCause] = useState('');
  const { name, declines } = member;

  function change(event: FormEvent) {
    event.preventDefault();
    const { declines: _, ...sitting } = member;
    const after = declines === undefined ? { ...sitting, declines: cause } : sitting;
    void commanding.send('name-committee', {
      members: committee.map((each) => (each.name === name ? after : each)),
    });
  }

  return (
    <li className={classes.reminder}>
      <span>
        <strong>{name}</strong>
        {declines !== undefined && ` · ${declines}`}
      </span>
      <form onSubmit={change} className={classes.column}>
        {declines === undefined ? (
          <details>
            <summary>{t('appeals.declines', { name })}</summary>
            <Field
              label={t('appeals.cause')}
              value={cause}
              maxLength={1000}
              onChange={(event) => setCause(event.currentTarget.value)}
            />
            <Action submit loading={commanding.sending}>
              {t('appeals.keepPaper')}
            </Action>
          </details>
        ) : (
          <Action submit loading={commanding.sending}>
            {t('appeals.sitsAgain', { name })}
          </Action>
        )}
        <Outcome commanding={commanding} />
      </form>
    </li>
  );
}
