import type { Tx } from '@/db/client';
import { emails } from '@/db/schema';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import type { EmailDefinition } from './define-email';
import { sendEmail } from './jobs';

export type QueueEmailOptions = {
  /** The agency on whose behalf it is sent; null for the product's own. */
  readonly agencyId: string | null;
  /** The address known now, for the log of mail; the one composed when it is sent prevails. */
  readonly to?: string | null;
  /** Not before this instant; at once unless told. */
  readonly sendAt?: Date;
};

/**
 * Puts an e-mail in the outbox inside the caller's transaction: it is composed and sent after the commit,
 * and never if that rolls back. Returns the id of its row. Throws when the payload does not fit.
 */
export async function queueEmail<Payload extends Record<string, unknown>>(
  tx: Tx,
  definition: EmailDefinition<Payload>,
  payload: NoInfer<Payload>,
  options: QueueEmailOptions,
): Promise<string> {
  const [row] = await tx
    .insert(emails)
    .values({
      kind: definition.kind,
      payload: definition.parse(payload),
      agencyId: options.agencyId,
      toAddress: options.to ?? null,
    })
    .returning({ id: emails.id });
  if (!row) throw new Error('The outbox did not return its row');
  await enqueue(tx, sendEmail, { emailId: row.id }, options.sendAt ? { runAt: options.sendAt } : {});
  return row.id;
}
