import { and, eq, exists, gte, inArray, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { cities, quotationAnswers, quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';
import { QUOTATION } from '@/lib/core/states';
import { notifyAll } from '@/lib/notifications/notify';
import { recordAudits } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { GO_ON, type JobHandler } from '@/lib/platform/jobs/define-job';
import { startTurn, turnOf } from '@/lib/platform/jobs/turn';
import { transact } from '@/lib/platform/transaction';
import { openEvent } from '../event-of';
import { quotationRunsOut } from './notices';

const BATCH = 200;
const DAY_MS = 86_400_000;

/** Nine in the morning, where the event is, of the second day before the last of its validity. */
const remindAt = sql<Date>`((date_trunc('day', ${quotations.validUntil} at time zone ${cities.timeZone})
  - interval '2 days' + interval '9 hours') at time zone ${cities.timeZone})`;

const askedForChange = (tx: Tx) =>
  tx
    .select({ id: quotationAnswers.id })
    .from(quotationAnswers)
    .where(eq(quotationAnswers.quotationId, quotations.id));

/**
 * Reminds, once, each client who has not answered a quotation that runs out in two days; for the scheduled job
 * alone. Who has it for less than that, or waits for a change, is not reminded. It ends with its turn; agencies take turns. Answers how many; harmless to repeat
 * and to run twice at once.
 */
export async function remindClients(actor: Actor, turn = startTurn()): Promise<number> {
  if (actor.kind !== 'job') throw forbidden();
  const now = currentTime();
  let reminded = 0;
  for (;;) {
    const done = await remindBatch(actor, now);
    reminded += done;
    if (done < BATCH || turn.isOver()) return reminded;
  }
}

async function remindBatch(actor: Actor, now: Date): Promise<number> {
  return transact(async (tx) => {
    const waiting = tx
      .select({ id: quotations.id, turn: turnOf(quotations.agencyId, quotations.id).as('turn') })
      .from(quotations)
      .innerJoin(cities, eq(cities.id, quotations.cityId))
      .where(
        and(
          eq(quotations.stateId, QUOTATION.SENT),
          isNull(quotations.remindedAt),
          isNotNull(quotations.emailClient),
          gte(quotations.validUntil, now),
          // The index narrows by this; the moment itself is counted on the clock of the event's city.
          lt(quotations.validUntil, new Date(now.getTime() + 4 * DAY_MS)),
          lte(remindAt, now),
          lt(quotations.sentAt, remindAt),
          notExists(askedForChange(tx)),
          or(isNull(quotations.additionOf), exists(openEvent())),
        ),
      )
      .as('waiting');
    const due = tx
      .select({ id: quotations.id })
      .from(quotations)
      .where(
        inArray(
          quotations.id,
          tx.select({ id: waiting.id }).from(waiting).orderBy(waiting.turn, waiting.id).limit(BATCH),
        ),
      )
      .for('update', { skipLocked: true });
    const rows = await tx
      .update(quotations)
      .set({ remindedAt: now, updatedAt: sql`${quotations.updatedAt}` })
      .where(and(inArray(quotations.id, due), isNull(quotations.remindedAt)))
      .returning({
        id: quotations.id,
        agencyId: quotations.agencyId,
        to: quotations.emailClient,
        clientId: quotations.clientId,
      });
    await recordAudits(
      tx,
      actor,
      'quotation.remind',
      rows.map(({ id, agencyId }) => ({ id, agencyId })),
    );
    await notifyAll(
      tx,
      quotationRunsOut,
      rows.map(({ id, agencyId, clientId, to }) => ({
        to: { agencyId, clientId, email: to },
        payload: { quotationId: id },
      })),
    );
    return rows.length;
  });
}

export const handle: JobHandler<Record<string, never>> = async (_, { actor, log }) => {
  const turn = startTurn();
  const reminded = await remindClients(actor, turn);
  if (reminded > 0) log.info({ reminded }, 'clients reminded');
  return turn.isOver() ? GO_ON : undefined;
};
