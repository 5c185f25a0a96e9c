export * from './continuous.ts';
export * from './print.ts';
export * from './scale.ts';
