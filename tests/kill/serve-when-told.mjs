// Loads the program, waits for a line with the data folder, serves it and prints the address and the setup code. Made to be killed.
import { createInterface } from 'node:readline';
import { serve } from '@naipe/server';

const [dataFolder] = await new Promise((resolve) => {
  createInterface({ input: process.stdin }).once('line', (line) => resolve(JSON.parse(line)));
});
const serving = await serve({ dataFolder, webFolder: dataFolder, port: 0 });
if (!serving.ok) throw new Error(serving.error.message);
const { address, setupCode } = serving.value;
process.stdout.write(`${JSON.stringify({ address, setupCode })}\n`);
