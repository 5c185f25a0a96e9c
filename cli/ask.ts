import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks for a line. What is not a terminal is read as it comes. */
function askTo(output: NodeJS.WritableStream, question: string): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  if (isTerminal) process.stderr.write(question);
  const lines = createInterface({ input: process.stdin, output, terminal: isTerminal });
  return new Promise((resolve) => {
    let heard = '';
    lines.once('line', (line) => {
      heard = line;
      lines.close();
    });
    lines.once('close', () => {
      if (isTerminal) process.stderr.write('\n');
      resolve(heard);
    });
  });
}

export const ask = (question: string): Promise<string> => askTo(process.stderr, question);

/** The same for what must not be shown. */
export const askQuietly = (question: string): Promise<string> =>
  askTo(new Writable({ write: (_chunk, _encoding, written) => written() }), question);
