import { and, eq, gt, isNotNull, isNull, lt, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, contracts, convocateds, convocatories, events, messages, talents } from '@/db/schema';
import { mayContract } from '@/lib/agencies/may-contract';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import type { Notice } from '@/lib/notifications/define-notice';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { shownTo } from '@/lib/talents/queries';
import { contractOfPlace } from '../contract-in-force';
import { type PlaceInput, placeInput } from '../inputs';
import { talentCalled, talentConfirmed } from '../notices';
import { mayManageConvocatories } from '../policy';
import type { Convocated } from '../queries';
import { takesAnswers } from '../rules';

/** Shortest time between two reminders of one talent. */
const PAUSE_MS = 20 * 3_600_000;

/**
 * Sends a talent again what waits for it, once a day at the most: the call that it has not answered, or the contract that
 * it has not signed. Throws NOT_FOUND, FORBIDDEN, and CONFLICT when nothing waits, it was told within the day, or the call
 * takes no answers, RATE_LIMITED.
 */
export async function remindTalent(actor: Actor, input: PlaceInput): Promise<Convocated> {
  const agency = mayManageConvocatories(actor);
  const { id } = parseInput(placeInput, input);
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    const [found] = await tx
      .select({
        place: convocateds,
        call: convocatories,
        email: talents.email,
        signedAt: contracts.signedAt,
        mayContract: mayContract(events.createdBy),
      })
      .from(convocateds)
      .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
      .innerJoin(talents, eq(talents.id, convocateds.talentId))
      .innerJoin(events, eq(events.id, convocateds.eventId))
      .innerJoin(agencies, eq(agencies.id, convocateds.agencyId))
      .leftJoin(contracts, contractOfPlace)
      .where(and(eq(convocateds.id, id), eq(convocateds.agencyId, agency.agencyId), shownTo(agency)));
    if (!found) throw notFound('errors.convocated.notFound');
    const now = currentTime();
    const notice = whatWaits(found, now);
    const pause = new Date(now.getTime() - PAUSE_MS);
    const [row] = await tx
      .update(convocateds)
      .set({ remindedAt: now, updatedAt: now })
      .where(
        and(
          eq(convocateds.id, id),
          or(isNull(convocateds.remindedAt), lt(convocateds.remindedAt, pause)),
          notice === talentCalled
            ? or(isNotNull(convocateds.remindedAt), lt(convocateds.createdAt, pause))
            : notExists(toldSince(tx, notice.kind, found.place, pause)),
        ),
      )
      .returning();
    if (!row) throw conflict('errors.convocated.justAsked');
    await recordAudit(tx, actor, 'convocated.remind', row, {
      detail: { eventId: row.eventId, talentId: row.talentId },
    });
    const { agencyId, talentId, eventId } = row;
    const to = { agencyId, talentId, eventId, email: found.email, gathers: false };
    await notify(tx, notice, to, { convocatedId: id });
    return row;
  });
}

type Found = {
  readonly place: Convocated;
  readonly call: typeof convocatories.$inferSelect;
  readonly signedAt: Date | null;
  readonly mayContract: boolean;
};

/** What a talent has to do at its place: the notice that asks for it. Throws CONFLICT when there is nothing. */
function whatWaits(
  { place: { applicationStateId, stateId }, call, signedAt, mayContract: may }: Found,
  now: Date,
): Notice<{ convocatedId: string }> {
  if (stateId === CONVOCATED.CONFIRMED) {
    if (signedAt) throw conflict('errors.convocated.nothingWaits');
    if (!may) throw conflict('errors.convocated.agencyIncomplete');
    return talentConfirmed;
  }
  if (applicationStateId !== APPLICATION.PENDING || stateId === CONVOCATED.DISCARDED) {
    throw conflict('errors.convocated.answered');
  }
  if (!takesAnswers(call, now)) throw conflict('errors.convocatory.closed');
  return talentCalled;
}

/** What told a talent the same of its place since then. */
const toldSince = (tx: Tx, kind: string, { id, talentId }: Convocated, since: Date) =>
  tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.talentId, talentId),
        // What waits still, however long, is yet to tell it.
        or(gt(messages.createdAt, since), eq(messages.status, 'QUEUED')),
        eq(messages.kind, kind),
        sql`${messages.payload} ->> 'convocatedId' = ${id}`,
        notInArray(messages.status, ['FAILED', 'CANCELLED']),
      ),
    );
