import type { Allowance, Door } from './attempts.ts';

/*
 * How often may be guessed. An address has its own share of everything, smaller than what all addresses have together, so
 * that no one of them can use up what is there for the others. In any hour at most `burst + perHour` guesses are heard.
 */

/** The password of a director, from one address. */
const PASSWORD_FROM_ADDRESS: Allowance = { burst: 5, perHour: 120 };
/** The same from everywhere: 700 in the first hour, 14,500 a day, against at least eight characters of any kind. */
const PASSWORD_OF_DIRECTOR: Allowance = { burst: 100, perHour: 600 };
/** A device from which the director has signed in before. Nobody else can use it up. */
const PASSWORD_ON_KNOWN_DEVICE: Allowance = { burst: 10, perHour: 120 };
/** Eight digits, on one evening in the life of a server: 80 × 10^-8 an hour. */
const SETUP: Allowance = { burst: 20, perHour: 60 };
const SETUP_FROM_ADDRESS: Allowance = { burst: 5, perHour: 30 };
/** The code of a table or a pair, from one address: behind it may be a whole club. */
const CODE_FROM_ADDRESS: Allowance = { burst: 10, perHour: 20 };
/** The code of one pair, from everywhere: six digits, 30 × 10^-6 in the first hour. */
const CODE_OF_PAIR: Allowance = { burst: 10, perHour: 20 };
/**
 * The code of tonight, from everywhere: six digits, 120 wrong ones in the first hour. With one tournament played that is
 * 0.012% an hour, with as many as are looked through (20) 0.24%.
 */
const TONIGHT: Allowance = { burst: 60, perHour: 60 };
/** Devices that join one table with the right code. */
const DEVICES: Allowance = { burst: 60, perHour: 120 };

/**
 * Pages and views, by who is not signed in, from one address: behind it a room of three hundred may open the page at the
 * same moment (a dozen requests each) and then follow the ranking every other second.
 */
const READS: Allowance = { burst: 10_000, perHour: 300 * 3600 };
/** Files of results: everybody in the room saves one, and a program fetches one every second. */
const FILES: Allowance = { burst: 100, perHour: 3600 };

/** Wrong codes that are heard of a tournament with so many tables in an hour: people mistype, more of them in a larger room. */
export const guessesAnHour = (tables: number): number => 60 + tables;

const passwordFrom = (network: string): Door => ({
  key: `password from ${network}`,
  allowance: PASSWORD_FROM_ADDRESS,
});

/** The doors before a director's password; names that nobody has share one. */
export const doorsToDirector = (network: string, director: string | undefined): readonly Door[] => [
  passwordFrom(network),
  { key: `password of ${director ?? ''}`, allowance: PASSWORD_OF_DIRECTOR, shared: true },
];

export const doorsOnKnownDevice = (device: string): readonly Door[] => [
  { key: `password on ${device}`, allowance: PASSWORD_ON_KNOWN_DEVICE },
];

export const doorsToSetup = (network: string): readonly Door[] => [
  { key: `setup from ${network}`, allowance: SETUP_FROM_ADDRESS },
  { key: 'setup', allowance: SETUP, shared: true },
];

/** A tournament that is not there has the door of all others that are not. */
const doorToCodes = (tournament: string | undefined, tables: number): Door => {
  const half = guessesAnHour(tables) / 2;
  return { key: `codes of ${tournament ?? ''}`, allowance: { burst: half, perHour: half }, shared: true };
};

const codeFrom = (network: string): Door => ({ key: `code from ${network}`, allowance: CODE_FROM_ADDRESS });

export const doorsToTable = (
  network: string,
  tournament: string | undefined,
  tables: number,
): readonly Door[] => [codeFrom(network), doorToCodes(tournament, tables)];

export const doorsToTonight = (network: string): readonly Door[] => [
  codeFrom(network),
  { key: 'tonight', allowance: TONIGHT, shared: true },
];

export const doorsToPair = (
  network: string,
  tournament: string | undefined,
  tables: number,
  pair: string | undefined,
): readonly Door[] => [
  ...doorsToTable(network, tournament, tables),
  { key: `code of ${tournament ?? ''} ${pair ?? ''}`, allowance: CODE_OF_PAIR, shared: true },
];

/** The doors before a member's code; numbers that nobody has share one. */
export const doorsToMember = (network: string, person: number | undefined): readonly Door[] => [
  codeFrom(network),
  { key: `code of member ${person ?? ''}`, allowance: CODE_OF_PAIR, shared: true },
];

export const doorOfReads = (network: string): Door => ({ key: `reads from ${network}`, allowance: READS });

export const doorOfFiles = (network: string): Door => ({ key: `files from ${network}`, allowance: FILES });

/** What a right code opens is not without end either. */
export const doorOfDevices = (place: string): Door => ({
  key: `devices at ${place}`,
  allowance: DEVICES,
  shared: true,
});
