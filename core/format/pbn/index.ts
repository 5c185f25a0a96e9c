export * from './boards.ts';
export * from './deal.ts';
export * from './model.ts';
export * from './reader.ts';
export * from './writer.ts';
