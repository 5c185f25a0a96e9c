import { FileButton } from '@mantine/core';
import { type Table, writeCase } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { AskFirst } from '../../components/ask-first.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import { saveFile } from '../../components/save-file.ts';
import classes from './rulings-page.module.css';

interface CaseActionsProps {
  readonly table: Table;
  readonly onUndo: () => void;
  /** Not where the case belongs to a board. */
  readonly onClear?: () => void;
  readonly onOpen?: (text: string) => void;
}

/** Back one step, a new case, and the case as a file that `naipe rule` reads too. */
export function CaseActions({ table, onUndo, onClear, onOpen }: CaseActionsProps) {
  const { t } = useTranslation('rulings');
  const open = async (file: File | null): Promise<void> => {
    if (file !== null) onOpen?.(await file.text());
  };
  return (
    <div className={classes.actions}>
      <QuietButton onClick={onUndo} disabled={table.inputs.length === 0}>
        {t('undo')}
      </QuietButton>
      {onClear !== undefined && (
        <AskFirst
          action={t('clear')}
          question={table.inputs.length === 0 ? undefined : t('common.askFirst')}
          keep={t('common.keep')}
          onDo={onClear}
        />
      )}
      <QuietButton onClick={() => save(table)}>{t('saveCase')}</QuietButton>
      {onOpen !== undefined && (
        <FileButton accept="application/json,.json" onChange={(file) => void open(file)}>
          {({ onClick }) => <QuietButton onClick={onClick}>{t('openCase')}</QuietButton>}
        </FileButton>
      )}
    </div>
  );
}

const save = (table: Table): void =>
  saveFile('naipe-case.json', `${JSON.stringify(writeCase(table), undefined, 2)}\n`, 'application/json');
