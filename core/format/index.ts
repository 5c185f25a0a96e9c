export * from './decimal.ts';
export * from './finding.ts';
export * from './pbn/index.ts';
export * from './results/model.ts';
export * from './results/walk.ts';
export * from './usebio/usebio.ts';
export * from './usebio/writer.ts';
export * from './xml/index.ts';
