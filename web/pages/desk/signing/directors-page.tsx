import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Field } from '../../../components/field.tsx';
import { PageFrame } from '../../../components/page-frame.tsx';
import { useDates } from '../../../components/use-dates.ts';
import { type Answer, client, type DeviceSignIn, useSession } from '../../../live/index.ts';
import { DataTable, Fields, Panel, Quiet, Row, Stack, Title } from '../parts/layout.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import { useSending } from '../parts/use-sending.ts';
import classes from './directors-page.module.css';
import { NewPasswordField, OwnPasswordField } from './password-fields.tsx';
import { SHORTEST_PASSWORD } from './shortest-password.ts';

/** The directors, their passwords, and the devices on which they are signed in. */
export function DirectorsPage() {
  const { t } = useTranslation('desk');
  const { session } = useSession();
  const viewer = session?.viewer;
  const name = viewer?.role === 'director' ? viewer.name : '';
  return (
    <PageFrame title={`${t('directors.title')} · Naipe`}>
      <Stack>
        <Title>{t('directors.title')}</Title>
        <Row>
          <ButtonLink icon={ArrowLeft} href="/desk">
            {t('list.title')}
          </ButtonLink>
        </Row>
        <OwnName key={name} name={name} />
        <OwnPassword />
        <AllDirectors own={name} />
        <SignedInDirectors />
      </Stack>
    </PageFrame>
  );
}

function OwnName({ name }: { readonly name: string }) {
  const { t } = useTranslation('desk');
  const { refresh } = useSession();
  const { send, sending, refusal } = useSending();
  const [wanted, setWanted] = useState(name);
  async function rename(event: FormEvent) {
    event.preventDefault();
    if ((await send(() => client.renameDirector(wanted.trim()))) !== undefined) await refresh();
  }
  return (
    <Panel heading={t('directors.you')}>
      <form onSubmit={rename} className={classes.form}>
        <Fields>
          <Field
            label={t('directors.name')}
            description={t('directors.nameHint')}
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
        </Fields>
        <Row>
          <Action submit loading={sending} disabled={wanted.trim() === '' || wanted.trim() === name}>
            {t('directors.rename')}
          </Action>
        </Row>
        <RefusalLine refusal={refusal} />
      </form>
    </Panel>
  );
}

function OwnPassword() {
  const { t } = useTranslation('desk');
  const { send, sending, refusal } = useSending();
  const [own, setOwn] = useState('');
  const [password, setPassword] = useState('');
  const [isChanged, setChanged] = useState(false);
  async function change(event: FormEvent) {
    event.preventDefault();
    const done = await send(() => client.changePassword(own, password));
    setChanged(done !== undefined);
    if (done === undefined) return;
    setOwn('');
    setPassword('');
  }
  return (
    <Panel heading={t('directors.change')}>
      <form onSubmit={change} className={classes.form}>
        <Fields>
          <OwnPasswordField label={t('directors.ownNow')} value={own} onChange={setOwn} />
          <NewPasswordField label={t('directors.newPassword')} value={password} onChange={setPassword} />
        </Fields>
        <Row>
          <Action submit loading={sending} disabled={own === '' || password.length < SHORTEST_PASSWORD}>
            {t('directors.change')}
          </Action>
        </Row>
        <RefusalLine refusal={refusal} />
        {isChanged && <p role="status">{t('directors.changed')}</p>}
      </form>
      <Quiet>{t('directors.forgotten')}</Quiet>
    </Panel>
  );
}

