import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { quotations } from '@/db/schema';
import { type AppError, conflict, notFound } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { notAnswerableReason } from './rules';

/** The error for a quotation that takes no answer any more. The caller has checked that it may be seen. */
export async function notAnswerable(tx: Tx, id: string): Promise<AppError> {
  const [row] = await tx.select().from(quotations).where(eq(quotations.id, id));
  if (!row) return notFound('errors.quotation.notFound');
  return conflict(notAnswerableReason(row, currentTime()));
}
