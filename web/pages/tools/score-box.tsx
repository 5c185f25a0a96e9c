import { TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { dealerOf, VULNERABILITIES, type Vulnerability, vulnerabilityOf } from 'naipe/game';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/card.tsx';
import { Choice } from '../../components/choice.tsx';
import { ImpsLine } from './imps-line.tsx';
import classes from './score-box.module.css';
import { readBoardNumber, readScoreEntry, splitBoard } from './score-entry.ts';
import { ScoreOutcome } from './score-outcome.tsx';

const EXAMPLE = '4SXN+1';

/** Type a result, see what it is worth. */
export function ScoreBox() {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(EXAMPLE);
  const [board, setBoard] = useState('1');
  const [vulnerability, setVulnerability] = useState<Vulnerability>(vulnerabilityOf(1));
  const [other, setOther] = useState('');
  useHotkeys([['/', () => input.current?.focus()]]);

  const boardNumber = readBoardNumber(board);
  const dealer = boardNumber === undefined ? undefined : dealerOf(boardNumber);

  function typeBoard(typed: string) {
    setBoard(typed.trim());
    const number = readBoardNumber(typed);
    if (number !== undefined) setVulnerability(vulnerabilityOf(number));
  }

  function typeResult(typed: string) {
    setText(typed);
    const named = splitBoard(typed).board;
    if (named !== undefined) typeBoard(String(named));
  }

  function chooseVulnerability(chosen: Vulnerability) {
    setVulnerability(chosen);
    setBoard('');
  }

  const entry = readScoreEntry(text);
  return (
    <Card heading={t('score.heading')}>
      <TextInput
        ref={input}
        label={t('score.input')}
        description={
          <>
            {t('score.inputHint', { example: EXAMPLE, withBoard: '13\u00A03NTS=' })}
            <span className={classes.desk}> {t('score.shortcut')}</span>
          </>
        }
        inputWrapperOrder={['label', 'input', 'description']}
        value={text}
        onChange={(event) => typeResult(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        classNames={{ input: classes.result, label: classes.label, description: classes.hint }}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-keyshortcuts="/"
      />
      <ScoreOutcome text={text} entry={entry} vulnerability={vulnerability} />
      <div className={classes.conditions}>
        <TextInput
          label={t('score.board')}
          value={board}
          onChange={(event) => typeBoard(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="off"
          error={board === '' || boardNumber !== undefined ? undefined : t('score.boardFault')}
          description={
            dealer === undefined ? t('score.noDealer') : t('score.dealer', { seat: t(`seat.${dealer}`) })
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          classNames={{ input: classes.input, label: classes.label, description: classes.hint }}
        />
        <Choice<Vulnerability>
          label={t('vulnerability.label')}
          value={vulnerability}
          options={VULNERABILITIES.map((value) => ({ value, label: t(`vulnerability.${value}`) }))}
          onChange={chooseVulnerability}
        />
      </div>
      <TextInput
        label={t('score.other')}
        value={other}
        onChange={(event) => setOther(event.currentTarget.value)}
        placeholder="4SN="
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        classNames={{ input: classes.input, label: classes.label }}
      />
      <ImpsLine here={entry} otherText={other} vulnerability={vulnerability} />
    </Card>
  );
}
