/** What happens when a confirmed talent withdraws: the producer is asked, or the next in reserve is confirmed at once. */
export const RESERVE_WAYS = ['ASK', 'AUTO'] as const;
export type ReserveWay = (typeof RESERVE_WAYS)[number];
