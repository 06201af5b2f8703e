import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, events, supportRequests } from '@/db/schema';
import { findDialingCode } from '@/lib/catalogues/dialing-code';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { keepPhones } from '@/lib/platform/phones/read-phones';
import { transact } from '@/lib/platform/transaction';
import { type CallRequestInput, callRequestInput } from './inputs';
import { callRequested } from './notices';
import { mayAskSupport } from './policy';

/**
 * Somebody of an agency asks to be called, about one of its events or none: support is told by mail (specification part
 * 1, section 2.8). Answers the id of the request. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, and
 * NOT_FOUND alike for another agency's event.
 */
export async function askForCall(actor: Actor, input: CallRequestInput): Promise<string> {
  const { agencyId, userId } = mayAskSupport(actor);
  const { eventId, phone: typed } = parseInput(callRequestInput, input);
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    if (eventId) {
      const own = and(eq(events.id, eventId), eq(events.agencyId, agencyId));
      const [event] = await tx.select({ id: events.id }).from(events).where(own);
      if (!event) throw notFound('errors.event.notFound');
    }
    const { phones, dialingCode } = keepPhones(
      { phone: typed },
      { dialingCode: await dialingCodeOf(tx, agencyId), follows: true, said: 'validation.phone' },
    );
    const phone = phones.phone ?? '';
    const [row] = await tx
      .insert(supportRequests)
      .values({ agencyId, userId, eventId: eventId ?? null, phone, dialingCode })
      .returning();
    if (!row) throw new Error('no request was kept');
    await recordAudit(
      tx,
      actor,
      'support-request.open',
      { id: row.id, agencyId },
      {
        to: row.state,
        ...(eventId ? { detail: { eventId } } : {}),
      },
    );
    await notify(tx, callRequested, { agencyId }, { requestId: row.id });
    return row.id;
  });
}

async function dialingCodeOf(tx: Tx, agencyId: string): Promise<string> {
  const [row] = await tx.select({ cityId: agencies.cityId }).from(agencies).where(eq(agencies.id, agencyId));
  return findDialingCode(tx, row?.cityId);
}
