import { and, asc, eq } from 'drizzle-orm';
import { clientServices, clients, services } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { visibleTo } from '../queries';

/** What clients ask for, by client; only of those that the actor may read. One statement. */
export const findClientServices = async (actor: Actor, clientIds: readonly string[]) =>
  database()
    .select({
      clientId: clientServices.clientId,
      id: services.id,
      code: services.code,
      name: services.name,
      audience: services.audience,
    })
    .from(clientServices)
    .innerJoin(services, eq(services.id, clientServices.serviceId))
    .innerJoin(clients, eq(clients.id, clientServices.clientId))
    .where(and(anyOf(clientServices.clientId, clientIds), visibleTo(actor)))
    .orderBy(asc(services.id));
