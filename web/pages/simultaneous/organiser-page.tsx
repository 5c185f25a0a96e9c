import type { Refusal } from 'naipe/tournament';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Area, Field, Pick } from '../../components/field.tsx';
import { Loading } from '../../components/loading.tsx';
import { useDates } from '../../components/use-dates.ts';
import { DataTable, Fields, Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { Frame } from './frame.tsx';
import { MomentField, momentOf } from './moment-field.tsx';
import { Refused } from './refused.tsx';
import own from './simultaneous.module.css';
import { type OrganiserSees, simultaneousClient } from './simultaneous-client.ts';

/** How far clubs are is asked for again so often. */
const LOOK_MS = 10_000;

/** What its organiser sees and does: the code, the deals, the clubs, the end of the embargo, the booklet. */
export function OrganiserPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('simultaneous');
  const [seen, setSeen] = useState<OrganiserSees>();
  const [refusal, setRefusal] = useState<Refusal>();
  const look = useCallback(async () => {
    const answer = await simultaneousClient.desk(id);
    if (answer.ok) setSeen(answer.value);
    setRefusal(answer.ok ? undefined : answer.error);
  }, [id]);
  useEffect(() => {
    void look();
    const again = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(again);
  }, [look]);
  return (
    <Frame title={seen?.plan.name ?? t('title')} back={{ href: '/desk/simultaneous', to: t('title') }}>
      <Refused refusal={refusal} />
      {seen === undefined && refusal === undefined && <Loading shape="cards" />}
      {seen !== undefined && (
        <>
          <Embargo seen={seen} onDone={look} />
          <Deals seen={seen} onDone={look} />
          <Clubs seen={seen} onDone={look} />
          <Booklet seen={seen} />
        </>
      )}
    </Frame>
  );
}

interface PartProps {
  readonly seen: OrganiserSees;
  readonly onDone: () => Promise<void>;
}

function Embargo({ seen, onDone }: PartProps) {
  const { t } = useTranslation('simultaneous');
  const { moment } = useDates();
  const { send, sending, refusal } = useSending();
  const [reason, setReason] = useState('');
  const { simultaneous, code, isOver, embargoEnd } = seen;
  const end = async () => {
    const why = reason.trim();
    const data = { simultaneous, ...(why === '' ? {} : { reason: why }) };
    if ((await send(() => simultaneousClient.command('end-embargo', data))) !== undefined) await onDone();
  };
  return (
    <Panel heading={t('desk.code')}>
      <p className={own.code}>{code.replace(/(\d{4})(?=\d)/, '$1 ')}</p>
      <p>{isOver ? t('desk.over') : t('desk.embargo', { moment: moment(embargoEnd) })}</p>
      <Row>
        <ButtonLink href={`/simultaneous/${simultaneous}`}>{t('desk.public')}</ButtonLink>
      </Row>
      {!isOver && (
        <Row>
          <Field
            label={t('desk.endWhy')}
            value={reason}
            maxLength={200}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Action loading={sending} onClick={end}>
            {t('desk.end')}
          </Action>
        </Row>
      )}
      <Refused refusal={refusal} />
    </Panel>
  );
}

function Deals({ seen, onDone }: PartProps) {
  const { t } = useTranslation('simultaneous');
  const { send, sending, refusal } = useSending();
  const seal = async (file?: string) => {
    if ((await send(() => simultaneousClient.seal(seen.simultaneous, file))) !== undefined) await onDone();
  };
  return (
    <Panel heading={t('desk.deals')}>
      <p>{t(seen.hasDeals ? 'desk.hasDeals' : 'desk.noDeals')}</p>
      {!seen.isOver && (
        <Row>
          <Action loading={sending} next={!seen.hasDeals} onClick={() => void seal()}>
            {t('desk.deal')}
          </Action>
          <label>
            {t('desk.fromFile')}
            <input
              type="file"
              className={own.file}
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                if (file !== undefined) void file.text().then(seal);
              }}
            />
          </label>
        </Row>
      )}
      <Refused refusal={refusal} />
    </Panel>
  );
}

function Clubs({ seen, onDone }: PartProps) {
  const { t } = useTranslation('simultaneous');
  const { moment } = useDates();
  const { send, sending, refusal } = useSending();
  const [club, setClub] = useState('');
  const [until, setUntil] = useState('');
  const { simultaneous, clubs, isOver } = seen;
  const standing = clubs.filter(({ stage }) => stage !== 'withdrawn');
  const letLater = async () => {
    const data = { simultaneous, club, until: momentOf(until) };
    if ((await send(() => simultaneousClient.command('let-play-later', data))) !== undefined) await onDone();
  };
  return (
    <Panel heading={t('desk.clubs')}>
      {clubs.length === 0 && <Quiet>{t('desk.noClubs')}</Quiet>}
      {clubs.length > 0 && (
        <DataTable label={t('desk.clubs')} still>
          <thead>
            <tr>
              <th scope="col">{t('desk.club')}</th>
              <th scope="col">{t('desk.stage')}</th>
              <th scope="col" data-number>
                {t('desk.pairs')}
              </th>
            </tr>
          </thead>
          <tbody>
            {clubs.map((each) => (
              <tr key={each.club}>
                <th scope="row">
                  <bdi>{each.club}</bdi>
                </th>
                <td>
                  {t(`stage.${each.stage}`)}
                  {each.playsUntil !== undefined && ` · ${t('desk.later')} ${moment(each.playsUntil)}`}
                  {each.directorPlaysAt !== undefined && (
                    <p className={own.caution}>
                      {t('desk.directorPlays', { name: each.director, club: each.directorPlaysAt })}
                    </p>
                  )}
                </td>
                <td data-number>{each.pairs > 0 ? each.pairs : '–'}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      {!isOver && standing.length > 0 && (
        <>
          <Fields>
            <Pick
              names
              label={t('desk.laterClub')}
              value={club}
              options={[
                { value: '', label: '–' },
                ...standing.map((each) => ({ value: each.club, label: each.club })),
              ]}
              onPick={setClub}
            />
            <MomentField label={t('desk.later')} value={until} onChange={setUntil} />
          </Fields>
          <Row>
            <Action loading={sending} disabled={club === '' || until === ''} onClick={letLater}>
              {t('desk.letLater')}
            </Action>
          </Row>
        </>
      )}
      <Refused refusal={refusal} />
    </Panel>
  );
}

function Booklet({ seen }: { readonly seen: OrganiserSees }) {
  const { t } = useTranslation('simultaneous');
  const { send, sending, refusal } = useSending();
  const [text, setText] = useState(seen.text);
  const [isKept, setKept] = useState(false);
  const keep = async () => {
    const data = { simultaneous: seen.simultaneous, text };
    setKept((await send(() => simultaneousClient.command('write-booklet', data))) !== undefined);
  };
  return (
    <Panel heading={t('public.booklet')}>
      <Area
        label={t('desk.booklet')}
        value={text}
        minRows={4}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setKept(false);
        }}
      />
      <Row>
        <Action loading={sending} onClick={keep}>
          {t('desk.keep')}
        </Action>
        {isKept && <span role="status">{t('desk.kept')}</span>}
      </Row>
      <Refused refusal={refusal} />
    </Panel>
  );
}
