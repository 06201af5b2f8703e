import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { supportAuthorizations, supportDocuments } from '@/db/schema';

/** Finds an authorization for the message about it; undefined for none. */
export async function findToldAuthorization(tx: Tx, id: string) {
  const [row] = await tx.select().from(supportAuthorizations).where(eq(supportAuthorizations.id, id));
  return row;
}

/** Finds a document for the message about it; undefined for none. */
export async function findToldDocument(tx: Tx, id: string) {
  const [row] = await tx.select().from(supportDocuments).where(eq(supportDocuments.id, id));
  return row;
}
