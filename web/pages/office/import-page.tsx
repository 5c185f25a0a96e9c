import { type LineFault, type LinePreview, PEOPLE_COLUMNS } from 'naipe/federation';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { filledIn } from '../../live/index.ts';
import { DataTable, Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import classes from './office.module.css';
import { officeClient, type Preview } from './office-client.ts';
import { OfficeFrame } from './office-frame.tsx';
import { OfficeRefusal } from './office-refusal.tsx';
import { partsOfTable } from './parts-of-table.ts';

/** A list of people: looked through line by line, then taken over. */
export function ImportPage() {
  const { t } = useTranslation('office');
  const ids = useId();
  const { send, sending, refusal } = useSending();
  const [csv, setCsv] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>();
  const [isDone, setDone] = useState(false);
  const given = (text: string): void => {
    setCsv(text);
    setPreview(undefined);
    setDone(false);
  };
  async function take() {
    const parts = partsOfTable(csv);
    const total = parts.reduce((sum, { lines }) => sum + lines, 0);
    let done = 0;
    for (const { text, lines } of parts) {
      setProgress({ done, total });
      const command = () => officeClient.command('import-people', { csv: text, leaveOutFaulty: true });
      if ((await send(command)) === undefined) return;
      done += lines;
    }
    setProgress(undefined);
    setPreview(undefined);
    setDone(true);
  }
  return (
    <OfficeFrame part="import">
      <Panel heading={t('import.title')}>
        <Quiet>{t('import.about')}</Quiet>
        <Quiet>{t('import.columns', { columns: PEOPLE_COLUMNS.join(', ') })}</Quiet>
        <div>
          <label className={classes.label} htmlFor={`${ids}file`}>
            {t('import.file')}
          </label>
          <input
            id={`${ids}file`}
            type="file"
            className={classes.file}
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(event) => void event.currentTarget.files?.[0]?.text().then(given)}
          />
        </div>
        <div>
          <label className={classes.label} htmlFor={`${ids}text`}>
            {t('import.paste')}
          </label>
          <textarea
            id={`${ids}text`}
            className={classes.text}
            value={csv}
            spellCheck={false}
            onChange={(event) => given(event.currentTarget.value)}
          />
        </div>
        <Row>
          <Action
            next={preview === undefined}
            loading={sending && preview === undefined}
            disabled={csv.trim() === ''}
            onClick={() => void send(() => officeClient.preview(csv)).then(setPreview)}
          >
            {t('import.look')}
          </Action>
        </Row>
        <OfficeRefusal refusal={refusal} />
        {isDone && <p role="status">{t('import.done')}</p>}
      </Panel>
      {preview !== undefined && (
        <Changes preview={preview}>
          <Row>
            <Action
              next
              loading={sending}
              disabled={preview.counts.new + preview.counts.changed === 0}
              onClick={() => void take()}
            >
              {t('import.take')}
            </Action>
            {preview.counts.faulty > 0 && <Quiet>{t('import.leaveOut')}</Quiet>}
          </Row>
          {progress !== undefined && (
            <label>
              {t('import.progress', progress)}
              <progress className={classes.progress} value={progress.done} max={progress.total} />
            </label>
          )}
        </Changes>
      )}
    </OfficeFrame>
  );
}

function Changes({ preview, children }: { readonly preview: Preview; readonly children: React.ReactNode }) {
  const { t } = useTranslation('office');
  const { counts, faults, lines } = preview;
  const fault = (each: LineFault): string => {
    const text = t(`fault.${each.code}`, { skipInterpolation: true });
    return filledIn(text, { line: each.line, found: each.found ?? '' }) ?? each.message;
  };
  return (
    <Panel heading={t('import.lines')}>
      <p className={classes.counts}>
        {(['new', 'changed', 'same', 'faulty'] as const).map((kind) => (
          <span key={kind}>{t(`import.${kind}`, { count: counts[kind] })}</span>
        ))}
      </p>
      {children}
      {faults.length > 0 && (
        <>
          <h3>{t('import.faults')}</h3>
          <ul>
            {faults.map((each) => (
              <li key={`${each.line} ${each.code} ${each.column ?? ''}`}>{fault(each)}</li>
            ))}
          </ul>
        </>
      )}
      {lines.length > 0 && <Lines lines={lines} />}
    </Panel>
  );
}

function Lines({ lines }: { readonly lines: readonly LinePreview[] }) {
  const { t } = useTranslation('office');
  const words = (line: LinePreview): string => {
    if (line.kind !== 'changed') return '';
    return line.differences.map((each) => t('import.change', { ...each })).join('; ');
  };
  return (
    <DataTable label={t('import.lines')} still>
      <thead>
        <tr>
          <th scope="col" data-number>
            {t('import.line')}
          </th>
          <th scope="col">{t('people.name')}</th>
          <th scope="col">{t('import.lines')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) =>
          line.kind === 'same' ? null : (
            <tr key={line.line}>
              <td data-number>{line.line}</td>
              <th scope="row">
                <bdi>{line.written.person.name}</bdi>
              </th>
              <td>{line.kind === 'new' ? t('import.kind.new') : words(line)}</td>
            </tr>
          ),
        )}
      </tbody>
    </DataTable>
  );
}
