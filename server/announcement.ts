import { renderUnicodeCompact } from 'uqr';
import { VERSION } from './version.ts';

/** What is told of a server that is up. */
export interface Announced {
  /** The address on this computer. */
  readonly address: string;
  /** The address for everybody else: that of the proxy, or of this computer on its network. */
  readonly networkAddress: string | undefined;
  readonly port: number;
  /** The port that was asked for and that something else holds. */
  readonly takenPort: number | undefined;
  readonly database: string;
  /** With it the first password is chosen; only until it is. */
  readonly setupCode: string | undefined;
  /** What is wrong with the data, a sentence or two each. */
  readonly warnings: readonly string[];
}

/** What the terminal shows once Naipe is up: where it is, and a code that a phone's camera opens. */
export function announcement(serving: Announced): string {
  const { address, networkAddress, port, takenPort, database, setupCode, warnings } = serving;
  const lines = [`Naipe ${VERSION} is running at ${address}`, ''];
  if (takenPort !== undefined)
    lines.push(`Something else uses port ${takenPort}, so this is port ${port}.`, '');
  if (networkAddress !== undefined) {
    lines.push(
      networkAddress.startsWith('https:')
        ? `For everybody else: ${networkAddress}`
        : `On phones in the same network: ${networkAddress}`,
      '',
      renderUnicodeCompact(networkAddress, { border: 2 }),
      '',
    );
  }
  if (setupCode !== undefined) {
    lines.push(
      `First choose the director's password: ${address}/desk#setup=${setupCode}`,
      `(On another device, open /desk there and type the setup code ${setupCode}.)`,
      '',
    );
  }
  for (const warning of warnings) lines.push(`Attention: ${warning}`, '');
  lines.push(`The data is in ${database}. Ctrl-C stops Naipe.`);
  return lines.join('\n');
}
