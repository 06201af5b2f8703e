import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, callApplications, events, talents } from '@/db/schema';

/** An application with whom it is of and for, for a message about it. */
export async function findApplication(tx: Tx, applicationId: string) {
  const [found] = await tx
    .select({
      status: callApplications.status,
      answer: callApplications.answer,
      name: talents.name,
      lastname: talents.lastname,
      email: talents.email,
      agencyName: agencies.name,
      eventName: events.name,
    })
    .from(callApplications)
    .innerJoin(talents, eq(talents.id, callApplications.talentId))
    .innerJoin(events, eq(events.id, callApplications.eventId))
    .innerJoin(agencies, eq(agencies.id, callApplications.agencyId))
    .where(eq(callApplications.id, applicationId));
  return found;
}
