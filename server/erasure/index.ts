export * from './eraser.ts';
