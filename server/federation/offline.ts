import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ok, type Result } from 'naipe/base';
import { type ImportPreview, previewImport, writePeopleFile } from 'naipe/federation';
import { type FactLog, openSqliteFactLog } from '../facts/index.ts';
import { DATABASE_NAME } from '../storage/index.ts';
import { FederationHost } from './host.ts';

/** Opens the register of a data folder. Naipe must not be running: it has pages for that. */
async function withRegister<T>(
  dataFolder: string,
  work: (host: FederationHost) => Promise<Result<T>>,
): Promise<Result<T>> {
  const opened: Result<FactLog> = openSqliteFactLog(join(dataFolder, DATABASE_NAME));
  if (!opened.ok) return opened;
  try {
    return await work(new FederationHost(opened.value));
  } finally {
    await opened.value.close();
  }
}

/** What a list of people would change in the register of a data folder. */
export const previewPeopleIn = (dataFolder: string, csv: string): Promise<Result<ImportPreview>> =>
  withRegister(dataFolder, async (host) => ok(previewImport(await host.state(), csv)));

/** Takes over a list of people; lines that are wrong are left out. */
export const importPeopleIn = (dataFolder: string, csv: string): Promise<Result<ImportPreview>> =>
  withRegister(dataFolder, async (host) => {
    const preview = previewImport(await host.state(), csv);
    const sent = await host.send(
      {
        id: randomUUID(),
        type: 'import-people',
        data: { csv, leaveOutFaulty: true },
        actor: 'terminal',
        time: new Date().toISOString(),
      },
      () => ({ role: 'federation' }),
    );
    return sent.ok ? ok(preview) : sent;
  });

/** The register of a data folder as a table. */
export const exportPeopleIn = (dataFolder: string): Promise<Result<string>> =>
  withRegister(dataFolder, async (host) => ok(writePeopleFile((await host.state()).people.values())));
