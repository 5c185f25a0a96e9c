import { TextInput } from '@mantine/core';
import { LogIn } from 'lucide-react';
import type { Refusal } from 'naipe/tournament';
import { type FormEvent, useState } from 'react';
import { useOwnPlace } from '../live/index.ts';
import classes from './join-page.module.css';
import { PhoneFrame } from './phone-frame.tsx';
import { PrimaryButton } from './primary-button.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { useOwnPlaceWords } from './use-own-place-words.ts';

const LONGEST_CODE = 10;
const CODE = /^\d{4,10}$/;

interface JoinPageProps {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly action: string;
  /** Why one has to join (again). */
  readonly notice?: string;
  /** Why the code was not taken. */
  readonly join: (code: string) => Promise<Refusal | undefined>;
}

/** A few digits in large type, and in; or back to where this phone belongs. */
export function JoinPage({ title, label, hint, action, notice, join }: JoinPageProps) {
  const own = useOwnPlace();
  const words = useOwnPlaceWords();
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
    <PhoneFrame
      title={title}
      {...(own === undefined || own === 'asked' ? {} : { back: { to: own.to, words: words(own) } })}
    >
      {notice !== undefined && <p role="status">{notice}</p>}
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          label={label}
          description={hint}
          inputWrapperOrder={['label', 'input', 'description']}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value.replace(/\D/g, '').slice(0, LONGEST_CODE))}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          classNames={{ input: classes.input, label: classes.label, description: classes.hint }}
        />
        <RefusalNote refusal={refusal} />
        <PrimaryButton disabled={!CODE.test(code)} loading={joining} icon={LogIn}>
          {action}
        </PrimaryButton>
      </form>
    </PhoneFrame>
  );
}
