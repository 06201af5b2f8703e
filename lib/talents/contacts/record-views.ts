import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { auditEntries } from '@/db/schema';
import type { AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { recordAudits } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';

/** That somebody saw how to reach a talent; the event is the one that let it. */
export type View = { readonly talentId: string; readonly eventId: string | null };

/** A statement takes some ten thousand values, of which an entry needs nine. */
const AT_ONCE = 1_000;

/** Tells the audit trail of the views that it does not know of yet today. Two statements, and one more per thousand. */
export async function recordViews(
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
  const keyOf = ({ talentId, eventId }: View) => `${talentId} ${eventId}`;
  const known = new Set(told.map(keyOf));
  const agencyId = viewer.kind === 'agencyUser' ? viewer.agencyId : null;
  const untold = views
    .filter((view) => !known.has(keyOf(view)))
    .map(({ talentId, eventId }) => ({
      id: talentId,
      agencyId,
      detail: { talentId, day, ...(eventId ? { eventId } : {}) },
    }));
  for (let from = 0; from < untold.length; from += AT_ONCE)
    await recordAudits(tx, viewer, 'talent-contact.open', untold.slice(from, from + AT_ONCE));
}
