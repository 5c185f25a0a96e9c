// Does something to the data folder it is given as soon as a line comes in, and says when that is done: erases a person,
// or puts a backup in its place. Made to be killed.
import { erasePersonIn, restore } from '@naipe/server';

const [, , what, folder, given] = process.argv;
process.stdout.write('ready\n');
process.stdin.once('data', async () => {
  const done =
    what === 'erase'
      ? await erasePersonIn(folder, { name: given })
      : await restore(folder, given, { force: true });
  if (!done.ok) throw new Error(done.error.message);
  process.stdout.write('done\n');
  process.exit(0);
});
