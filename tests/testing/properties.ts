import fc from 'fast-check';

/** Property tests try the same values in every run, so that a commit has one verdict; `npm run hunt` tries others. */
const EVERY_DAY = 1997_2007;

fc.configureGlobal({ seed: Number(process.env.NAIPE_SEED ?? EVERY_DAY) });
