import type { Tx } from '@/db/client';
import { localDateTimeInZone } from '@/lib/core/dates';
import { AppError } from '@/lib/core/errors';
import type { Point } from '@/lib/core/geography';
import { currentTime } from '@/lib/platform/clock';
import type { Fare } from '../providers/provider';
import type { RideBasis } from '../queries';
import { amountOf, findSpending, holdRideRules, readRideIva } from './queries';
import { limitsMoney, type Refusal, whyNotThere, whyTooMuch } from './rules';

/** A ride before it is kept, as far as limits look at it. */
export type LimitedRide = {
  readonly basis: RideBasis;
  readonly stops: readonly Point[];
  /** Null for now. */
  readonly scheduledFor: Date | null;
  readonly talentIds: readonly string[];
  /** What its provider asks for it, where it was asked. */
  readonly fare: Fare | null;
  /** Percents of the fare, as decimal texts. */
  readonly fee: string;
  readonly platformGain: string;
};

const refuse = ({ key, values }: Refusal): AppError =>
  new AppError('CONFLICT', key, {}, values ? { values } : {});

/**
 * Holds the limits of an event until the transaction ends and throws CONFLICT for a ride beyond them, whoever orders it.
 * Limits of money need the fare.
 */
export async function checkLimits(tx: Tx, ride: LimitedRide): Promise<void> {
  const { basis, stops, scheduledFor, talentIds, fare } = ride;
  const rules = await holdRideRules(tx, basis.event.id);
  const time = localDateTimeInZone(scheduledFor ?? currentTime(), basis.city.timeZone).slice(11, 16);
  const there = whyNotThere(rules, { time, stops, venue: venuePoint(basis) });
  if (there) throw refuse(there);
  if (!limitsMoney(rules) && rules.ridesPerPerson === null) return;
  const event = { id: basis.event.id, currency: basis.currency, fxRate: basis.event.fxRate };
  const iva = await readRideIva(tx);
  const { spent, had } = await findSpending(tx, event, iva);
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
  const much = whyTooMuch(rules, { amount, spent, people: talentIds.map(had) });
  if (much) throw refuse(much);
}

/** Where an event is; null where its venue has no point. */
export const venuePoint = ({ venue }: Pick<RideBasis, 'venue'>): Point | null =>
  venue && venue.lat !== null && venue.lng !== null ? { lat: venue.lat, lng: venue.lng } : null;
