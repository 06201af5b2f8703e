import type { RideDirection } from '@/db/values/rides';
import { inCurrency } from '@/lib/core/in-currency';
import type { Ride } from '../queries';
import { costOfRide, type RideCost } from '../rules';
import { counts, fareOf } from '../wishes/rules';

/** Sums in the event's currency. */
export type RideTotals = {
  readonly people: number;
  readonly toVenue: number;
  readonly home: number;
  readonly estimate: number;
  readonly actual: RideCost;
  /** What counts against the budget. */
  readonly committed: number;
};

type Summed = { readonly ride: Ride; readonly others: readonly { readonly talentId: string }[] };

const NOTHING: RideCost = { fare: 0, fee: 0, platformGain: 0, iva: 0, total: 0 };

/** Adds up the rides of an event that go on or carried somebody, in the event's currency. */
export function totalsOf(
  found: readonly Summed[],
  people: readonly { readonly talentId: string }[],
  iva: string,
  event: { readonly currencyCode: string; readonly fxRate: string },
): RideTotals {
  const counted = found.filter(({ ride }) => counts(ride));
  const inEvents = (amount: number, { currencyCode }: Ride): number =>
    inCurrency(amount, {
      from: currencyCode ?? 'COP',
      to: event.currencyCode,
      pesosPerUnit: event.fxRate,
    }) ?? 0;
  const costOf = (fare: number, ride: Ride) =>
    costOfRide(fare, { fee: ride.fee, platformGain: ride.platformGain, iva });
  const having = (direction: RideDirection) =>
    new Set(
      counted
        .filter(({ ride }) => ride.direction === direction)
        .flatMap(({ ride, others }) => [ride.talentId, ...others.map(({ talentId }) => talentId)]),
    );
  const [there, home] = [having('TO_VENUE'), having('HOME')];
  let [estimate, committed] = [0, 0];
  let actual = NOTHING;
  for (const { ride } of counted) {
    if (ride.estimate !== null) estimate += inEvents(costOf(ride.estimate, ride).total, ride);
    committed += inEvents(costOf(fareOf(ride), ride).total, ride);
    const came = ride.total ?? (ride.state === 'TERMINATED' ? ride.estimate : null);
    if (came === null) continue;
    const cost = costOf(came, ride);
    actual = {
      fare: actual.fare + inEvents(cost.fare, ride),
      fee: actual.fee + inEvents(cost.fee, ride),
      platformGain: actual.platformGain + inEvents(cost.platformGain, ride),
      iva: actual.iva + inEvents(cost.iva, ride),
      total: actual.total + inEvents(cost.total, ride),
    };
  }
  return {
    people: people.length,
    toVenue: people.filter(({ talentId }) => there.has(talentId)).length,
    home: people.filter(({ talentId }) => home.has(talentId)).length,
    estimate,
    actual,
    committed,
  };
}
