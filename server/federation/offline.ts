import { randomUUID } from 'node:crypto';
import { ok, type Result } from 'naipe/base';
import { type ImportPreview, previewImport, writePeopleFile } from 'naipe/federation';
import { openToServeFrom } from '../storage/index.ts';
import { FederationHost } from './host.ts';

/** Opens the register of a place. On a data folder Naipe must not be running: it has pages for that. */
async function withRegister<T>(
  place: string,
  work: (host: FederationHost) => Promise<Result<T>>,
): Promise<Result<T>> {
  const opened = await openToServeFrom(place);
  if (!opened.ok) return opened;
  const host = new FederationHost(opened.value.facts);
  try {
    return await work(host);
  } finally {
    host.close();
    await opened.value.close();
  }
}

/** What a list of people would change in the register of a place. */
export const previewPeopleIn = (place: string, csv: string): Promise<Result<ImportPreview>> =>
  withRegister(place, async (host) => ok(previewImport(await host.state(), csv)));

/** Takes over a list of people; lines that are wrong are left out. */
export const importPeopleIn = (place: string, csv: string): Promise<Result<ImportPreview>> =>
  withRegister(place, async (host) => {
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
export const exportPeopleIn = (place: string): Promise<Result<string>> =>
  withRegister(place, async (host) => ok(writePeopleFile((await host.state()).people.values())));
