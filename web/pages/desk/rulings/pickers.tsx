import { useTranslation } from 'react-i18next';
import { Pick } from '../../../components/field.tsx';
import { entryText } from '../../../components/pair-names.tsx';
import { useView } from '../../../live/index.ts';
import type { BoardLine } from '../boards/lines.ts';
import { useDesk } from '../desk-context.ts';
import { usePlaces } from '../parts/use-places.ts';
import { useResultText } from '../parts/use-result-text.ts';
import { useContestants } from '../use-contestants.ts';

interface PickerProps<T> {
  readonly value: T;
  readonly onPick: (value: T) => void;
}

/** Where it happened: those who sit there, and the board that they play. */
export interface AtBoard {
  readonly contestants: readonly string[];
  readonly board: number;
}

interface PairPickerProps extends PickerProps<string> {
  readonly label?: string;
  /** These alone: those at a table. */
  readonly among?: readonly string[] | undefined;
}

/** A pair of those who play. */
export function PairPicker({ value, onPick, label, among }: PairPickerProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const context = useContestants();
  const entries = useView(tournament, { view: 'entries' }).view?.entries ?? [];
  const pairs = entries
    .filter(({ contestant, withdrawn }) => among?.includes(contestant) ?? !withdrawn)
    .toSorted((a, b) => a.contestant.localeCompare(b.contestant, 'en', { numeric: true }));
  return (
    <Pick
      names
      label={label ?? t('label.pair', { context })}
      value={value}
      options={[
        { value: '', label: t('rulings.choose') },
        ...pairs.map((entry) => ({ value: entry.contestant, label: entryText(entry) })),
      ]}
      onPick={onPick}
    />
  );
}

/** A board of the session. */
export function BoardPicker({
  boards,
  value,
  onPick,
  none,
}: PickerProps<number> & { readonly boards: readonly number[]; readonly none?: string }) {
  const { t } = useTranslation('desk');
  return (
    <Pick
      label={t('label.board')}
      value={String(value)}
      options={[
        ...(none === undefined ? [] : [{ value: '0', label: none }]),
        ...boards.map((board) => ({ value: String(board), label: String(board) })),
      ]}
      onPick={(board) => onPick(Number(board))}
    />
  );
}

/** A line of a board's traveller. */
export function LinePicker({
  lines,
  value,
  onPick,
}: PickerProps<string> & { readonly lines: readonly BoardLine[] }) {
  const { t } = useTranslation('desk');
  const places = usePlaces();
  // A choice of the browser's own holds no drawing: letters.
  const resultText = useResultText('letters');
  const labelOf = (line: BoardLine): string => {
    const meeting = `${places.meeting(line)}: ${line.ns.contestant} – ${line.ew.contestant}`;
    const result = line.row?.result?.result;
    return result === undefined ? meeting : `${meeting} (${resultText(result)})`;
  };
  return (
    <Pick
      label={t('rulings.where')}
      value={value}
      options={[
        { value: '', label: t('rulings.choose') },
        ...lines.map((line) => ({
          value: line.key,
          label: labelOf(line),
        })),
      ]}
      onPick={onPick}
    />
  );
}

/** A round of the session. */
export function RoundPicker({
  label,
  rounds,
  value,
  onPick,
  none,
}: PickerProps<number> & { readonly label: string; readonly rounds: number; readonly none?: string }) {
  return (
    <Pick
      label={label}
      value={String(value)}
      options={[
        ...(none === undefined ? [] : [{ value: '0', label: none }]),
        ...Array.from({ length: rounds }, (_, index) => String(index + 1)).map((round) => ({
          value: round,
          label: round,
        })),
      ]}
      onPick={(round) => onPick(Number(round))}
    />
  );
}
