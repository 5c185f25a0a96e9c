import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NameBox } from '../../components/name-box.tsx';
import { useFound } from '../../components/use-found.ts';
import type { Answer } from '../../live/index.ts';
import { officeClient } from './office-client.ts';

/** Somebody as a list to choose from shows him. */
export interface Pickable {
  readonly number: number;
  readonly name: string;
  readonly id?: string;
  readonly club?: string;
}

const words = ({ name, id, club, number }: Pickable): string => `${name} · ${id ?? club ?? `#${number}`}`;

interface PersonPickProps {
  readonly label: string;
  readonly onPick: (person: Pickable | undefined) => void;
  /** Who is there already. */
  readonly picked?: Pickable;
  /** Where to look; at the office, in the whole register. */
  readonly find?: (text: string) => Promise<Answer<{ readonly people: readonly Pickable[] }>>;
}

/** Somebody of the register, found as one types; a name that is only typed is nobody yet, and the form says so. */
export function PersonPick({ label, onPick, picked, find = officeClient.search }: PersonPickProps) {
  const { t } = useTranslation('office');
  const [text, setText] = useState(picked === undefined ? '' : words(picked));
  const [isPicked, setPicked] = useState(picked !== undefined);
  const input = useRef<HTMLInputElement>(null);
  const isNobody = !isPicked && text.trim() !== '';
  const { found, waiting } = useFound(find, text.split(' · ', 1)[0] ?? '');
  // Two of one name and club are still two.
  const options = new Map((found?.people ?? []).map((person) => [words(person), person]));
  useEffect(() => input.current?.setCustomValidity(isNobody ? t('people.choose') : ''), [isNobody, t]);
  return (
    <NameBox
      ref={input}
      label={label}
      value={text}
      names={[...options.keys()]}
      waiting={waiting}
      onChange={(typed) => {
        const person = options.get(typed);
        setText(typed);
        setPicked(person !== undefined);
        onPick(person);
      }}
    />
  );
}
