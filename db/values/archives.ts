/** What becomes of an archive of an agency: asked for, made, failed for good, or gone after its days. */
export const ARCHIVE_STATES = ['WAITING', 'READY', 'FAILED', 'GONE'] as const;
export type ArchiveState = (typeof ARCHIVE_STATES)[number];
