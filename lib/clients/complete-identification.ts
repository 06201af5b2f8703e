import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { documentTypes } from '@/db/schema';
import { AppError } from '@/lib/core/errors';
import { nitProblem } from '@/lib/core/nit';
import { withNitDigit } from './rules';

type Numbered = { readonly documentTypeId: number | null; readonly identification: string | null };

/** The number to keep: a NIT gets its check digit. Throws INVALID at a NIT whose digit does not fit. */
export async function completeIdentification(
  tx: Tx,
  { documentTypeId, identification }: Numbered,
): Promise<string | null> {
  if (documentTypeId === null || identification === null) return identification;
  const [type] = await tx
    .select({ code: documentTypes.code })
    .from(documentTypes)
    .where(eq(documentTypes.id, documentTypeId));
  if (type?.code !== 'NIT') return identification;
  const identificationProblem = nitProblem(identification);
  if (identificationProblem) {
    throw new AppError('INVALID', 'errors.invalid', { identification: identificationProblem });
  }
  return withNitDigit(identification);
}
