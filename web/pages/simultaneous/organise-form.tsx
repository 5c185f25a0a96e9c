import { PROFILE_IDS, PROFILES, type ProfileId } from 'naipe/regulation';
import { SIMULTANEOUS_METHODS, type SimultaneousMethod } from 'naipe/simultaneous';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Action } from '../../components/action.tsx';
import { Check, Field, Pick } from '../../components/field.tsx';
import { Fields, Panel, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { MomentField, momentOf } from './moment-field.tsx';
import { Refused } from './refused.tsx';
import { simultaneousClient } from './simultaneous-client.ts';

const METHOD_WORDS = { matchpoints: 'matchpoints', 'cross-imps': 'crossImps' } as const;

/** A new simultaneous tournament: what it is, how it is scored, until when it is secret. */
export function OrganiseForm() {
  const { t } = useTranslation('simultaneous');
  const [, go] = useLocation();
  const { send, sending, refusal } = useSending();
  const [name, setName] = useState('');
  const [date, setDate] = useState('');
  const [boards, setBoards] = useState('24');
  const [method, setMethod] = useState<SimultaneousMethod>('matchpoints');
  const [profile, setProfile] = useState<ProfileId>('rtp-2014');
  const [embargo, setEmbargo] = useState('');
  const [files, setFiles] = useState('');
  const [handicap, setHandicap] = useState(false);
  async function organise(event: FormEvent) {
    event.preventDefault();
    const made = await send(() =>
      simultaneousClient.organise({
        name: name.trim(),
        date,
        boards: Number(boards),
        method,
        profile,
        embargoUntil: momentOf(embargo),
        ...(files === '' ? {} : { filesFrom: momentOf(files) }),
        ...(handicap ? { handicap } : {}),
      }),
    );
    if (made !== undefined) go(`/desk/simultaneous/${made.simultaneous}`);
  }
  return (
    <Panel heading={t('new.heading')}>
      <form onSubmit={organise}>
        <Fields>
          <Field
            label={t('new.name')}
            value={name}
            maxLength={80}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Field
            label={t('new.date')}
            type="date"
            value={date}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
          <Field
            label={t('new.boards')}
            type="number"
            min={1}
            max={64}
            value={boards}
            onChange={(event) => setBoards(event.currentTarget.value)}
          />
          <Pick
            label={t('new.method')}
            value={method}
            options={SIMULTANEOUS_METHODS.map((value) => ({ value, label: t(`new.${METHOD_WORDS[value]}`) }))}
            onPick={setMethod}
          />
          <Pick
            label={t('new.profile')}
            value={profile}
            options={PROFILE_IDS.map((value) => ({ value, label: PROFILES[value].name }))}
            onPick={setProfile}
          />
          <MomentField
            label={t('new.embargo')}
            description={t('new.embargoHint')}
            value={embargo}
            onChange={setEmbargo}
          />
          <MomentField
            label={t('new.files')}
            description={t('new.filesHint')}
            value={files}
            onChange={setFiles}
          />
        </Fields>
        <Check checked={handicap} onChange={setHandicap}>
          {t('new.handicap')}
        </Check>
        <Row>
          <Action
            submit
            next
            loading={sending}
            disabled={name.trim() === '' || date === '' || embargo === '' || boards === ''}
          >
            {t('new.make')}
          </Action>
        </Row>
      </form>
      <Refused refusal={refusal} />
    </Panel>
  );
}
