export * from './machine.ts';
export * from './model.ts';
