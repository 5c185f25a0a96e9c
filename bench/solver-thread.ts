// A thread of the bench: solves the deals that it is given, one at a time.
import { parentPort } from 'node:worker_threads';
import { solve } from './solver-solve.ts';

parentPort?.on('message', (deal: string) => parentPort?.postMessage(solve(deal)));
