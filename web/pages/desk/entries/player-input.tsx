import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Player } from 'naipe/tournament';
import { type Ref, useEffect, useState } from 'react';
import field from '../../../components/field.module.css';
import { client } from '../../../live/index.ts';

interface PlayerInputProps {
  readonly label: string;
  readonly name: string;
  readonly onName: (name: string, id?: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const FEWEST_LETTERS = 2;
const TYPING_MILLISECONDS = 120;

/** A player's name, with those known from earlier tournaments at hand. */
export function PlayerInput({ label, name, onName, inputRef }: PlayerInputProps) {
  const [isTyping, setTyping] = useState(false);
  const [typed] = useDebouncedValue(isTyping ? name : '', TYPING_MILLISECONDS);
  const [known, setKnown] = useState<readonly Player[]>([]);
  useEffect(() => {
    let isCurrent = true;
    if (typed.trim().length < FEWEST_LETTERS) setKnown([]);
    else {
      void client.players(typed.trim()).then((answer) => {
        if (isCurrent && answer.ok) setKnown(answer.value.players);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [typed]);
  return (
    <Autocomplete
      ref={inputRef}
      aria-label={label}
      placeholder={label}
      value={name}
      data={[...new Set(known.map((player) => player.name))]}
      // The server has matched them, small errors and accents aside.
      filter={({ options }) => options}
      onChange={(value) => {
        setTyping(true);
        onName(value, known.find((player) => player.name === value)?.id);
      }}
      onBlur={() => setTyping(false)}
      maxLength={120}
      autoComplete="off"
      spellCheck={false}
      classNames={{ input: field.input ?? '' }}
    />
  );
}
