import type { supportDocuments } from '@/db/schema';

/** A support document or the note that takes one back, as it is kept. */
export type SupportDocument = typeof supportDocuments.$inferSelect;
