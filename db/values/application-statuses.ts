/** What became of a talent's own application to an open call. */
export const APPLICATION_STATUSES = ['WAITING', 'WITHDRAWN', 'CALLED', 'DECLINED'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
