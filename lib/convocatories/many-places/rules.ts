/** So many places are acted on by one request; who chooses more is told how far it is. */
export const MOST_AT_ONCE = 50;
