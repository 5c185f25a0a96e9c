export * from './boards.ts';
export * from './hand-record.ts';
export * from './model.ts';
export * from './reader.ts';
export * from './results.ts';
export * from './writer.ts';
