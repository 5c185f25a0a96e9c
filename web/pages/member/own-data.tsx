import { shortCategory } from 'naipe/federation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Area } from '../../components/field.tsx';
import { useDates } from '../../components/use-dates.ts';
import { DataTable, Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { OfficeRefusal } from '../office/office-refusal.tsx';
import { ResultsTable } from '../season/results-table.tsx';
import { memberClient } from './member-client.ts';
import type { OwnProps } from './own-page.tsx';

/** A player's results, and everything that is kept of him. */
export function OwnData({ own, onChanged }: OwnProps) {
  const { t } = useTranslation('office');
  const { day } = useDates();
  const { person, results } = own;
  const latest = person.indexes?.at(-1);
  const kept = [
    [t('people.number'), person.id],
    [t('people.name'), person.name],
    [t('people.sex'), person.sex === undefined ? undefined : t(`sex.${person.sex}`)],
    [t('people.born'), person.born && day(person.born)],
    [t('people.club'), person.club],
    [t('people.region'), person.region],
    [t('people.licences'), person.licences?.join(' ')],
    [t('people.category'), person.category === undefined ? undefined : shortCategory(person.category)],
    [t('people.index'), latest === undefined ? undefined : `${latest.value} (${latest.list})`],
    [t('season.points'), person.points],
  ].filter(([, value]) => value !== undefined);
  return (
    <>
      <Panel heading={t('member.results')}>
        {results.length === 0 ? <Quiet>{t('member.noResults')}</Quiet> : <ResultsTable results={results} />}
      </Panel>
      <Panel heading={t('member.data')}>
        <DataTable label={t('member.data')} still>
          <tbody>
            {kept.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  <bdi>{value}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
        <Quiet>{t('member.dataHint')}</Quiet>
        <Asking own={own} onChanged={onChanged} />
      </Panel>
    </>
  );
}

/** What the office is asked to correct or to erase, and what it answered. */
function Asking({ own, onChanged }: OwnProps) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const [text, setText] = useState('');
  async function ask() {
    const data = { about: 'own-data', text: text.trim() } as const;
    if ((await send(() => memberClient.command('ask-council', data))) === undefined) return;
    setText('');
    await onChanged();
  }
  return (
    <>
      {own.questions
        .filter(({ about }) => about === 'own-data')
        .map((question) => (
          <p key={question.number}>
            {question.text}
            <br />
            <b>{question.answer?.text ?? t('council.waiting')}</b>
          </p>
        ))}
      <Area
        label={t('member.askData')}
        value={text}
        maxLength={4000}
        onChange={(changed) => setText(changed.currentTarget.value)}
      />
      <Row>
        <Action loading={sending} disabled={text.trim() === ''} onClick={() => void ask()}>
          {t('member.sendAsk')}
        </Action>
      </Row>
      <OfficeRefusal refusal={refusal} />
    </>
  );
}
