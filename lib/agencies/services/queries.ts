import { and, asc, eq, inArray } from 'drizzle-orm';
import { agencyServices, services } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { maySeeAgency } from '../policy';

/** What agencies offer, by agency; only of those one may see. One statement. */
export async function findAgencyServices(actor: Actor, agencyIds: readonly string[]) {
  const reader = maySeeAgency(actor);
  return database()
    .select({
      agencyId: agencyServices.agencyId,
      id: services.id,
      code: services.code,
      name: services.name,
      audience: services.audience,
    })
    .from(agencyServices)
    .innerJoin(services, eq(services.id, agencyServices.serviceId))
    .where(
      and(
        inArray(agencyServices.agencyId, [...agencyIds]),
        reader.kind === 'agencyUser' ? eq(agencyServices.agencyId, reader.agencyId) : undefined,
      ),
    )
    .orderBy(asc(services.id));
}
