import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import field from './field.module.css';

interface NameBoxProps
  extends Pick<
    AutocompleteProps,
    'label' | 'aria-label' | 'placeholder' | 'maxLength' | 'onBlur' | 'onFocus' | 'ref' | 'error'
  > {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Whom the server has found for what is typed. */
  readonly names: readonly string[];
  /** Whether they are those of an earlier letter. */
  readonly waiting: boolean;
}

/** A box for a name, with those who are known offered below it. */
export function NameBox({ names, waiting, ...box }: NameBoxProps) {
  return (
    <Autocomplete
      {...box}
      data={[...names]}
      // The server has matched them, small errors and accents aside.
      filter={({ options }) => options}
      // A page that grows above a box at the screen's edge pushes it out; those who are offered stay where it is.
      comboboxProps={{ hideDetached: false }}
      aria-busy={waiting}
      autoComplete="off"
      spellCheck={false}
      classNames={{ input: field.input ?? '', label: field.label ?? '' }}
    />
  );
}
