import { sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { CONTRACT_PAPER_KINDS, type ContractPaperKind } from '@/db/values/contract-papers';
import type { ReminderReason } from '@/db/values/reminders';
import { findCall, type SentCall } from '@/lib/convocatories/sent-calls/queries';
import { currentTime } from '@/lib/platform/clock';
import { missingKinds, placeFor } from './reasons';

/** A call of which a talent is reminded, and which papers it lacks. */
export type RemindedCall = { readonly call: SentCall; readonly lacks: readonly ContractPaperKind[] };

/** Finds what a reminder tells; null when its reason holds no more. */
export async function findReminder(
  tx: Tx,
  reason: ReminderReason,
  convocatedId: string,
): Promise<RemindedCall | null> {
  const { rows } = await tx.execute<{ lacks: string[] }>(sql`
    select array(
      select missing.kind from convocateds v
      join events e on e.id = v.event_id join cities p on p.id = e.city_id
      cross join lateral (${missingKinds}) as missing where v.id = ${convocatedId}) as lacks
    from (${placeFor(reason, currentTime(), convocatedId)}) as holds`);
  const [holds] = rows;
  const call = holds && (await findCall(tx, convocatedId));
  if (!call) return null;
  return { call, lacks: CONTRACT_PAPER_KINDS.filter((kind) => holds.lacks.includes(kind)) };
}
