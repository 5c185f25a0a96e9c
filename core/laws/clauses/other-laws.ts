import { ALL, IN_1997, IN_2007, IN_2017, SINCE_2007 } from './rows.ts';

/** Clauses beyond Laws 9 to 71 that rulings rest on. */
export const OTHER_LAWS = [
  { editions: ALL, clauses: '5B 6D1 73B1 75B 75C 79C 82A 82B 84B 85B 90' },
  { editions: SINCE_2007, clauses: '76C2' },
  { editions: IN_1997, clauses: '72B1 75D1 75D2 86A' },
  { editions: IN_2007, clauses: '86D' },
  { editions: IN_2017, clauses: '72C 73C2 75B2 86B' },
] as const;
