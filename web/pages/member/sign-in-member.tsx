import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Field } from '../../components/field.tsx';
import { Fields, Panel, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { OfficeRefusal } from '../office/office-refusal.tsx';
import { memberClient } from './member-client.ts';

const CODE = /^\d{8}$/;

/** With the member number and the code that the office gave. */
export function SignInMember({ onSignedIn }: { readonly onSignedIn: () => Promise<void> }) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const [number, setNumber] = useState('');
  const [code, setCode] = useState('');
  async function signIn(event: FormEvent) {
    event.preventDefault();
    if ((await send(() => memberClient.signIn(number.trim(), code))) !== undefined) await onSignedIn();
  }
  return (
    <Panel heading={t('member.signIn')}>
      <form onSubmit={signIn}>
        <Fields>
          <Field
            label={t('member.number')}
            value={number}
            maxLength={20}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
          <Field
            label={t('member.code')}
            description={t('member.codeHint')}
            inputMode="numeric"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value.replace(/\D/g, '').slice(0, 8))}
          />
        </Fields>
        <Row>
          <Action next submit loading={sending} disabled={number.trim() === '' || !CODE.test(code)}>
            {t('member.signIn')}
          </Action>
        </Row>
      </form>
      <OfficeRefusal refusal={refusal} />
    </Panel>
  );
}
