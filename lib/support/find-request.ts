import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, events, supportRequests, users } from '@/db/schema';
import { fullNameOf } from '@/lib/platform/full-name';

/** A request with who asked and about what, for what is mailed of it; null when it is gone. */
export async function findRequest(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      phone: supportRequests.phone,
      dialingCode: supportRequests.dialingCode,
      answer: supportRequests.answer,
      person: fullNameOf(users),
      email: users.email,
      agencyName: agencies.name,
      legalNature: agencies.legalNature,
      eventName: events.name,
    })
    .from(supportRequests)
    .innerJoin(users, eq(users.id, supportRequests.userId))
    .innerJoin(agencies, eq(agencies.id, supportRequests.agencyId))
    .leftJoin(events, eq(events.id, supportRequests.eventId))
    .where(eq(supportRequests.id, id));
  return row ?? null;
}
