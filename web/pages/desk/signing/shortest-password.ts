/** As the server wants it. */
export const SHORTEST_PASSWORD = 8;
