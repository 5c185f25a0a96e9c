import { MACHINE_FORMATS } from 'naipe/format';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Field, Pick } from '../../components/field.tsx';
import { saveFile } from '../../components/save-file.ts';
import { useDates } from '../../components/use-dates.ts';
import { client, type TournamentSummary } from '../../live/index.ts';
import { Fields, Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import classes from '../office/office.module.css';
import { Refused } from './refused.tsx';
import { type Joined, simultaneousClient } from './simultaneous-client.ts';

const CODE_DIGITS = 8;

/** A club joins with one of its tournaments, and has the deals for its dealing machine. */
export function JoinForm({ onJoined }: { readonly onJoined: () => void }) {
  const { t } = useTranslation('simultaneous');
  const { send, sending, refusal } = useSending();
  const [tournaments, setTournaments] = useState<readonly TournamentSummary[]>([]);
  const [tournament, setTournament] = useState('');
  const [session, setSession] = useState('1');
  const [club, setClub] = useState('');
  const [code, setCode] = useState('');
  const [joined, setJoined] = useState<readonly Joined[]>([]);
  useEffect(() => {
    void client.tournaments().then((answer) => answer.ok && setTournaments(answer.value.tournaments));
  }, []);
  const look = useCallback(async () => {
    if (tournament === '') return setJoined([]);
    const answer = await simultaneousClient.joined(tournament);
    return setJoined(answer.ok ? answer.value.joined : []);
  }, [tournament]);
  useEffect(() => void look(), [look]);
  async function join(event: FormEvent) {
    event.preventDefault();
    const given = { code: code.replace(/\s/g, ''), club: club.trim(), tournament, session: Number(session) };
    if ((await send(() => simultaneousClient.join(given))) === undefined) return;
    setCode('');
    await look();
    onJoined();
  }
  return (
    <Panel heading={t('join.heading')}>
      <form onSubmit={join}>
        <Fields>
          <Pick
            names
            label={t('join.tournament')}
            value={tournament}
            options={[
              { value: '', label: t('join.choose') },
              ...tournaments.map((each) => ({
                value: each.tournament,
                label: `${each.name} · ${each.date}`,
              })),
            ]}
            onPick={setTournament}
          />
          <Field
            label={t('join.session')}
            type="number"
            min={1}
            max={99}
            value={session}
            onChange={(event) => setSession(event.currentTarget.value)}
          />
          <Field
            label={t('join.club')}
            value={club}
            maxLength={60}
            onChange={(event) => setClub(event.currentTarget.value)}
          />
          <Field
            label={t('join.code')}
            inputMode="numeric"
            value={code}
            maxLength={CODE_DIGITS + 2}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </Fields>
        <Row>
          <Action
            submit
            loading={sending}
            disabled={
              tournament === '' || club.trim() === '' || code.replace(/\s/g, '').length !== CODE_DIGITS
            }
          >
            {t('join.do')}
          </Action>
        </Row>
      </form>
      <Refused refusal={refusal} />
      {joined.map((each) => (
        <TakesPart key={each.simultaneous + each.club} joined={each} onLeft={look} />
      ))}
    </Panel>
  );
}

/** What a club takes part in: the deals as a file, and the way out. */
function TakesPart({ joined, onLeft }: { readonly joined: Joined; readonly onLeft: () => void }) {
  const { t } = useTranslation('simultaneous');
  const { moment } = useDates();
  const { send, sending, refusal } = useSending();
  const [reason, setReason] = useState('');
  const { simultaneous, club, name, session, filesFrom, isOwn } = joined;
  const leave = async () => {
    const data = { simultaneous, club, reason: reason.trim() };
    if ((await send(() => simultaneousClient.command('withdraw-club', data))) !== undefined) onLeft();
  };
  const save = async (format: string) => {
    const file = await send(() => simultaneousClient.dealsFile(joined, format));
    if (file !== undefined) saveFile(file.name, file.text);
  };
  return (
    <section>
      <p>
        <b>{t('join.takesPart', { name, club, session })}</b>
      </p>
      <Quiet>{t('join.sealed')}</Quiet>
      {isOwn && filesFrom !== undefined && (
        <p className={classes.parts}>
          <span>
            {t('join.file')} ({t('join.from', { moment: moment(filesFrom) })}):
          </span>
          {['pbn', ...MACHINE_FORMATS].map((format) => (
            <Action key={format} loading={sending} onClick={() => void save(format)}>
              {format.toUpperCase()}
            </Action>
          ))}
        </p>
      )}
      {isOwn && (
        <Row>
          <Field
            label={t('join.why')}
            value={reason}
            maxLength={200}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Action loading={sending} disabled={reason.trim() === ''} onClick={leave}>
            {t('join.leave')}
          </Action>
        </Row>
      )}
      <Refused refusal={refusal} />
    </section>
  );
}
