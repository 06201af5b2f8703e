import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, showcaseDrafts, showcaseLooks } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { lockOpenEvent } from '@/lib/events/lock-open-event';
import { anyOf } from '@/lib/platform/any-of';
import { recordAudit, recordAudits } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayManageConvocatories } from '../../policy';
import { type ShowcaseInput, showcaseInput } from '../inputs';

/**
 * Lets the client of an event see its showcase as it was prepared; until then it sees what was published before. Answers how
 * many places changed, none where nothing was prepared. Throws CONFLICT for a closed event, NOT_FOUND alike for another
 * agency's, FORBIDDEN.
 */
export async function publishShowcase(actor: Actor, input: ShowcaseInput): Promise<number> {
  const { agencyId } = mayManageConvocatories(actor);
  const { eventId } = parseInput(showcaseInput, input);
  return transact(async (tx) => {
    await lockOpenEvent(tx, agencyId, eventId);
    return publishDrafts(tx, actor, { agencyId, eventId });
  });
}

/** The same of an event that the caller holds. */
export async function publishDrafts(
  tx: Tx,
  actor: Actor,
  { agencyId, eventId }: { agencyId: string; eventId: string },
): Promise<number> {
  const drafts = await tx.delete(showcaseDrafts).where(eq(showcaseDrafts.eventId, eventId)).returning();
  if (drafts.length === 0) return 0;
  const now = currentTime();
  const shown = drafts.flatMap(({ convocatedId, position }) =>
    position ? [{ convocatedId, position }] : [],
  );
  const idsOf = (places: readonly { convocatedId: string }[]) =>
    places.map(({ convocatedId }) => convocatedId);
  // A talent that comes under another role leaves its place first: it is shown once.
  const hidden = await tx
    .update(convocateds)
    .set({ shownAt: null, shownPosition: null, updatedAt: now })
    .where(
      and(
        anyOf(convocateds.id, idsOf(drafts.filter(({ position }) => position === null))),
        isNotNull(convocateds.shownAt),
      ),
    )
    .returning({ id: convocateds.id, talentId: convocateds.talentId });
  const before = new Set(
    (
      await tx
        .select({ id: convocateds.id })
        .from(convocateds)
        .where(and(anyOf(convocateds.id, idsOf(shown)), isNotNull(convocateds.shownAt)))
    ).map(({ id }) => id),
  );
  const ids = idsOf(shown);
  const placed = await tx
    .update(convocateds)
    .set({
      shownAt: sql`coalesce(${convocateds.shownAt}, ${now.toISOString()}::timestamptz)`,
      shownPosition: sql`(${sql.param(shown.map(({ position }) => position))}::integer[])[array_position(${sql.param(ids)}::uuid[], ${convocateds.id})]`,
      updatedAt: now,
    })
    .where(anyOf(convocateds.id, ids))
    .returning({ id: convocateds.id, talentId: convocateds.talentId });
  await tx
    .insert(showcaseLooks)
    .values(
      drafts.map(({ convocatedId, talentId, heading, note, photoIds }) => ({
        ...{ agencyId, convocatedId, talentId, heading, note, photoIds },
      })),
    )
    .onConflictDoUpdate({
      target: showcaseLooks.convocatedId,
      set: {
        heading: sql`excluded.heading`,
        note: sql`excluded.note`,
        photoIds: sql`excluded.photo_ids`,
        updatedAt: now,
      },
    });
  const tell = (what: 'show' | 'hide', places: typeof placed) =>
    recordAudits(
      tx,
      actor,
      `convocated.${what}`,
      places.map(({ id, talentId }) => ({ id, agencyId, detail: { eventId, talentId } })),
    );
  await tell('hide', hidden);
  await tell(
    'show',
    placed.filter(({ id }) => !before.has(id)),
  );
  await recordAudit(
    tx,
    actor,
    'event.publish-showcase',
    { id: eventId, agencyId },
    { detail: { count: drafts.length } },
  );
  return drafts.length;
}

/**
 * Prepares nothing for the client of an event any more: the draft is as what is published. Answers how many places were
 * otherwise. Throws CONFLICT for a closed event, NOT_FOUND alike for another agency's, FORBIDDEN.
 */
export async function discardDraft(actor: Actor, input: ShowcaseInput): Promise<number> {
  const { agencyId } = mayManageConvocatories(actor);
  const { eventId } = parseInput(showcaseInput, input);
  return transact(async (tx) => {
    await lockOpenEvent(tx, agencyId, eventId);
    const gone = await tx
      .delete(showcaseDrafts)
      .where(eq(showcaseDrafts.eventId, eventId))
      .returning({ id: showcaseDrafts.id });
    await recordAudit(
      tx,
      actor,
      'event.draft-showcase',
      { id: eventId, agencyId },
      { detail: { count: gone.length } },
    );
    return gone.length;
  });
}
