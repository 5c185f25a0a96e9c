// Erases a person from the data folder it is given, as soon as a line comes in, and says when that is done.
import { erasePersonIn } from '@naipe/server';

const [, , folder, name] = process.argv;
process.stdout.write('ready\n');
process.stdin.once('data', async () => {
  const erased = await erasePersonIn(folder, { name });
  if (!erased.ok) throw new Error(erased.error.message);
  process.stdout.write('done\n');
  process.exit(0);
});
