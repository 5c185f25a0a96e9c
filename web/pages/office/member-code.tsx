import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { officeClient } from './office-client.ts';
import { OfficeRefusal } from './office-refusal.tsx';

/** The code with which somebody signs in for himself, shown when it is asked for. */
export function MemberCode({ number }: { readonly number: number }) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const [code, setCode] = useState<string>();
  async function show(ask: typeof officeClient.codeOf) {
    const answer = await send(() => ask(number));
    if (answer !== undefined) setCode(answer.code);
  }
  return (
    <>
      <Row>
        <Action loading={sending} onClick={() => void show(officeClient.codeOf)}>
          {t('code.show')}
        </Action>
        {code !== undefined && (
          <Action loading={sending} onClick={() => void show(officeClient.renewCode)}>
            {t('code.renew')}
          </Action>
        )}
      </Row>
      {code !== undefined && <p role="status">{t('code.is', { code })}</p>}
      <OfficeRefusal refusal={refusal} />
    </>
  );
}
