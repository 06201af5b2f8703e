import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { rideRules, rides } from '@/db/schema';
import { readConstants } from '@/lib/catalogues/queries';
import { inCurrency } from '@/lib/core/in-currency';
import { costOfRide } from '../rules';
import { counts, fareOf } from '../wishes/rules';
import { NO_RULES, type RideRules } from './rules';

const IVA = 70;

/** Percent of IVA on the fees of a ride, as a decimal text. */
export const readRideIva = async (db?: Tx): Promise<string> =>
  (await readConstants([IVA], db)).get(IVA) ?? '0';

const columns = {
  budget: rideRules.budget,
  lateTime: rideRules.lateTime,
  revision: rideRules.revision,
};

/** What the agency allows rides of an event; everything where it said nothing. */
export async function findRideRules(db: Db | Tx, eventId: string): Promise<RideRules> {
  const [row] = await db.select(columns).from(rideRules).where(eq(rideRules.eventId, eventId));
  return row ?? NO_RULES;
}

/** The same, locked until the transaction ends, so that of many rides at once each is counted after the one before. */
export async function lockRideRules(tx: Tx, eventId: string): Promise<RideRules> {
  const [row] = await tx.select(columns).from(rideRules).where(eq(rideRules.eventId, eventId)).for('update');
  return row ?? NO_RULES;
}

/** By what rides of an event are counted together. */
export type EventMoney = { readonly id: string; readonly currency: string; readonly fxRate: string };

type Counted = Pick<
  typeof rides.$inferSelect,
  'state' | 'estimate' | 'total' | 'fee' | 'platformGain' | 'currencyCode'
>;

/** What a ride counts against the limits of its event, in the event's currency; null where no rate is known. */
export function amountOf(ride: Counted, iva: string, { currency, fxRate }: EventMoney): number | null {
  const { total } = costOfRide(fareOf(ride), { fee: ride.fee, platformGain: ride.platformGain, iva });
  return inCurrency(total, { from: ride.currencyCode ?? 'COP', to: currency, pesosPerUnit: fxRate });
}

/** What all rides of an event came to so far. */
export async function sumSpent(tx: Tx, event: EventMoney, iva: string): Promise<number> {
  const rows = await tx
    .select({
      state: rides.state,
      estimate: rides.estimate,
      total: rides.total,
      fee: rides.fee,
      platformGain: rides.platformGain,
      currencyCode: rides.currencyCode,
    })
    .from(rides)
    .where(
      and(
        eq(rides.eventId, event.id),
        or(isNull(rides.endedAt), eq(rides.state, 'TERMINATED'), sql`${rides.total} > 0`),
      ),
    );
  return rows.filter(counts).reduce((sum, row) => sum + (amountOf(row, iva, event) ?? 0), 0);
}
