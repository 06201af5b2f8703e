import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { auditEntries, cities, convocateds, documentTypes, events, talents } from '@/db/schema';
import { can } from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { anyOf } from '@/lib/platform/any-of';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { maySeeTalents, seesPool } from '@/lib/talents/policy';
import { opensContact } from './rules';

/** Contact data and identity of a talent. */
export type Contact = {
  readonly email: string;
  readonly phone: string | null;
  readonly dialingCode: string;
  readonly address: string | null;
  /** `YYYY-MM-DD`. */
  readonly birthdate: string | null;
  readonly documentType: string | null;
  readonly identification: string | null;
};

const columns = {
  id: talents.id,
  broughtByAgencyId: talents.broughtByAgencyId,
  email: talents.email,
  phone: talents.phone,
  dialingCode: talents.dialingCode,
  address: talents.address,
  birthdate: talents.birthdate,
  documentType: documentTypes.name,
  identification: talents.identification,
};

/**
 * The contact data of those of some talents that the actor may see, by talent; nothing for the others. It is the one
 * door to them for people who sign in: an agency that brought the talent, or to which the talent has said yes
 * (`opensContact`), through its owner and producers; and the administrator. Each view is in the audit trail, once a
 * person, talent, event and day. Nobody else sees any.
 */
export async function openContacts(
  actor: Actor,
  talentIds: readonly string[],
): Promise<ReadonlyMap<string, Contact>> {
  if (talentIds.length === 0 || !(actor.kind === 'administrator' || can(actor, 'runEvents')))
    return new Map();
  const viewer = maySeeTalents(actor);
  return transact(async (tx) => {
    const rows = await tx
      .select(columns)
      .from(talents)
      .leftJoin(documentTypes, eq(documentTypes.id, talents.documentTypeId))
      .where(anyOf(talents.id, talentIds));
    const openedBy = viewer.kind === 'agencyUser' ? await findEvents(tx, viewer, talentIds) : null;
    const opened = new Map<string, Contact>();
    for (const { id, broughtByAgencyId, ...contact } of rows) {
      const eventId = openedBy?.get(id) ?? null;
      const brought = viewer.kind === 'agencyUser' && broughtByAgencyId === viewer.agencyId;
      if (viewer.kind === 'agencyUser' && !brought && !eventId) continue;
      opened.set(id, contact);
      await recordView(tx, viewer, id, eventId);
    }
    return opened;
  });
}

/** Finds, by talent, the event for which the agency may contact it now. */
async function findEvents(
  tx: Tx,
  viewer: AgencyActor,
  talentIds: readonly string[],
): Promise<Map<string, string>> {
  if (!seesPool(viewer)) return new Map();
  const places = await tx
    .select({
      talentId: convocateds.talentId,
      eventId: events.id,
      stateId: convocateds.stateId,
      applicationStateId: convocateds.applicationStateId,
      acceptedUntil: convocateds.acceptedUntil,
      eventEnd: events.endDate,
      timeZone: cities.timeZone,
    })
    .from(convocateds)
    .innerJoin(events, eq(events.id, convocateds.eventId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .where(and(anyOf(convocateds.talentId, talentIds), eq(convocateds.agencyId, viewer.agencyId)))
    .orderBy(events.endDate);
  const now = currentTime();
  return new Map(
    places.filter((place) => opensContact(place, now)).map(({ talentId, eventId }) => [talentId, eventId]),
  );
}

async function recordView(
  tx: Tx,
  viewer: AgencyActor | AdministratorActor,
  talentId: string,
  eventId: string | null,
): Promise<void> {
  const day = isoDateInZone(currentTime(), DEFAULT_TIME_ZONE);
  const told = await tx.$count(
    auditEntries,
    and(
      eq(auditEntries.entity, 'talent-contact'),
      eq(auditEntries.entityId, talentId),
      eq(auditEntries.actorId, viewer.userId),
      sql`coalesce(${auditEntries.detail} ->> 'eventId', '') = ${eventId ?? ''}`,
      sql`${auditEntries.detail} ->> 'day' = ${day}`,
    ),
  );
  if (told > 0) return;
  await recordAudit(
    tx,
    viewer,
    'talent-contact.open',
    { id: talentId, agencyId: viewer.kind === 'agencyUser' ? viewer.agencyId : null },
    { detail: { talentId, day, ...(eventId ? { eventId } : {}) } },
  );
}
