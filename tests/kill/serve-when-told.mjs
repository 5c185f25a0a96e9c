// Loads the program, waits for a line with the data folder, serves it and prints the address, the setup code and what is wrong.
// Made to be killed. With a user's number it serves as that user, who may be one that is not allowed to write; with the address
// of a PostgreSQL database it serves that.
import { createInterface } from 'node:readline';
import { serve } from '@naipe/server';

const [dataFolder, user, database] = await new Promise((resolve) => {
  createInterface({ input: process.stdin }).once('line', (line) => resolve(JSON.parse(line)));
});
if (typeof user === 'number') {
  // All that it needs is loaded while it may still be read.
  const first = await serve({ dataFolder: `${dataFolder}-first`, webFolder: dataFolder, port: 0 });
  if (first.ok) await first.value.close();
  process.seteuid(user);
}
const options = { dataFolder, webFolder: dataFolder, port: 0, ...(database ? { database } : {}) };
const serving = await serve(options);
if (!serving.ok) throw new Error(serving.error.message);
const { address, setupCode, warnings } = serving.value;
process.stdout.write(`${JSON.stringify({ address, setupCode, warnings })}\n`);
