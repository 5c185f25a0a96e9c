/**
 * Facts are for ever, and pages and scripts live longer than a version: what was written in an older form is turned into
 * the present one where it is read. Nothing is checked here; whatever is in no older form comes back as it is.
 *
 * Before a tournament had contestants it had pairs: facts and commands named a `pair`, and four of each were named after it.
 */

type Data = Readonly<Record<string, unknown>>;

const FACTS_OF_PAIRS: Readonly<Record<string, string>> = {
  'pair-entered': 'contestant-entered',
  'pair-changed': 'contestant-changed',
  'pair-withdrawn': 'contestant-withdrawn',
  'pair-seated': 'contestant-seated',
};

const COMMANDS_OF_PAIRS: Readonly<Record<string, string>> = {
  'enter-pair': 'enter-contestant',
  'change-pair': 'change-contestant',
  'withdraw-pair': 'withdraw-contestant',
  'seat-pair': 'seat-contestant',
};

/** Those that say which kind of contestant it is about. */
const OF_A_KIND: ReadonlySet<string> = new Set(['pair-entered', 'pair-changed', 'enter-pair', 'change-pair']);

/** Facts and commands that were about a pair under the name that they still have. */
const ABOUT_A_PAIR: ReadonlySet<string> = new Set([
  'penalty-given',
  'warning-given',
  'player-substituted',
  'device-authorised',
  'give-penalty',
  'give-warning',
  'substitute-player',
  'authorise-device',
]);

const isData = (data: unknown): data is Data =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** The same data, a field under its new name in its old place. */
const renamed = (data: Data, before: string, now: string): Data =>
  Object.hasOwn(data, before) && !Object.hasOwn(data, now)
    ? Object.fromEntries(Object.entries(data).map(([name, value]) => [name === before ? now : name, value]))
    : data;

function upcast(old: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!isData(old) || typeof old.type !== 'string' || !isData(old.data)) return old;
  const { type, data } = old;
  if (type === 'places-exchanged') return { ...old, data: renamed(data, 'pairs', 'contestants') };
  if (ABOUT_A_PAIR.has(type)) return { ...old, data: renamed(data, 'pair', 'contestant') };
  if (!Object.hasOwn(names, type)) return old;
  const about = renamed(data, 'pair', 'contestant');
  return { ...old, type: names[type], data: OF_A_KIND.has(type) ? { kind: 'pair', ...about } : about };
}

/** A fact as it is written today, from whatever form it was stored in. */
export const upcastFact = (fact: unknown): unknown => upcast(fact, FACTS_OF_PAIRS);

/** A command as it is sent today, from whatever form a page or a script of before sends it in. */
export const upcastCommand = (command: unknown): unknown => upcast(command, COMMANDS_OF_PAIRS);

/** The same for what a view is asked with. */
export const upcastQuery = (query: unknown): unknown =>
  isData(query) ? renamed(query, 'pair', 'contestant') : query;
