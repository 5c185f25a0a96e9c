// What is done to the data without serving it. Without the Laws and the routes it is there at once: `naipe backup` need not
// wait for what it does not use.
export { checkData } from './check-data.ts';
export { migrate } from './migrate.ts';
export { directorsIn, setPasswordIn } from './passwords.ts';
export { backup, isPostgres, restore } from './storage/index.ts';
export { transferFacts } from './transfer-facts.ts';
