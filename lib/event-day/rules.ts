import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { EVENT } from '@/lib/core/states';
import type { Shift } from '@/lib/core/work-days';

export type CallTime = {
  /** Null for everybody. */
  readonly convocatedId: string | null;
  readonly day: string;
  /** `HH:MM`. */
  readonly time: string;
};

/** When somebody has to be there: its own hour, else everybody's, else the hour at which its work begins. */
export function callAt(
  { day, startsAt }: Shift,
  convocatedId: string,
  times: readonly CallTime[],
  timeZone: string,
): Date {
  const ofDay = times.filter((time) => time.day === day);
  const found =
    ofDay.find((time) => time.convocatedId === convocatedId) ??
    ofDay.find((time) => time.convocatedId === null);
  return found ? zonedDateTimeToInstant(`${day}T${found.time}`, timeZone) : startsAt;
}

/** Nobody is sent to an event that will not take place. */
export const takesCallSheet = (stateId: number): boolean =>
  stateId === EVENT.CREATED || stateId === EVENT.CALLING || stateId === EVENT.CONFIRMED;

/** Which day the desk opens on: today, else the next one, else the last. Days are in order. */
export const dayOfDesk = (days: readonly string[], today: string): string =>
  days.find((day) => day >= today) ?? days.at(-1) ?? today;
