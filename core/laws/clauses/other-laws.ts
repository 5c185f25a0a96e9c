import { ALL, BEFORE_2017, IN_1997, IN_2007, IN_2017, SINCE_2007 } from './rows.ts';

/** Clauses beyond Laws 9 to 71 that rulings rest on. */
export const OTHER_LAWS = [
  { editions: ALL, clauses: '5B 6D1 73B1 75B 75C 79C 82A 82B 84B 85B 90A 82C' },
  { editions: SINCE_2007, clauses: '75A 76C2' },
  { editions: BEFORE_2017, clauses: '86C' },
  { editions: IN_1997, clauses: '72B1 75D1 75D2 86A 86B 89' },
  { editions: IN_2007, clauses: '86A 86D' },
  { editions: IN_2017, clauses: '72C 73C2 75B2 86A 86B1 86B2(a) 86B2(b) 86B2(c) 86B3 79B3' },
] as const;
