import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { auditEntries, cities, convocateds, documentTypes, events, talents } from '@/db/schema';
import { can } from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor, TalentActor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { anyOf } from '@/lib/platform/any-of';
import { recordAudits } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { transact } from '@/lib/platform/transaction';
import { opensContact } from '@/lib/talents/contacts/rules';
import { maySeeTalents, seesPool } from '@/lib/talents/policy';

type DocumentType = typeof documentTypes.$inferSelect;

/** Contact data and identity of a talent. */
export type Contact = {
  readonly email: string;
  readonly phone: string | null;
  readonly dialingCode: string;
  readonly address: string | null;
  /** `YYYY-MM-DD`. */
  readonly birthdate: string | null;
  readonly documentType: DocumentType | null;
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
  documentType: documentTypes,
  identification: talents.identification,
};

/**
 * The contact data of those of some talents that the actor may see, by talent; nothing for the others. It is the one
 * door to them for people who sign in: an agency that brought the talent, or to which the talent has said yes
 * (`opensContact`), through its owner and producers; and the administrator. Each view of theirs is in the audit trail,
 * once a person, talent, event and day. A talent sees its own; nobody else sees any. A constant number of statements.
 */
export async function openContacts(
  actor: Actor,
  talentIds: readonly string[],
): Promise<ReadonlyMap<string, Contact>> {
  if (actor.kind === 'talent') return findOwnContact(actor, talentIds);
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
    const views: View[] = [];
    for (const { id, broughtByAgencyId, ...contact } of rows) {
      const eventId = openedBy?.get(id) ?? null;
      const brought = viewer.kind === 'agencyUser' && broughtByAgencyId === viewer.agencyId;
      if (viewer.kind === 'agencyUser' && !brought && !eventId) continue;
      opened.set(id, contact);
      views.push({ talentId: id, eventId });
    }
    await recordViews(tx, viewer, views);
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

async function findOwnContact(
  { talentId }: TalentActor,
  talentIds: readonly string[],
): Promise<ReadonlyMap<string, Contact>> {
  if (!talentIds.includes(talentId)) return new Map();
  const [row] = await database()
    .select(columns)
    .from(talents)
    .leftJoin(documentTypes, eq(documentTypes.id, talents.documentTypeId))
    .where(eq(talents.id, talentId));
  if (!row) return new Map();
  const { id, broughtByAgencyId: _, ...contact } = row;
  return new Map([[id, contact]]);
}

type View = { readonly talentId: string; readonly eventId: string | null };

/** Tells the audit trail of the views that it does not know of yet. Two statements. */
async function recordViews(
  tx: Tx,
  viewer: AgencyActor | AdministratorActor,
  views: readonly View[],
): Promise<void> {
  if (views.length === 0) return;
  const day = isoDateInZone(currentTime(), DEFAULT_TIME_ZONE);
  const told = await tx
    .select({
      talentId: auditEntries.entityId,
      eventId: sql<string | null>`${auditEntries.detail} ->> 'eventId'`,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.entity, 'talent-contact'),
        sql`${auditEntries.entityId} = any(${sql.param(views.map(({ talentId }) => talentId))})`,
        eq(auditEntries.actorId, viewer.userId),
        sql`${auditEntries.detail} ->> 'day' = ${day}`,
      ),
    );
  const isTold = (view: View) =>
    told.some(({ talentId, eventId }) => talentId === view.talentId && eventId === view.eventId);
  const agencyId = viewer.kind === 'agencyUser' ? viewer.agencyId : null;
  const untold = views
    .filter((view) => !isTold(view))
    .map(({ talentId, eventId }) => ({
      id: talentId,
      agencyId,
      detail: { talentId, day, ...(eventId ? { eventId } : {}) },
    }));
  await recordAudits(tx, viewer, 'talent-contact.open', untold);
}
