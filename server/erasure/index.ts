export * from './copies.ts';
export * from './eraser.ts';
