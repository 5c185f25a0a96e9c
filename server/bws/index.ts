export * from './read-bws-file.ts';
