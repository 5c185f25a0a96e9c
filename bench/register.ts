import { plainLetters, seededNotForCompetition } from 'naipe/base';
import {
  evolveFederation,
  type Federation,
  NO_FEDERATION,
  type Person,
  previewImport,
  replayFederation,
  searchPeople,
  seasonRanking,
  writePeopleFile,
} from 'naipe/federation';

const PEOPLE = 50_000;
const EVENTS = 2_000;
/** Of each event. */
const PAIRS = 24;
const SEARCHES = 2_000;
/** Slower ones are measured less often. */
const SCANS = 100;
const CHANGES = 100;
const SYLLABLES = [
  'ba',
  'co',
  'di',
  'fa',
  'gue',
  'lo',
  'ma',
  'nes',
  'pi',
  'ra',
  'so',
  'ta',
  'ves',
  'xi',
  'zé',
];

/** Plainly made-up names of three words. */
function someone(number: number, pick: (most: number) => number): Person {
  const word = () => {
    const letters = Array.from({ length: 2 + pick(2) }, () => SYLLABLES[pick(SYLLABLES.length)]).join('');
    return letters.slice(0, 1).toUpperCase() + letters.slice(1);
  };
  return {
    name: `${word()} ${word()} ${word()}`,
    id: `${10_000 + number}`,
    sex: number % 2 === 0 ? 'F' : 'M',
    licences: [2026],
  };
}

/** A register of so many people, and events that each name some of them. */
function federation(): Federation {
  const entropy = seededNotForCompetition(15);
  const bytes = new Uint8Array(2);
  const pick = (most: number) => {
    entropy(bytes);
    return ((bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)) % most;
  };
  const fact = { time: '2026-01-01T00:00:00Z', actor: 'bench', cause: 'bench' };
  const people = Array.from({ length: PEOPLE }, (_, at) => ({ number: at + 1, person: someone(at, pick) }));
  const events = Array.from({ length: EVENTS }, (_, at) => ({
    type: 'event-written' as const,
    data: {
      event: at + 1,
      plan: {
        name: `Event ${at + 1}`,
        profile: 'rtp-2014' as const,
        kind: 'pair' as const,
        types: ['open' as const],
        level: 'private' as const,
        from: '2026-03-01',
        to: '2026-03-01',
        points: [48, 36, 27, 20, 12],
        stated: {},
      },
    },
    ...fact,
  }));
  const entered = events.flatMap(({ data: { event } }) => [
    ...Array.from({ length: PAIRS }, (_, at) => ({
      type: 'entry-made' as const,
      data: {
        event,
        entry: {
          entry: at + 1,
          players: [1 + pick(PEOPLE), 1 + pick(PEOPLE)],
          accepted: { by: 'bench', time: fact.time },
        },
      },
      ...fact,
    })),
    {
      type: 'ranking-recorded' as const,
      data: { event, ranking: Array.from({ length: PAIRS }, (_, at) => ({ entry: at + 1, place: at + 1 })) },
      ...fact,
    },
    { type: 'event-homologated' as const, data: { event }, ...fact },
  ]);
  const written = { type: 'people-written' as const, data: { people }, ...fact };
  return replayFederation(
    [written, ...events, ...entered].map((each, at) => ({ ...each, sequence: at + 1 })),
    NO_FEDERATION,
  );
}

const cpuMs = (from: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
};

/** Half and 99 in 100 take no longer. */
function percentiles(works: readonly (() => unknown)[], before: (at: number) => void = () => {}): string {
  const times = works
    .map((work, at) => {
      before(at);
      const from = process.cpuUsage();
      work();
      return cpuMs(from);
    })
    .toSorted((one, other) => one - other);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

/** The first fifty whose name has a word that begins so, without an index. */
const scan = (people: readonly Person[], text: string): readonly Person[] => {
  const words = plainLetters(text).split(' ');
  return people
    .filter(({ name, id }) => {
      const own = plainLetters(name).split(' ');
      return id?.startsWith(text) || words.every((word) => own.some((each) => each.startsWith(word)));
    })
    .slice(0, 50);
};

/** Processor time of searches as one types, and of looking through a list of everybody. */
export function registerTimes(): string {
  const state = federation();
  const started = process.cpuUsage();
  searchPeople(state, { text: '' });
  const first = cpuMs(started);
  const names = [...state.people.values()];
  const typed = Array.from({ length: SEARCHES }, (_, at) => {
    const { name, id = '' } = names[(at * 7919) % names.length] ?? { name: '' };
    const whole = at % 5 === 0 ? id : name.split(' ').toReversed().join(' ');
    return whole.slice(0, 1 + (at % whole.length));
  });
  const found = percentiles(typed.map((text) => () => searchPeople(state, { text })));
  const scanned = percentiles(typed.slice(0, SCANS).map((text) => () => scan(names, text)));
  let changing = state;
  const change = (at: number): void => {
    const data = { people: [{ number: at + 1, person: { ...names[at], name: `Changed ${at}` } }] };
    changing = evolveFederation(changing, { type: 'people-written', data, time: '2026-01-01T00:00:00Z' });
  };
  const changed = percentiles(
    typed.slice(0, CHANGES).map((text) => () => searchPeople(changing, { text })),
    change,
  );
  const ranked = process.cpuUsage();
  const season = seasonRanking(state, 2026).length;
  const once = cpuMs(ranked);
  const again = process.cpuUsage();
  seasonRanking(state, 2026);
  const second = cpuMs(again);
  const csv = writePeopleFile(names);
  const from = process.cpuUsage();
  const { lines, faults } = previewImport(state, csv);
  return [
    `- Search among ${PEOPLE} people (${EVENTS} events), of processor time: ${found}; the first after somebody was changed: ${changed}; the first of all ${first.toFixed(0)} ms`,
    `- The same by looking at every name, as the peer: ${scanned}`,
    `- The ranking of the season, ${season} players of ${EVENTS} events: ${once.toFixed(0)} ms of processor time after a change, then ${second.toFixed(0)} ms`,
    `- Looking through a list of ${lines.length + faults.length}: ${(cpuMs(from) / 1000).toFixed(2)} s of processor time`,
  ].join('\n');
}
