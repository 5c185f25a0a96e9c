export * from './boards.ts';
export * from './model.ts';
export * from './reader.ts';
export * from './writer.ts';
