/** Clauses beyond Laws 9 to 71 that rulings rest on, in one edition or another. */
export const OTHER_LAWS =
  '5B 6D1 72B1 72C 73A2 73B 73B1 73C1 73C2 73D1 73D3 73E1 75B 75B2 75C 75D1 75D2 76C2 78C 79C 81A 82A 82B 84B 85B 86A 86B 86D 93C' as const;
