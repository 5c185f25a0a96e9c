// Appends two facts a command to the file it is given, and prints each version once it is acknowledged.
// The storage alone: the whole program takes ten times as long to load.
const { openSqliteFactLog } = await import(
  new URL('../../server/dist/storage/index.js', import.meta.url).href
);

const opened = openSqliteFactLog(process.argv[2]);
if (!opened.ok) throw new Error(opened.error.message);

for (let version = 0; ; version += 2) {
  const fact = { time: new Date(0).toISOString(), actor: 'test', cause: `command-${version}`, type: 'noted' };
  const appended = await opened.value.append('club', version, [
    { ...fact, data: { half: 1 } },
    { ...fact, data: { half: 2 } },
  ]);
  if (!appended.ok) throw new Error(appended.error.message);
  process.stdout.write(`${appended.value.version}\n`);
}
