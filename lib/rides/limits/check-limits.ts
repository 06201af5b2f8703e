import type { Tx } from '@/db/client';
import { conflict } from '@/lib/core/errors';
import type { Fare } from '../providers/provider';
import type { RideBasis } from '../queries';
import { amountOf, lockRideRules, readRideIva, sumSpent } from './queries';
import { whyTooMuch } from './rules';

/** A ride before it is kept, as far as limits look at it. */
export type LimitedRide = {
  readonly basis: RideBasis;
  /** What its provider asks for it, where it was asked. */
  readonly fare: Fare | null;
  /** Percents of the fare, as decimal texts. */
  readonly fee: string;
  readonly platformGain: string;
};

/** Locks the limit of an event until the transaction ends and throws CONFLICT for a ride beyond it, whoever orders it. */
export async function checkLimits(tx: Tx, ride: LimitedRide): Promise<void> {
  const { basis, fare } = ride;
  const { budget } = await lockRideRules(tx, basis.event.id);
  if (budget === null) return;
  const event = { id: basis.event.id, currency: basis.currency, fxRate: basis.event.fxRate };
  const iva = await readRideIva(tx);
  const amount =
    fare &&
    amountOf(
      {
        state: 'ORDERING',
        estimate: fare.amount,
        total: null,
        fee: ride.fee,
        platformGain: ride.platformGain,
        currencyCode: fare.currencyCode,
      },
      iva,
      event,
    );
  const tooMuch = whyTooMuch(budget, amount, await sumSpent(tx, event, iva));
  if (tooMuch) throw conflict(tooMuch);
}
