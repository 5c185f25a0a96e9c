import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Field } from '../../../components/field.tsx';
import { useDates } from '../../../components/use-dates.ts';
import { client, type FoundPerson, type Swept } from '../../../live/index.ts';
import { PlayerInput } from '../entries/player-input.tsx';
import { Fields, Panel, Quiet, Row } from '../parts/layout.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import { useSending } from '../parts/use-sending.ts';
import classes from './erasing.module.css';
import { ForGood, WhatIsLeft } from './for-good.tsx';

/** Looks for somebody, shows where he is named, and erases him. */
export function ErasePerson({ onDone }: { readonly onDone: () => Promise<void> }) {
  const { t } = useTranslation('desk');
  const { send, sending, refusal } = useSending();
  const [name, setName] = useState('');
  const [number, setNumber] = useState('');
  const [found, setFound] = useState<FoundPerson>();
  const [erased, setErased] = useState<Swept & { readonly tournaments: readonly string[] }>();
  const sought = { name: name.trim(), ...(number.trim() === '' ? {} : { id: number.trim() }) };
  async function look(event: FormEvent) {
    event.preventDefault();
    setErased(undefined);
    setFound(await send(() => client.findPerson(sought)));
  }
  async function erase(own: string) {
    const done = await send(() => client.erasePerson(sought, own));
    if (done === undefined) return;
    for (const empty of [setName, setNumber]) empty('');
    setFound(undefined);
    setErased(done);
    await onDone();
  }
  return (
    <Panel heading={t('erasing.person')}>
      <Quiet>{t('erasing.personSentence')}</Quiet>
      <form className={classes.search} onSubmit={look}>
        <Fields>
          <PlayerInput
            label={t('erasing.name')}
            name={name}
            onName={(typed) => {
              setName(typed);
              setFound(undefined);
            }}
          />
          <Field
            aria-label={t('erasing.number')}
            placeholder={t('erasing.number')}
            description={t('erasing.numberHint')}
            maxLength={40}
            value={number}
            onChange={(event) => {
              setNumber(event.currentTarget.value);
              setFound(undefined);
            }}
          />
        </Fields>
        <Row>
          <Action submit loading={sending && found === undefined} disabled={sought.name === ''}>
            {t('erasing.look')}
          </Action>
        </Row>
      </form>
      {found?.tournaments.length === 0 && <p role="alert">{t('refusal.nobody-found')}</p>}
      {found !== undefined && found.tournaments.length > 0 && (
        <ForGood
          action={t('erasing.erase')}
          sending={sending}
          onDo={(own) => void erase(own)}
          onKeep={() => setFound(undefined)}
        >
          <WhereNamed found={found} />
        </ForGood>
      )}
      <RefusalLine refusal={refusal} />
      {erased !== undefined && (
        <WhatIsLeft done={t('erasing.erased', { count: erased.tournaments.length })} swept={erased} />
      )}
    </Panel>
  );
}

function WhereNamed({ found: { names, ids, tournaments } }: { readonly found: FoundPerson }) {
  const { t } = useTranslation('desk');
  const { day } = useDates();
  return (
    <>
      <p>{t('erasing.found', { names: names.join(', '), count: tournaments.length })}</p>
      <ul className={classes.found}>
        {tournaments.map(({ tournament, name, date, facts, texts }) => (
          <li key={tournament}>
            <b>
              <bdi>{name}</bdi>
            </b>
            , {day(date)}: {t('erasing.places', { count: facts })}
            {texts.map((text) => (
              <span key={text} className={classes.text}>
                {t('erasing.written', { text })}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {ids.length > 1 && <p>{t('erasing.numbers', { numbers: ids.join(', ') })}</p>}
      <Quiet>{t('erasing.notFound')}</Quiet>
    </>
  );
}
