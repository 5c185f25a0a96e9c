import { TextInput } from '@mantine/core';
import type { Refusal } from 'naipe/tournament';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './join-page.module.css';
import { PhoneFrame } from './phone-frame.tsx';
import { PrimaryButton } from './primary-button.tsx';
import { RefusalNote } from './refusal-note.tsx';

const CODE = /^\d{4,8}$/;

interface JoinPageProps {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly action: string;
  /** Why the code was not taken. */
  readonly join: (code: string) => Promise<Refusal | undefined>;
}

/** A few digits in large type, and in. */
export function JoinPage({ title, label, hint, action, join }: JoinPageProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [joining, setJoining] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!CODE.test(code) || joining) return;
    setJoining(true);
    const refused = await join(code);
    setJoining(false);
    setRefusal(refused);
    if (refused !== undefined) setCode('');
  }

  return (
    <PhoneFrame title={title}>
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          label={label}
          description={hint}
          inputWrapperOrder={['label', 'input', 'description']}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value.replace(/\D/g, '').slice(0, 8))}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          classNames={{ input: classes.input, label: classes.label, description: classes.hint }}
        />
        <RefusalNote refusal={refusal} />
        <PrimaryButton disabled={!CODE.test(code) || joining}>
          {joining ? t('page.loading') : action}
        </PrimaryButton>
      </form>
    </PhoneFrame>
  );
}
