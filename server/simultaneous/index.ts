export { SimultaneousDesk } from './desk.ts';
export { SIMULTANEOUS_STREAM } from './streams.ts';
