import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { documentTypes } from '@/db/schema';
import { AppError } from '@/lib/core/errors';
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
  const read = readClientIdentity(type?.code ?? null, identification);
  if (read && 'problem' in read) {
    throw new AppError('INVALID', 'errors.invalid', { identification: read.problem });
  }
  return read?.value ?? null;
}
