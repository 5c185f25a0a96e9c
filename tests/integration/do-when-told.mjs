// Does something to the data folder it is given as soon as a line comes in, and says when that is done: erases a person,
// or puts a backup in its place. Made to be killed.
const [, , what, folder, given] = process.argv;

const built = (path) => new URL(`../../server/dist/${path}`, import.meta.url).href;

/** Only what is needed for it: the whole program takes much longer to load. */
async function loaded() {
  if (what === 'erase') {
    const { erasePersonIn } = await import(built('erasure/offline.js'));
    return () => erasePersonIn(folder, { name: given });
  }
  const { restore } = await import(built('storage/index.js'));
  return () => restore(folder, given, { force: true });
}

const work = await loaded();
process.stdout.write('ready\n');
process.stdin.once('data', async () => {
  const done = await work();
  if (!done.ok) throw new Error(done.error.message);
  process.stdout.write('done\n');
  process.exit(0);
});
