import { randomInt } from 'node:crypto';

const SETUP_CODES = 100_000_000;

/** Eight digits. */
export const newSetupCode = (): string => String(randomInt(SETUP_CODES)).padStart(8, '0');
