import { sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentTime } from '@/lib/platform/clock';

type Person = { readonly agencyId: string | null; readonly userId: string };

/**
 * What one person alone has approved and paid for a payer today, in Bogotá, in pesos: claims, batches and payments by hand
 * together. Whatever it does at once comes one after the other. What two people decided does not count.
 */
export async function sumOfDay(tx: Tx, { agencyId, userId }: Person): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`money of the day ${userId}`}, 0))`);
  const day = isoDateInZone(currentTime(), DEFAULT_TIME_ZONE);
  const since = zonedDateTimeToInstant(`${day}T00:00`, DEFAULT_TIME_ZONE).toISOString();
  const { rows } = await tx.execute<{ sum: string }>(sql`
    select coalesce(sum(amount), 0) as sum from (
      select price as amount from claims
      where agency_id = ${agencyId} and approved_by = ${userId} and first_approved_by is null
        and approved_at >= ${since} and currency_code = 'COP'
      union all
      select total from payout_batches
      where agency_id is not distinct from ${agencyId}::uuid and approved_by = ${userId} and submitted_by = ${userId}
        and approved_at >= ${since} and currency_code = 'COP' and cancelled_at is null
      union all
      select amount from claim_payments
      where ${agencyId === null ? sql`payer_kind = 'PLATFORM'` : sql`payer_kind = 'AGENCY' and agency_id = ${agencyId}`}
        and created_by = ${userId} and payout_item_id is null and state = 'PAID'
        and created_at >= ${since} and currency_code = 'COP') today`);
  return Number(rows[0]?.sum ?? 0);
}
