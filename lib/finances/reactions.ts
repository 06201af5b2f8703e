import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, cities, currencies, eventCosts, events } from '@/db/schema';
import { readConstants } from '@/lib/catalogues/queries';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { conflict } from '@/lib/core/errors';
import { inCurrency } from '@/lib/core/in-currency';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import type { Happenings } from '@/lib/platform/reactions/happenings';
import type { Reactions } from '@/lib/platform/reactions/react';
import { rideBiller } from '@/lib/rides/providers/ride-biller';
import { costOfRide, PLATFORM_NAMES } from '@/lib/rides/rules';
import { chargeAddition, uncharge } from './receivables/follow-additions';
import { findClientReceivables } from './receivables/queries';

const IVA = 70;

export const reactions: Reactions = {
  /** Refuses while it owes something, or has money to its credit. */
  'client.removing': async (tx, _actor, { agencyId, clientId }) => {
    const found = await findClientReceivables(tx, agencyId, clientId);
    if (found.some(({ balance }) => balance !== 0)) throw conflict('errors.client.openBalance');
  },
  /** Of an addition, charges it above an amount that was said, and gives it terms of its own where nothing else is owed. */
  'quotation.accepted': chargeAddition,
  /** Of an addition, lowers an amount that was said. */
  'quotation.voided': uncharge,
  /** Keeps what a ride came to as a cost of its event, once. */
  'ride.charged': keepRideCost,
};

async function keepRideCost(
  tx: Tx,
  actor: Actor,
  { ride, amount }: Happenings['ride.charged'],
): Promise<void> {
  const [event] = await tx
    .select({
      currency: currencies.code,
      fxRate: events.fxRate,
      timeZone: cities.timeZone,
      recoversIva: agencies.responsableIva,
    })
    .from(events)
    .innerJoin(currencies, eq(currencies.id, events.currencyId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(agencies, eq(agencies.id, events.agencyId))
    .where(eq(events.id, ride.eventId));
  if (!event || !ride.currencyCode) return;
  const iva = (await readConstants([IVA], tx)).get(IVA) ?? '0';
  const cost = costOfRide(amount, { fee: ride.fee, platformGain: ride.platformGain, iva });
  const rate = { from: ride.currencyCode, to: event.currency, pesosPerUnit: event.fxRate };
  const total = inCurrency(cost.total, rate);
  // No rate is known from that currency: somebody of the agency types what it came to.
  if (total === null || total === 0) return;
  const [row] = await tx
    .insert(eventCosts)
    .values({
      agencyId: ride.agencyId,
      eventId: ride.eventId,
      category: 'TRANSPORT',
      supplier: PLATFORM_NAMES[ride.platform],
      supplierIdentification: rideBiller(ride.platform),
      spentOn: isoDateInZone(currentTime(), event.timeZone),
      amount: total,
      iva: inCurrency(cost.iva, rate) ?? 0,
      ivaRecoverable: event.recoversIva === true,
      source: 'RIDE',
      sourceId: ride.id,
    })
    .onConflictDoNothing()
    .returning();
  if (row) {
    await recordAudit(tx, actor, 'event-cost.create', row, {
      detail: { eventId: ride.eventId, category: row.category, amount: row.amount, iva: row.iva },
    });
  }
}
