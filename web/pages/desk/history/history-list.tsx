import { Undo2 } from 'lucide-react';
import type { HistoryLine } from 'naipe/tournament';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Becomes } from '../../../components/becomes.tsx';
import { SuitedText } from '../../../components/suited-text.tsx';
import { useDates } from '../../../components/use-dates.ts';
import { useDesk } from '../desk-context.ts';
import { Row } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import classes from './history-page.module.css';
import { useFactWords } from './use-fact-words.ts';

interface HistoryListProps {
  readonly lines: readonly HistoryLine[];
  /** What stands there when there is none. */
  readonly empty: ReactNode;
}

/** Facts as sentences, the latest first, each undoable while nothing rests on it. */
export const HistoryList = ({ lines, empty }: HistoryListProps) =>
  lines.length === 0 ? (
    empty
  ) : (
    <ol className={classes.list}>
      {lines.map((line) => (
        <Line key={line.sequence} line={line} />
      ))}
    </ol>
  );

interface LineProps {
  readonly line: HistoryLine;
}

/** Every answer of the server has new objects for what has not changed: those lines are not drawn again. */
const isSameLine = (before: LineProps, after: LineProps): boolean =>
  JSON.stringify(before.line) === JSON.stringify(after.line);

const Line = memo(function Line({ line }: LineProps) {
  const { t } = useTranslation('desk');
  const { moment } = useDates();
  const { sentence, standing, grounds, who } = useFactWords();
  const [asking, setAsking] = useState(false);
  const { sequence, time, actor, before, after, undone, undoable, stoodOnBy } = line;
  const why = grounds(line);
  return (
    <li className={classes.line} data-undone={undone}>
      <span className={classes.number}>{sequence}</span>
      <span className={classes.when}>
        {moment(time)}
        <br />
        {who(actor)}
      </span>
      <span className={classes.what}>
        <SuitedText text={sentence(line)} />
        {before !== undefined && after !== undefined && (
          <span className={classes.change}>
            <SuitedText text={standing(before)} /> <Becomes /> <SuitedText text={standing(after)} />
          </span>
        )}
        {why !== '' && (
          <span className={classes.note}>
            <SuitedText text={why} />
          </span>
        )}
        {undone && <span className={classes.note}>{t('history.undone')}</span>}
        {!undone && stoodOnBy.length > 0 && (
          <span className={classes.note}>
            {t('history.stoodOn', { facts: stoodOnBy.slice(0, 8).join(', ') })}
          </span>
        )}
      </span>
      <span className={classes.undo}>
        {undoable && !asking && (
          <Action icon={Undo2} onClick={() => setAsking(true)} aria-label={t('history.undoOf', { sequence })}>
            {t('history.undo')}
          </Action>
        )}
      </span>
      {asking && <ConfirmUndo sequence={sequence} onEnd={() => setAsking(false)} />}
    </li>
  );
}, isSameLine);

function ConfirmUndo({ sequence, onEnd }: { readonly sequence: number; readonly onEnd: () => void }) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const commanding = useDeskCommand(tournament);
  return (
    <div className={classes.confirm}>
      <Row>
        <b>{t('history.sure', { sequence })}</b>
        <Action
          next
          loading={commanding.sending}
          onClick={async () => {
            if (await commanding.send('undo', { sequence })) onEnd();
          }}
        >
          {t('history.yes')}
        </Action>
        <Action onClick={onEnd}>{t('confirm.no')}</Action>
      </Row>
      <Outcome commanding={commanding} />
    </div>
  );
}
