export type { Solver } from './solver.ts';
export { Solving } from './solving.ts';
export { defaultSolver } from './threads.ts';
