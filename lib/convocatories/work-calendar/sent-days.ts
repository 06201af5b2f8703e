import { asc, eq, sql } from 'drizzle-orm';
import { ICalCalendarMethod } from 'ical-generator';
import type { Db, Tx } from '@/db/client';
import { calendarDays } from '@/db/schema';
import { shiftsOf } from '@/lib/core/work-days';
import type { MailAttachment } from '@/lib/notifications/define-notice';
import { currentTime } from '@/lib/platform/clock';
import type { SentCall } from '../sent-calls/queries';
import { type WorkDay, workCalendar } from './calendar-entries';

/** Keeps which days a file put into a talent's calendar, so that a later one can end those that fall away. */
export async function rememberDays(tx: Tx, agencyId: string, days: readonly WorkDay[]): Promise<void> {
  if (days.length === 0) return;
  await tx
    .insert(calendarDays)
    .values(
      days.map(({ convocatedId, day, start, end }) => ({
        ...{ agencyId, convocatedId, day },
        ...{ startsAt: start, endsAt: end },
      })),
    )
    .onConflictDoUpdate({
      target: [calendarDays.convocatedId, calendarDays.day],
      set: { startsAt: sql`excluded.starts_at`, endsAt: sql`excluded.ends_at`, updatedAt: currentTime() },
    });
}

/** The days of a place that files have put into its talent's calendar. The caller has decided that they may be read. */
export async function sentDays(db: Db | Tx, convocatedId: string): Promise<WorkDay[]> {
  const { day, startsAt: start, endsAt: end } = calendarDays;
  return db
    .select({ convocatedId: calendarDays.convocatedId, day, start, end })
    .from(calendarDays)
    .where(eq(calendarDays.convocatedId, convocatedId))
    .orderBy(asc(day));
}

/** A file that ends the days of other dates; none where no file was ever sent. */
export async function cancellingSent(tx: Tx, call: SentCall): Promise<MailAttachment[]> {
  const days = await sentDays(tx, call.convocatedId);
  return days.length > 0 ? [cancelling(call, days)] : [];
}

/** A file that moves and ends what earlier ones put into a confirmed talent's calendar; none where there was none. */
export async function calendarOfChange(tx: Tx, call: SentCall): Promise<MailAttachment[]> {
  const sent = await sentDays(tx, call.convocatedId);
  if (sent.length === 0) return [];
  const present = daysOfCall(call);
  await rememberDays(tx, call.agencyId, present);
  const location = [call.placeName, call.placeAddress, call.cityName].filter(Boolean).join(', ');
  const { eventName, agencyName } = call;
  const text = workCalendar(
    { eventName, agencyName, at: currentTime(), method: ICalCalendarMethod.PUBLISH },
    [
      ...present.map((day) => ({ ...day, location, description: `${call.profileName} · ${agencyName}` })),
      ...goneDays(sent, present).map((day) => ({ ...day, isCancelled: true })),
    ],
  );
  return [calendarAttachment('tu-trabajo.ics', 'PUBLISH', text)];
}

/** Of days that were sent those that are not among the present ones. */
export const goneDays = (
  sent: readonly WorkDay[],
  present: readonly { readonly day: string }[],
): WorkDay[] => {
  const days = new Set(present.map(({ day }) => day));
  return sent.filter(({ day }) => !days.has(day));
};

/**
 * A file that ends all days of a place in its talent's calendar, with the mail that says so: those that were sent, and
 * those of the call, which the talent may have taken by itself.
 */
export async function cancellingFile(tx: Tx, call: SentCall): Promise<MailAttachment> {
  const sent = await sentDays(tx, call.convocatedId);
  return cancelling(call, [...sent, ...goneDays(daysOfCall(call), sent)]);
}

const daysOfCall = (call: SentCall): WorkDay[] =>
  shiftsOf(call, call.timeZone).map(({ day, startsAt, endsAt }) => ({
    ...{ convocatedId: call.convocatedId, day, start: startsAt, end: endsAt },
  }));

function cancelling({ eventName, agencyName }: SentCall, days: readonly WorkDay[]): MailAttachment {
  const work = { eventName, agencyName, at: currentTime(), method: ICalCalendarMethod.CANCEL };
  const text = workCalendar(
    work,
    days.map((day) => ({ ...day, isCancelled: true })),
  );
  return calendarAttachment('cancelacion.ics', 'CANCEL', text);
}

export const calendarAttachment = (
  filename: string,
  method: 'PUBLISH' | 'CANCEL',
  text: string,
): MailAttachment => ({
  filename,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content: Buffer.from(text),
});
