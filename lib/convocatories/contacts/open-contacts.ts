import { eq } from 'drizzle-orm';
import { documentTypes, talents } from '@/db/schema';
import { can } from '@/lib/core/abilities';
import type { Actor, TalentActor } from '@/lib/core/actor';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { transact } from '@/lib/platform/transaction';
import { findOpenEvents } from '@/lib/talents/contacts/open-events';
import { recordViews, type View } from '@/lib/talents/contacts/record-views';
import { maySeeTalents } from '@/lib/talents/policy';

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
    const openedBy =
      viewer.kind === 'agencyUser' ? await findOpenEvents(tx, viewer, currentTime(), talentIds) : null;
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
