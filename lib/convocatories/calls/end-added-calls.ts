import { and, asc, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, convocatories } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { CONVOCATED, CONVOCATORY } from '@/lib/core/states';
import { isClosed, stateAt } from '@/lib/events/rules';
import { currentTime } from '@/lib/platform/clock';
import type { Happenings } from '@/lib/platform/reactions/happenings';
import { applyDecision } from '../decisions/apply-decision';
import { lockEventOf } from '../decisions/cover-event';
import { endCall } from './close-convocatory';

/**
 * Ends the calls for the people that an accepted addition asked for, once it is taken back (43): whoever was called for
 * them is discarded, free on those dates and told. Nobody else of the event is touched, and nothing of one that is closed.
 */
export async function endAddedCalls(
  tx: Tx,
  actor: Actor,
  { quotation }: Happenings['quotation.voided'],
): Promise<void> {
  const { id, additionOf, acceptedAt } = quotation;
  if (!additionOf || !acceptedAt) return;
  const event = await lockEventOf(tx, sql`(select e.id from events e where e.quotation_id = ${additionOf})`);
  if (!event || isClosed(stateAt(event, 0, currentTime()))) return;
  const calls = await tx
    .select()
    .from(convocatories)
    .where(
      sql`${convocatories.eventPersonalId} in (select p.id from event_personals p
        join quotation_lines l on l.id = p.quotation_line_id where l.quotation_id = ${id})`,
    )
    .orderBy(asc(convocatories.id));
  for (const call of calls) {
    if (call.stateId === CONVOCATORY.OPEN) await endCall(tx, actor, call, 'CANCELLED');
  }
  const places = await tx
    .select()
    .from(convocateds)
    .where(
      and(
        inArray(
          convocateds.convocatoryId,
          calls.map((call) => call.id),
        ),
        ne(convocateds.stateId, CONVOCATED.DISCARDED),
      ),
    )
    .orderBy(asc(convocateds.id))
    .for('update');
  const decision = { stateId: CONVOCATED.DISCARDED, happened: 'convocated.decide' } as const;
  for (const place of places) await applyDecision(tx, actor, event, place, decision);
}
