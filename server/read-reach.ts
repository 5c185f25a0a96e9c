import type { ServeOptions } from './serve.ts';

/** How a server is reached, as a person says it on a command line. */
interface Said {
  readonly isBehind: boolean;
  /** `--behind-proxy 2`: the number is a word of its own, as it may be left out. */
  readonly words: readonly string[];
  readonly names: readonly string[];
  readonly listen: string | undefined;
}

type Reached = Pick<ServeOptions, 'behindProxy' | 'names' | 'listen'>;

const MOST_HOPS = 9;
const NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

/** What stands before this server and what it is called, or a sentence about what is wrong with it. */
export function readReach({ isBehind, words, names, listen }: Said): Reached | string {
  const [hops = '1', ...more] = words;
  const unexpected = isBehind ? more[0] : words[0];
  if (unexpected !== undefined) return `"${unexpected}" is not expected here.`;
  const behindProxy = isBehind ? Number(/^\d+$/.test(hops) ? hops : 0) : 0;
  if (behindProxy > MOST_HOPS || (isBehind && behindProxy < 1))
    return `--behind-proxy takes a number of proxies from 1 to ${MOST_HOPS}, not "${hops}".`;
  const wrong = names.find((name) => !NAME.test(name));
  if (wrong !== undefined) return `--name takes a name such as bridge.example.org, not "${wrong}".`;
  if (isBehind && names.length === 0) return '--behind-proxy needs --name: what people call this server.';
  return { behindProxy, names, ...(listen === undefined ? {} : { listen }) };
}
