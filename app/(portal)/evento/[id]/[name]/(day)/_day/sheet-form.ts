import * as z from 'zod/mini';
import { type SaveCallSheetInput, saveCallSheetInput } from '@/lib/event-day/call-sheet/inputs';
import type { CallSheet } from '@/lib/event-day/call-sheet/queries';

/** Key of everybody's hour in the form. */
export const EVERYBODY = 'all';

/** Hours by day, then by place in a call or `EVERYBODY`; an empty one is no hour of its own. */
export type SheetForm = {
  dressCode: string;
  contactName: string;
  contactPhone: string;
  instructions: string;
  times: Record<string, Record<string, string>>;
};

/** A call sheet as its form holds it, with an entry for each hour that can be typed. */
export function sheetFormOf(
  sheet: CallSheet,
  days: readonly { readonly day: string; readonly people: readonly string[] }[],
): SheetForm {
  const typed = new Map(sheet.times.map(({ day, convocatedId, time }) => [`${day} ${convocatedId}`, time]));
  return {
    dressCode: sheet.dressCode ?? '',
    contactName: sheet.contactName ?? '',
    contactPhone: sheet.contactPhone ?? '',
    instructions: sheet.instructions ?? '',
    times: Object.fromEntries(
      days.map(({ day, people }) => [
        day,
        Object.fromEntries([
          [EVERYBODY, typed.get(`${day} null`) ?? ''],
          ...people.map((id) => [id, typed.get(`${day} ${id}`) ?? '']),
        ]),
      ]),
    ),
  };
}

const toInput = (eventId: string, { times, ...texts }: SheetForm): SaveCallSheetInput => ({
  eventId,
  ...texts,
  times: Object.entries(times).flatMap(([day, hours]) =>
    Object.entries(hours)
      .filter(([, time]) => time !== '')
      .map(([who, time]) => ({ convocatedId: who === EVERYBODY ? null : who, day, time })),
  ),
});

/** The form's own schema: the domain's, behind the list of hours. */
export const sheetFormSchema = (eventId: string) =>
  z.pipe(
    z.transform((form: SheetForm) => toInput(eventId, form)),
    saveCallSheetInput,
  );
