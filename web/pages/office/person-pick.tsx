import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Autocomplete } from '@mantine/core';
import type { PersonSeen } from 'naipe/federation';
import { useState } from 'react';
import field from '../../components/field.module.css';
import { usePeople } from './use-people.ts';

const words = ({ name, id, number }: PersonSeen): string => `${name} · ${id ?? `#${number}`}`;

interface PersonPickProps {
  readonly label: string;
  readonly onPick: (person: PersonSeen | undefined) => void;
}

/** Somebody of the register, found as one types. */
export function PersonPick({ label, onPick }: PersonPickProps) {
  const [text, setText] = useState('');
  const people = usePeople(text.split(' · ', 1)[0] ?? '')?.people ?? [];
  return (
    <Autocomplete
      label={label}
      value={text}
      data={people.map(words)}
      // The server has matched them.
      filter={({ options }) => options}
      onChange={(typed) => {
        setText(typed);
        onPick(people.find((person) => words(person) === typed));
      }}
      autoComplete="off"
      spellCheck={false}
      classNames={{ input: field.input ?? '', label: field.label ?? '' }}
    />
  );
}
