export * from './bands.ts';
export * from './continuous.ts';
export * from './print.ts';
export * from './scale.ts';
export * from './scales.ts';
