export * from './vp/index.ts';
