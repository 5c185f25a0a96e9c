export const results = {};

export type ResultsMessages = typeof results;
