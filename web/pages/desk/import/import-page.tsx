import { findingText } from 'naipe/format';
import { printDeal } from 'naipe/game';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Pick } from '../../../components/field.tsx';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { client, useView } from '../../../live/index.ts';
import { useDesk } from '../desk-context.ts';
import { DataTable, Panel, Quiet, Row, Stack, Title } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { type BroughtFile, broughtDatabase, broughtText, isDatabase, textOf } from './brought-file.ts';
import classes from './import-page.module.css';

const MOST_MEGABYTES = 16;
const MOST_FINDINGS_SHOWN = 30;

/** Files of other programs and of scoring devices: dropped here, looked at, taken over. */
export function ImportPage() {
  const { t } = useTranslation('desk');
  const { overview, room } = useDesk().view;
  const [chosen, setChosen] = useState<number>();
  const session = chosen ?? room?.session;
  return (
    <Stack>
      <Title>{t('import.title')}</Title>
      {session === undefined ? (
        <Quiet>{t('frame.notPlanned')}</Quiet>
      ) : (
        <>
          <Quiet>{t('import.about')}</Quiet>
          {overview.sessions.length > 1 && (
            <Pick
              label={t('label.session')}
              value={String(session)}
              options={overview.sessions.map((each) => ({
                value: String(each.session),
                label: String(each.session),
              }))}
              onPick={(value) => setChosen(Number(value))}
            />
          )}
          <SessionImport key={session} session={session} />
        </>
      )}
    </Stack>
  );
}

interface Read {
  readonly name: string;
  /** What stands in it, or why it was not read. */
  readonly brought?: BroughtFile;
  readonly fault?: string;
}

/** What a file brings; a database goes to the server to be read. */
async function readFile(file: File, tooLarge: string): Promise<Read> {
  const { name } = file;
  if (file.size > MOST_MEGABYTES * 1024 * 1024) return { name, fault: tooLarge };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isDatabase(bytes)) return { name, brought: broughtText(textOf(bytes)) };
  const answer = await client.readDatabase(file);
  return answer.ok ? { name, brought: broughtDatabase(answer.value) } : { name, fault: answer.error.message };
}

function SessionImport({ session }: { readonly session: number }) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const { view, refusal } = useView(tournament, { view: 'hands', session });
  const commanding = useDeskCommand(tournament);
  const [read, setRead] = useState<Read>();
  const [done, setDone] = useState(false);
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  const { brought } = read ?? {};
  const played = new Set(view.boards.map(({ board }) => board));
  const deals = (brought?.deals ?? []).filter(({ board }) => played.has(board));
  const results = brought?.results ?? [];

  async function take(file: File | undefined) {
    if (file === undefined) return;
    setDone(false);
    setRead(await readFile(file, t('import.tooLarge', { most: MOST_MEGABYTES })));
  }

  return (
    <Panel heading={t('import.title')}>
      <DropZone onFile={(file) => void take(file)} />
      {read?.fault !== undefined && (
        <p role="alert" className={classes.status}>
          {read.fault}
        </p>
      )}
      {read !== undefined && brought !== undefined && (
        <Brought name={read.name} brought={brought} hands={deals.length} />
      )}
      <Outcome commanding={commanding} onDone={() => setDone(true)} />
      {done && (
        <p role="status" className={classes.status}>
          {t('import.done')}
        </p>
      )}
      <Row>
        <Action
          next
          loading={commanding.sending}
          disabled={results.length === 0}
          onClick={async () => setDone(await commanding.send('record-results', { session, results }))}
        >
          {t('import.take', { count: results.length })}
        </Action>
        <Action
          loading={commanding.sending}
          disabled={deals.length === 0}
          onClick={async () =>
            setDone(
              await commanding.send('attach-deals', {
                session,
                deals: deals.map(({ board, deal }) => ({ board, deal: printDeal(deal) })),
              }),
            )
          }
        >
          {t('import.attach', { count: deals.length })}
        </Action>
      </Row>
    </Panel>
  );
}

/** A file is dropped or chosen: the box is a label of the field, so that keyboard and screen reader have it too. */
function DropZone({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  const { t } = useTranslation('desk');
  const field = useId();
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <label
      htmlFor={field}
      className={classes.zone}
      data-over={over || undefined}
      onDragOver={hold}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFile(event.dataTransfer.files[0]);
      }}
    >
      <span className={classes.invitation}>{t('import.drop')}</span>
      <input
        id={field}
        type="file"
        className={classes.file}
        onChange={(event) => {
          onFile(event.currentTarget.files?.[0]);
          // The same file can be chosen again after it was mended.
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}

interface BroughtProps {
  readonly name: string;
  readonly brought: BroughtFile;
  readonly hands: number;
}

/** What stands in the file, and what is wrong with it. */
function Brought({ name, brought, hands }: BroughtProps) {
  const { t } = useTranslation('desk');
  const { language } = useWritingStyle();
  const { results, unplayed, findings } = brought;
  return (
    <div className={classes.brought}>
      <div role="status" className={classes.brought}>
        <p className={classes.status}>{t('import.chosen', { name, format: brought.format })}</p>
        {results.length === 0 && hands === 0 && <p className={classes.status}>{t('import.nothing')}</p>}
        {results.length > 0 && (
          <p className={classes.status}>{t('import.results', { count: results.length })}</p>
        )}
        {hands > 0 && <p className={classes.status}>{t('import.hands', { count: hands })}</p>}
      </div>
      {results.length > 0 && unplayed > 0 && <Quiet>{t('import.unplayed', { count: unplayed })}</Quiet>}
      {findings.length > 0 && (
        <div role="alert">
          <DataTable label={t('import.wrong')}>
            <thead>
              <tr>
                <th scope="col" data-number>
                  {t('import.line')}
                </th>
                <th scope="col">{t('import.wrong')}</th>
              </tr>
            </thead>
            <tbody>
              {findings.slice(0, MOST_FINDINGS_SHOWN).map((finding) => (
                <tr key={`${finding.line}/${finding.column ?? ''}/${finding.message}`}>
                  <td data-number>{finding.line}</td>
                  <td>{findingText(finding, language)}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        </div>
      )}
    </div>
  );
}
