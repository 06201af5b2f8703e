import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, convocatories, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { shownTo } from '@/lib/talents/queries';
import { type PlaceInput, placeInput } from '../inputs';
import { outsideAnswerRecorded } from '../notices';
import { mayManageConvocatories } from '../policy';
import type { Convocated } from '../queries';
import { takesAnswers, whyNotRecordOutside } from '../rules';

/**
 * Keeps a producer's word that a talent said yes outside Elenco, and tells the talent at once, who can say that it
 * never did. The word confirms nobody, books no dates and opens no contact: only the talent's own yes does (product
 * decisions, "Who may see and bind a person"). Once recorded it is left as is. Throws NOT_FOUND, FORBIDDEN, CONFLICT.
 */
export async function recordOutsideAnswer(actor: Actor, input: PlaceInput): Promise<Convocated> {
  const agency = mayManageConvocatories(actor);
  const { id } = parseInput(placeInput, input);
  return transact(async (tx) => {
    const [found] = await tx
      .select({ place: convocateds, call: convocatories })
      .from(convocateds)
      .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
      .where(
        and(
          eq(convocateds.id, id),
          eq(convocateds.agencyId, agency.agencyId),
          shownTo(agency, convocateds.talentId),
        ),
      )
      .for('update', { of: convocateds });
    if (!found) throw notFound('errors.convocated.notFound');
    if (!takesAnswers(found.call, currentTime())) throw conflict('errors.convocatory.closed');
    return recordWord(tx, actor, found.place, { to: agency.userId, note: null });
  });
}

/**
 * The same for a place that its caller holds, also when the word came by a link that `to` had to pass on.
 * Throws CONFLICT when the talent has answered itself.
 */
export async function recordWord(
  tx: Tx,
  actor: Actor,
  place: Convocated,
  { to, note }: { readonly to: string; readonly note: string | null },
): Promise<Convocated> {
  const obstacle = whyNotRecordOutside(place);
  if (obstacle) throw conflict(obstacle);
  const now = currentTime();
  const [row] = await tx
    .update(convocateds)
    .set({
      saidYesOutsideAt: now,
      saidYesOutsideTo: to,
      updatedAt: now,
      ...(note ? { replyNote: note } : {}),
    })
    .where(and(eq(convocateds.id, place.id), isNull(convocateds.saidYesOutsideAt)))
    .returning();
  if (!row) return place;
  await recordAudit(tx, actor, 'convocated.record-outside-answer', row, {
    detail: { eventId: row.eventId, talentId: row.talentId, to },
  });
  const [talent] = await tx
    .select({ email: talents.email })
    .from(talents)
    .where(eq(talents.id, row.talentId));
  const payload = { convocatedId: row.id };
  await notify(
    tx,
    outsideAnswerRecorded,
    {
      agencyId: row.agencyId,
      talentId: row.talentId,
      eventId: row.eventId,
      email: talent?.email ?? null,
    },
    payload,
  );
  return row;
}
