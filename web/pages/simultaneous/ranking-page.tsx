import type { PlaceSeen, SimultaneousSeen } from 'naipe/simultaneous';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Action } from '../../components/action.tsx';
import link from '../../components/button-link.module.css';
import { decimalText } from '../../components/decimal.ts';
import { Check, Pick } from '../../components/field.tsx';
import { useDates } from '../../components/use-dates.ts';
import { useWritingStyle } from '../../components/writing-style.ts';
import { DataTable, Fields, Panel, Quiet } from '../desk/parts/layout.tsx';
import classes from '../office/office.module.css';
import { useAsked } from '../season/use-asked.ts';
import { Frame } from './frame.tsx';
import { Refused } from './refused.tsx';
import own from './simultaneous.module.css';
import { simultaneousClient } from './simultaneous-client.ts';

const boardsOf = ({ plan }: SimultaneousSeen): readonly number[] =>
  Array.from({ length: plan.boards }, (_, at) => at + 1);

/** So many places are shown at first: a nation has thousands. */
const AT_FIRST = 100;

/** A simultaneous tournament: who takes part, and once the embargo has ended the ranking over all clubs and the boards. */
export function RankingPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('simultaneous');
  const { day, moment } = useDates();
  const { value: seen, refusal } = useAsked(id, () => simultaneousClient.seen(id));
  return (
    <Frame title={seen?.plan.name ?? t('title')} back={{ href: '/', to: 'Naipe' }}>
      <Refused refusal={refusal} />
      {seen !== undefined && (
        <>
          <p>
            {day(seen.plan.date)} · {t('clubs', { count: seen.clubs.length })}
          </p>
          {!seen.isOver && <p>{t('public.notYet', { moment: moment(seen.embargoEnd) })}</p>}
          {seen.isOver && <Ranking id={id} seen={seen} />}
          {seen.isOver && (
            <Panel heading={t('public.boardsPlayed')}>
              <p className={classes.parts}>
                {boardsOf(seen).map((board) => (
                  <Link key={board} href={`/simultaneous/${id}/boards/${board}`} className={link.link}>
                    {board}
                  </Link>
                ))}
              </p>
            </Panel>
          )}
          {seen.booklet !== undefined && seen.booklet !== '' && (
            <Panel heading={t('public.booklet')}>
              <p className={classes.writing}>{seen.booklet}</p>
            </Panel>
          )}
          <Panel heading={t('desk.clubs')}>
            <ul className={classes.list}>
              {seen.clubs.map(({ club, stage }) => (
                <li key={club}>
                  <bdi>{club}</bdi>
                  <span>{t(`stage.${stage}`)}</span>
                </li>
              ))}
            </ul>
          </Panel>
        </>
      )}
    </Frame>
  );
}

function Ranking({ id, seen }: { readonly id: string; readonly seen: SimultaneousSeen }) {
  const { t } = useTranslation('simultaneous');
  const [club, setClub] = useState('');
  const [handicap, setHandicap] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const { value, refusal } = useAsked(`${id} ${club} ${handicap}`, () =>
    simultaneousClient.ranking(id, { club, handicap }),
  );
  const ranking = value?.ranking ?? [];
  return (
    <Panel heading={t('public.ranking')}>
      <Fields>
        <Pick
          names
          label={t('public.which')}
          value={club}
          options={[
            { value: '', label: t('public.all') },
            ...seen.clubs.map((each) => ({ value: each.club, label: each.club })),
          ]}
          onPick={setClub}
        />
      </Fields>
      {seen.plan.handicap === true && (
        <Check checked={handicap} onChange={setHandicap}>
          {t('public.withHandicap')}
        </Check>
      )}
      <Refused refusal={refusal} />
      {value !== undefined && ranking.length === 0 && <Quiet>{t('desk.noClubs')}</Quiet>}
      {ranking.length > 0 && (
        <Places places={isWhole ? ranking : ranking.slice(0, AT_FIRST)} method={seen.plan.method} />
      )}
      {!isWhole && ranking.length > AT_FIRST && (
        <Action onClick={() => setWhole(true)}>{t('public.more', { count: ranking.length })}</Action>
      )}
    </Panel>
  );
}

function Places({
  places,
  method,
}: {
  readonly places: readonly PlaceSeen[];
  readonly method: SimultaneousSeen['plan']['method'];
}) {
  const { t } = useTranslation('simultaneous');
  const { language } = useWritingStyle();
  return (
    <DataTable label={t('public.ranking')}>
      <thead>
        <tr>
          <th scope="col" data-number>
            {t('public.place')}
          </th>
          <th scope="col">{t('public.names')}</th>
          <th scope="col" data-number>
            {t('public.value')}
          </th>
          <th scope="col" data-number>
            {t('public.boardsPlayed')}
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ place, exAequo, club, pair, names, value, boards }) => (
          <tr key={`${club} ${pair}`}>
            <td data-number>{`${place}${exAequo ? '=' : ''}`}</td>
            <th scope="row">
              {names.map((name) => (
                <span key={name} className={own.line}>
                  <bdi>{name}</bdi>
                </span>
              ))}
              <span className={own.club}>
                <bdi>{club}</bdi>
              </span>
            </th>
            <td data-number>{`${decimalText(value, language)}${method === 'matchpoints' ? '%' : ''}`}</td>
            <td data-number>{boards}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
