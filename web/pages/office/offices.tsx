import { type ClubSeen, type Officer, ROLES, type Role } from 'naipe/federation';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Field, Pick } from '../../components/field.tsx';
import { Fields, Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import classes from './office.module.css';
import { officeClient } from './office-client.ts';
import { OfficeRefusal } from './office-refusal.tsx';
import { PersonPick, type Pickable } from './person-pick.tsx';

/** Who has which office: for the federation alone. */
export function Offices({ clubs }: { readonly clubs: readonly ClubSeen[] }) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const [officers, setOfficers] = useState<readonly Officer[]>();
  const [director, setDirector] = useState('');
  const [role, setRole] = useState<Role>('federation');
  const [club, setClub] = useState('');
  const [person, setPerson] = useState<Pickable>();
  const look = useCallback(async () => {
    const answer = await officeClient.officers();
    if (answer.ok) setOfficers(answer.value.officers);
  }, []);
  useEffect(() => void look(), [look]);
  if (officers === undefined) return null;
  async function appoint(submitted: FormEvent) {
    submitted.preventDefault();
    const office = {
      director: director.trim(),
      role,
      ...(role === 'club' ? { club } : {}),
      ...(role === 'director' && person !== undefined ? { person: person.number } : {}),
    };
    if ((await send(() => officeClient.command('appoint-officer', office))) === undefined) return;
    setDirector('');
    await look();
  }
  async function dismiss(name: string) {
    if ((await send(() => officeClient.command('dismiss-officer', { director: name }))) !== undefined)
      await look();
  }
  return (
    <Panel heading={t('offices.title')}>
      <Quiet>{officers.length === 0 ? t('offices.none') : t('offices.about')}</Quiet>
      <ul className={classes.list}>
        {officers.map((officer) => (
          <li key={officer.director}>
            <b>
              <bdi>{officer.director}</bdi>
            </b>
            <span>
              {t(`offices.${officer.role}`)} {officer.club}
            </span>
            <Row>
              <Action loading={sending} onClick={() => void dismiss(officer.director)}>
                {t('offices.dismiss')}
              </Action>
            </Row>
          </li>
        ))}
      </ul>
      <form onSubmit={appoint}>
        <Fields>
          <Field
            label={t('offices.signsIn')}
            description={t('offices.directorHint')}
            value={director}
            maxLength={60}
            onChange={(changed) => setDirector(changed.currentTarget.value)}
          />
          <Pick
            label={t('offices.role')}
            value={role}
            options={ROLES.map((value) => ({ value, label: t(`offices.${value}`) }))}
            onPick={setRole}
          />
          {role === 'club' && (
            <Pick
              names
              label={t('plan.club')}
              value={club}
              options={[
                { value: '', label: t('people.unknown') },
                ...clubs.map(({ code, name }) => ({ value: code, label: name })),
              ]}
              onPick={setClub}
            />
          )}
          {role === 'director' && <PersonPick label={t('offices.person')} onPick={setPerson} />}
        </Fields>
        <Row>
          <Action
            submit
            loading={sending}
            disabled={director.trim() === '' || (role === 'club' && club === '')}
          >
            {t('offices.appoint')}
          </Action>
        </Row>
      </form>
      <OfficeRefusal refusal={refusal} />
    </Panel>
  );
}
