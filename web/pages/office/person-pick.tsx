import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import field from '../../components/field.module.css';
import type { Answer } from '../../live/index.ts';
import { officeClient } from './office-client.ts';
import { usePeople } from './use-people.ts';

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

/** Somebody of the register, found as one types. */
export function PersonPick({ label, onPick, picked, find = officeClient.search }: PersonPickProps) {
  const [text, setText] = useState(picked === undefined ? '' : words(picked));
  const people = usePeople(find, text.split(' · ', 1)[0] ?? '')?.people ?? [];
  // Two of one name and club are still two.
  const options = new Map(people.map((person) => [words(person), person]));
  return (
    <Autocomplete
      label={label}
      value={text}
      data={[...options.keys()]}
      // The server has matched them.
      filter={({ options: all }) => all}
      onChange={(typed) => {
        setText(typed);
        onPick(options.get(typed));
      }}
      autoComplete="off"
      spellCheck={false}
      classNames={{ input: field.input ?? '', label: field.label ?? '' }}
    />
  );
}
