import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { documentTypes } from '@/db/schema';
import { keepIdentity } from '@/lib/core/readers/keep-identity';
import { readClientIdentity } from './rules';

type Numbered = { readonly documentTypeId: number | null; readonly identification: string | null };

/** The number to keep: a NIT gets its check digit. Throws INVALID for one that its type does not have. */
export async function completeIdentification(
  tx: Tx,
  { documentTypeId, identification }: Numbered,
): Promise<string | null> {
  if (documentTypeId === null || identification === null) return identification;
  const [type] = await tx
    .select({ code: documentTypes.code })
    .from(documentTypes)
    .where(eq(documentTypes.id, documentTypeId));
  return keepIdentity(readClientIdentity(type?.code ?? null, identification));
}