function AllDirectors({ own: ownName }: { readonly own: string }) {
  const { t } = useTranslation('desk');
  const { refresh } = useSession();
  const { send, sending, refusal } = useSending();
  const [names, setNames] = useState<readonly string[]>([]);
  const [own, setOwn] = useState('');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [added, setAdded] = useState('');
  useEffect(() => {
    // Whoever is called otherwise from now on stands here under that name.
    if (ownName === '') return;
    void client.directors().then((answer) => answer.ok && setNames(answer.value.directors));
  }, [ownName]);
  async function add(event: FormEvent) {
    event.preventDefault();
    const given = { own, name: name.trim(), password };
    const answer = await send(() => client.addDirector(given));
    if (answer === undefined) return;
    setNames(answer.directors);
    setAdded(given.name);
    for (const empty of [setOwn, setName, setPassword]) empty('');
    await refresh();
  }
  async function remove(whom: string) {
    const answer = await send(() => client.removeDirector(whom, own));
    if (answer === undefined) return;
    setNames(answer.directors);
    setOwn('');
    await refresh();
  }
  return (
    <Panel heading={t('directors.others')}>
      <Quiet>{t('directors.othersSentence')}</Quiet>
      <ul>
        {names.map((each) => (
          <li key={each}>
            <b>{each}</b>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className={classes.form}>
        <Fields>
          <Field
            label={t('directors.theirName')}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <NewPasswordField label={t('directors.theirPassword')} value={password} onChange={setPassword} />
          <OwnPasswordField label={t('directors.own')} value={own} onChange={setOwn} />
        </Fields>
        <Row>
          <Action
            submit
            loading={sending}
            disabled={own === '' || name.trim() === '' || password.length < SHORTEST_PASSWORD}
          >
            {t('directors.add')}
          </Action>
          {names
            .filter((each) => each !== ownName)
            .map((each) => (
              <Action key={each} disabled={own === ''} onClick={() => void remove(each)}>
                {t('directors.remove', { name: each })}
              </Action>
            ))}
        </Row>
        <RefusalLine refusal={refusal} />
        {added !== '' && <p role="status">{t('directors.added', { name: added })}</p>}
      </form>
    </Panel>
  );
}

function SignedInDirectors() {
  const { t } = useTranslation('desk');
  const { moment } = useDates();
  const { send, sending, refusal } = useSending();
  const [all, setAll] = useState<readonly DeviceSignIn[]>([]);
  const [ended, setEnded] = useState(0);
  const look = useCallback(async () => {
    const answer = await client.signIns();
    if (answer.ok) setAll(answer.value.signIns);
  }, []);
  useEffect(() => void look(), [look]);
  async function end(ask: () => Promise<Answer<{ readonly ended: number }>>) {
    setEnded((await send(ask))?.ended ?? 0);
    await look();
  }
  const nameOf = ({ as }: DeviceSignIn) => (as.role === 'director' ? as.name : '');
  const deviceOf = ({ device }: DeviceSignIn) => (device === '' ? t('directors.unknownDevice') : device);
  return (
    <Panel heading={t('directors.signedIn')}>
      <DataTable label={t('directors.signedIn')}>
        <thead>
          <tr>
            <th scope="col">{t('directors.who')}</th>
            <th scope="col">{t('directors.device')}</th>
            <th scope="col">{t('directors.since')}</th>
            <th scope="col">{t('directors.seen')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {all.map((each) => (
            <tr key={each.id}>
              <th scope="row">{nameOf(each)}</th>
              <td>{deviceOf(each)}</td>
              <td>{moment(each.since)}</td>
              <td>{each.listening || each.own ? t('directors.now') : moment(each.seen)}</td>
              <td>
                {each.own ? (
                  t('directors.thisDevice')
                ) : (
                  <Action
                    aria-label={t('directors.endOf', { name: nameOf(each), device: deviceOf(each) })}
                    disabled={sending}
                    onClick={() => void end(() => client.endSignIn(each.id))}
                  >
                    {t('directors.end')}
                  </Action>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <Row>
        <Action
          loading={sending}
          disabled={all.length < 2}
          onClick={() => void end(() => client.endOtherSignIns())}
        >
          {t('directors.endOthers')}
        </Action>
      </Row>
      <RefusalLine refusal={refusal} />
      {ended > 0 && <p role="status">{t('directors.ended', { count: ended })}</p>}
    </Panel>
  );
}
