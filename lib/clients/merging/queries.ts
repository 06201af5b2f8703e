import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { cities, clientContacts, clientNotes, clients, events, quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { clientHolds } from '../held-by-clients';
import { maySeeClients } from '../policy';
import { byName, getClient, ownedBy } from '../queries';
import { filledFrom } from './rules';

/** A client that another may be merged into. */
export type MergeCandidate = {
  readonly id: string;
  readonly name: string;
  readonly identification: string | null;
  readonly cityName: string | null;
  readonly stateId: number;
};

const SHOWN = 20;

const candidates = (
  agencyId: string,
  fromId: string,
  condition: SQL | undefined,
): Promise<MergeCandidate[]> =>
  database()
    .select({
      id: clients.id,
      name: clients.name,
      identification: clients.identification,
      cityName: cities.name,
      stateId: clients.stateId,
    })
    .from(clients)
    .leftJoin(cities, eq(cities.id, clients.cityId))
    .where(and(ownedBy(agencyId), ne(clients.id, fromId), condition))
    .orderBy(byName)
    .limit(SHOWN);

/**
 * Clients of the agency that may be the same as one: with the words searched for in their name, else with its name,
 * document or e-mail. At most twenty, by name. Throws NOT_FOUND alike for another agency's. Two statements.
 */
export async function listMergeCandidates(
  actor: Actor,
  fromId: string,
  search: string,
): Promise<MergeCandidate[]> {
  const { agencyId } = maySeeClients(actor);
  const from = await getClient(actor, fromId);
  if (search.trim()) return candidates(agencyId, fromId, clientHolds(agencyId, search));
  return candidates(
    agencyId,
    fromId,
    or(
      sql`search_fold(${clients.name}) = search_fold(${from.name})`,
      from.identification ? eq(clients.identification, from.identification) : undefined,
      from.emailProducer
        ? sql`lower(${clients.emailProducer}) = ${from.emailProducer.toLowerCase()}`
        : undefined,
    ),
  );
}

/** What merging one client into another does, before it is done. Throws NOT_FOUND alike for another agency's. */
export async function previewMerge(actor: Actor, fromId: string, intoId: string) {
  maySeeClients(actor);
  const [from, into] = await Promise.all([getClient(actor, fromId), getClient(actor, intoId)]);
  const count = (table: typeof quotations | typeof events | typeof clientContacts | typeof clientNotes) =>
    database().$count(table, eq(table.clientId, fromId));
  const [quotationCount, eventCount, contactCount, noteCount] = await Promise.all([
    count(quotations),
    count(events),
    count(clientContacts),
    count(clientNotes),
  ]);
  return {
    from,
    into,
    moved: { quotations: quotationCount, events: eventCount, contacts: contactCount, notes: noteCount },
    filled: Object.keys(filledFrom(into, from)),
  };
}
