import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { supportAuthorizations, supportDocuments } from '@/db/schema';
import { findSignatories } from '@/lib/contracts/queries';
import { product } from '@/lib/platform/product';
import type { NumbersOwner } from './numbers-owner';

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

/** Who is told of what an agency numbers, or, null, the platform; null for nobody. */
export async function toldOf(tx: Tx, owner: NumbersOwner) {
  if (owner === null) return { name: product().name, address: product().supportEmail };
  const { producer } = await findSignatories(tx, owner, null);
  return producer && { name: producer.name, address: producer.email };
}
