/** The stream of what is planned, joined and sealed. No tournament can have this name. */
export const SIMULTANEOUS_STREAM = ':simultaneous';

/** The stream of what the clubs of one simultaneous hand in: apart, so that planning never waits for results. */
export const handedStream = (simultaneous: string): string => `${SIMULTANEOUS_STREAM}:${simultaneous}`;
