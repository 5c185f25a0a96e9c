import { COUNCIL_SUBJECTS } from 'naipe/federation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Area, Pick } from '../../components/field.tsx';
import { Panel, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { OfficeRefusal } from '../office/office-refusal.tsx';
import { memberClient } from './member-client.ts';
import type { OwnProps } from './own-page.tsx';

/** Questions to the technical council about a system, or to add a convention to Annex II (RTP 2.1.2.6). */
export function Council({ own, onChanged }: OwnProps) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const [about, setAbout] = useState<(typeof COUNCIL_SUBJECTS)[number]>('system');
  const [text, setText] = useState('');
  async function ask() {
    const data = { about, text: text.trim() };
    if ((await send(() => memberClient.command('ask-council', data))) === undefined) return;
    setText('');
    await onChanged();
  }
  return (
    <Panel heading={t('council.title')}>
      {own.questions
        .filter(({ about: subject }) => subject !== 'own-data')
        .map((question) => (
          <p key={question.number}>
            {question.text}
            <br />
            <b>{question.answer?.text ?? t('council.waiting')}</b>
          </p>
        ))}
      <Pick
        label={t('council.about')}
        value={about}
        options={COUNCIL_SUBJECTS.map((value) => ({ value, label: t(`council.${value}`) }))}
        onPick={setAbout}
      />
      <Area
        label={t('council.question')}
        value={text}
        maxLength={4000}
        onChange={(changed) => setText(changed.currentTarget.value)}
      />
      <Row>
        <Action loading={sending} disabled={text.trim() === ''} onClick={() => void ask()}>
          {t('council.ask')}
        </Action>
      </Row>
      <OfficeRefusal refusal={refusal} />
    </Panel>
  );
}
