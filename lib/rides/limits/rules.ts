import { formatTime12h } from '@/lib/core/dates';
import type { MessageValues } from '@/lib/core/errors';
import type { Point } from '@/lib/core/geography';
import { metresBetween } from '../rules';

/** Who leaves from this hour on does not leave without transport, unless the agency says another. */
export const LATE_TIME = '22:00';

/** What an agency allows rides of an event; null allows everything. Money is in minor units of the event's currency. */
export type RideRules = {
  readonly budget: number | null;
  readonly ridesPerPerson: number | null;
  readonly amountPerPerson: number | null;
  /** `HH:MM` by the event's clocks; an end before the start is of the next morning. */
  readonly fromTime: string | null;
  readonly untilTime: string | null;
  readonly radiusKm: number | null;
  readonly lateTime: string;
  /** 0 before any was said. */
  readonly revision: number;
};

export const NO_RULES: RideRules = {
  budget: null,
  ridesPerPerson: null,
  amountPerPerson: null,
  fromTime: null,
  untilTime: null,
  radiusKm: null,
  lateTime: LATE_TIME,
  revision: 0,
};

/** A text for people, by its key. */
export type Refusal = { readonly key: string; readonly values?: MessageValues };

/** Whether a ride has to be priced before it is allowed. */
export const limitsMoney = ({ budget, amountPerPerson }: RideRules): boolean =>
  budget !== null || amountPerPerson !== null;

/** Whether an hour `HH:MM` lies between two; from 18:00 to 03:00 is one night. */
export const isBetween = (time: string, from: string, until: string): boolean =>
  from <= until ? time >= from && time <= until : time >= from || time <= until;

const spoken = (time: string): string => formatTime12h(`2000-01-01T${time}:00Z`, 'UTC');

type Asked = {
  /** When the person is fetched, `HH:MM` by the event's clocks. */
  readonly time: string;
  readonly stops: readonly Point[];
  /** Null where nobody knows where it is: the zone holds for nobody then. */
  readonly venue: Point | null;
};

/** Why a ride is not allowed at that hour or between those stops; null when it is. */
export function whyNotThere(
  { fromTime, untilTime, radiusKm }: RideRules,
  { time, stops, venue }: Asked,
): Refusal | null {
  if (fromTime && untilTime && !isBetween(time, fromTime, untilTime)) {
    return { key: 'ride.limits.hours', values: { from: spoken(fromTime), until: spoken(untilTime) } };
  }
  const isFar = (stop: Point) => venue !== null && metresBetween(stop, venue) > (radiusKm ?? 0) * 1000;
  if (radiusKm !== null && stops.some(isFar)) return { key: 'ride.limits.zone', values: { km: radiusKm } };
  return null;
}

/** What somebody has had of an event's rides before. */
export type Had = { readonly rides: number; readonly amount: number };

type Spending = {
  /** What the ride comes to, all fees included; null where its provider does not say. */
  readonly amount: number | null;
  /** Of the whole event. */
  readonly spent: number;
  readonly people: readonly Had[];
};

/** Why a ride is too much for what the agency allows the event and each person; null when it is not. */
export function whyTooMuch(rules: RideRules, { amount, spent, people }: Spending): Refusal | null {
  const { budget, ridesPerPerson, amountPerPerson } = rules;
  if (ridesPerPerson !== null && people.some(({ rides }) => rides >= ridesPerPerson)) {
    return { key: 'ride.limits.rides', values: { count: ridesPerPerson } };
  }
  if (!limitsMoney(rules)) return null;
  if (amount === null) return { key: 'ride.limits.unknownFare' };
  if (budget !== null && spent + amount > budget) return { key: 'ride.limits.budget' };
  const share = Math.ceil(amount / Math.max(1, people.length));
  if (amountPerPerson !== null && people.some((one) => one.amount + share > amountPerPerson)) {
    return { key: 'ride.limits.amount' };
  }
  return null;
}
