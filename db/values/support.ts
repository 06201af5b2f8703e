/** Of a request for support: nobody has looked at it, somebody is at it, it was answered. */
export const SUPPORT_STATES = ['WAITING', 'TAKEN', 'ANSWERED'] as const;
export type SupportState = (typeof SUPPORT_STATES)[number];
