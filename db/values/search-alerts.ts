/** How often somebody is told of talents who newly fit a saved search. */
export const ALERT_FREQUENCIES = ['DAILY', 'WEEKLY'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];
