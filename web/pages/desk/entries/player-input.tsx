import { type Ref, useState } from 'react';
import { NameBox } from '../../../components/name-box.tsx';
import { useFound } from '../../../components/use-found.ts';
import { client } from '../../../live/index.ts';

interface PlayerInputProps {
  readonly label: string;
  readonly name: string;
  readonly onName: (name: string, id?: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const FEWEST_LETTERS = 2;
const NOBODY = Promise.resolve({ ok: true, value: { players: [] } } as const);

const find = (text: string) => (text.length < FEWEST_LETTERS ? NOBODY : client.players(text));

/** A player's name, with those known from earlier tournaments at hand. */
export function PlayerInput({ label, name, onName, inputRef }: PlayerInputProps) {
  const [isTyping, setTyping] = useState(false);
  const { found, waiting } = useFound(find, isTyping ? name : '');
  const known = found?.players ?? [];
  return (
    <NameBox
      ref={inputRef}
      aria-label={label}
      placeholder={label}
      value={name}
      names={[...new Set(known.map((player) => player.name))]}
      waiting={waiting}
      onChange={(value) => {
        setTyping(true);
        onName(value, known.find((player) => player.name === value)?.id);
      }}
      onBlur={() => setTyping(false)}
      maxLength={120}
    />
  );
}
