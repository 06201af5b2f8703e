import { whatsappEvents } from '@/db/schema';
import { AppError, forbidden } from '@/lib/core/errors';
import { encrypt } from '@/lib/platform/encryption';
import { env } from '@/lib/platform/env';
import { enqueueAll } from '@/lib/platform/jobs/enqueue';
import { transact } from '@/lib/platform/transaction';
import { takeEvent } from '../jobs';
import { readEvents } from './read-events';
import { isSigned } from './verify-request';

/**
 * Keeps what Meta posts, each event once by its id however often it is sent, and queues handling it. Its signature is the
 * one right to do so: nobody is signed in. Answers how many were new. Throws FORBIDDEN without a good signature, INVALID
 * for a body that is none of Meta's. Two statements, whatever the body holds.
 */
export async function keepEvents(body: Buffer, signature: string | null): Promise<number> {
  if (!isSigned(body, signature)) throw forbidden();
  const events = readEvents(body, env().WHATSAPP_PHONE_NUMBER_ID);
  if (!events) throw new AppError('INVALID', 'errors.invalid');
  if (events.length === 0) return 0;
  const rows = events.map((event) => ({ id: event.id, body: encrypt(JSON.stringify(event), event.id) }));
  return transact(async (tx) => {
    const kept = await tx
      .insert(whatsappEvents)
      .values(rows)
      .onConflictDoNothing()
      .returning({ eventId: whatsappEvents.id });
    await enqueueAll(
      tx,
      takeEvent,
      kept.map((payload) => ({ payload })),
    );
    return kept.length;
  });
}
