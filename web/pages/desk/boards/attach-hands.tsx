import { conditionsByNumber, printDeal } from 'naipe/game';
import type { BoardHands } from 'naipe/tournament';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { SuitedText } from '../../../components/suited-text.tsx';
import { boardRange } from '../../print/board-range.ts';
import { useDesk } from '../desk-context.ts';
import { DataTable, Panel, Quiet, Row } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import classes from './attach-hands.module.css';
import { type BroughtHands, sortHands } from './brought-hands.ts';
import { HiddenHands } from './hidden-hands.tsx';
import { useFindingWords } from './use-finding-words.ts';

/** A hand record of a thousand boards has a tenth of it. */
const MOST_MEGABYTES = 8;
const MOST_FINDINGS_SHOWN = 30;

interface AttachHandsProps {
  readonly session: number;
  /** The boards in play, with the hands that they have. */
  readonly boards: readonly BoardHands[];
}

/** Takes a PBN file or its text, shows what is in it and what is wrong with it, and attaches it. */
export function AttachHands({ session, boards }: AttachHandsProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const commanding = useDeskCommand(tournament);
  const [text, setText] = useState('');
  const [tooLarge, setTooLarge] = useState(false);
  /** A new one is an empty box: a file box cannot be emptied otherwise. */
  const [box, setBox] = useState(0);
  const area = useId();
  const file = useId();
  const brought = useMemo(() => sortHands(text, boards), [text, boards]);

  async function read(chosen: File | undefined) {
    if (chosen === undefined) return;
    const isLarge = chosen.size > MOST_MEGABYTES * 1024 * 1024;
    setTooLarge(isLarge);
    setText(isLarge ? '' : await chosen.text());
  }

  function done() {
    setText('');
    setBox(box + 1);
  }

  async function attach() {
    const deals = brought.usable.map(({ board, deal }) => ({ board, deal: printDeal(deal) }));
    if (await commanding.send('attach-deals', { session, deals })) done();
  }

  return (
    <Panel heading={t('hands.open')}>
      <div>
        <label htmlFor={file} className={classes.label}>
          {t('hands.file')}
        </label>
        <input
          key={box}
          id={file}
          type="file"
          accept=".pbn,.txt,text/plain"
          className={classes.file}
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </div>
      <div>
        <label htmlFor={area} className={classes.label}>
          {t('hands.paste')}
        </label>
        <textarea
          id={area}
          className={classes.text}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          placeholder={'[Board "1"]\n[Deal "N:AKQ2.…"]'}
          spellCheck={false}
        />
      </div>
      {tooLarge && (
        <p role="alert" className={classes.status}>
          {t('hands.tooLarge', { most: MOST_MEGABYTES })}
        </p>
      )}
      {text.trim() !== '' && <Brought brought={brought} />}
      <Outcome commanding={commanding} onDone={done} />
      <Row>
        <Action
          next
          loading={commanding.sending}
          disabled={brought.usable.length === 0}
          onClick={() => void attach()}
        >
          {t('hands.attach', { count: brought.usable.length })}
        </Action>
      </Row>
    </Panel>
  );
}

/** What is in the text, and what is wrong with it. */
function Brought({ brought }: { readonly brought: BroughtHands }) {
  const { t } = useTranslation('desk');
  const words = useFindingWords();
  const { usable, notPlayed, missing, findings } = brought;
  return (
    <div className={classes.brought}>
      <p role="status" className={classes.status}>
        {usable.length === 0
          ? t('hands.nothing')
          : t('hands.read', {
              count: usable.length,
              boards: boardRange(usable.map(({ board }) => board)),
            })}
      </p>
      {notPlayed.length > 0 && <Quiet>{t('hands.notPlayed', { boards: boardRange(notPlayed) })}</Quiet>}
      {usable.length > 0 && missing.length > 0 && (
        <Quiet>{t('hands.missing', { boards: boardRange(missing) })}</Quiet>
      )}
      {findings.length > 0 && (
        <div role="alert">
          <DataTable label={t('hands.wrong')}>
            <thead>
              <tr>
                <th scope="col" data-number>
                  {t('hands.line')}
                </th>
                <th scope="col">{t('hands.wrong')}</th>
              </tr>
            </thead>
            <tbody>
              {findings.slice(0, MOST_FINDINGS_SHOWN).map((finding) => (
                <tr key={`${finding.line}/${finding.code}/${finding.params.seat ?? ''}`}>
                  <td data-number>{finding.line}</td>
                  <td>
                    <SuitedText text={words(finding)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        </div>
      )}
      <HiddenHands
        hands={usable.map(({ board, deal }) => ({
          board,
          ...conditionsByNumber(board),
          deal: printDeal(deal),
        }))}
      />
    </div>
  );
}
