import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { callSheets, callTimes } from '@/db/schema';
import { findDialingCode } from '@/lib/catalogues/dialing-code';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { emptyToNull } from '@/lib/core/contact';
import { AppError, conflict } from '@/lib/core/errors';
import { formatPhone } from '@/lib/core/readers/phone';
import { shiftsOf } from '@/lib/core/work-days';
import { type EventDetail, getEvent } from '@/lib/events/queries';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseChange } from '@/lib/platform/parse-change';
import { keepPhones } from '@/lib/platform/phones/read-phones';
import { transact } from '@/lib/platform/transaction';
import { listEventPeople } from '../people';
import { mayRunEventDay } from '../policy';
import { takesCallSheet } from '../rules';
import { type SaveCallSheetInput, saveCallSheetInput } from './inputs';
import { findCallSheet } from './queries';

/**
 * Replaces the call sheet of an event that is still to take place. Nobody is told before it is sent. Throws INVALID for a
 * day outside the event, CONFLICT for a closed event, NOT_FOUND alike for another agency's event and for somebody who is
 * not called for it, UNAUTHENTICATED, FORBIDDEN.
 */
export async function saveCallSheet(actor: Actor, input: SaveCallSheetInput): Promise<void> {
  const agency = mayRunEventDay(actor);
  const onFile = () => findCallSheet(actor, input.eventId);
  const { eventId, times, ...texts } = await parseChange(saveCallSheetInput, input, onFile);
  const event = await getEvent(actor, eventId);
  if (!takesCallSheet(event.stateId)) throw conflict('errors.event.closed');
  await checkTimes(agency, event, times);
  const { phones, dialingCode } = keepPhones(
    { contactPhone: texts.contactPhone },
    {
      dialingCode: await findDialingCode(database(), event.cityId),
      before: await onFile(),
      follows: true,
      extension: true,
    },
  );
  await transact(async (tx) => {
    const written = {
      dressCode: emptyToNull(texts.dressCode),
      contactName: emptyToNull(texts.contactName),
      contactPhone: phones.contactPhone ? formatPhone(phones.contactPhone, dialingCode) : null,
      instructions: emptyToNull(texts.instructions),
      updatedAt: currentTime(),
    };
    await tx
      .insert(callSheets)
      .values({ eventId, agencyId: agency.agencyId, ...written })
      .onConflictDoUpdate({ target: callSheets.eventId, set: written });
    await replaceTimes(tx, agency.agencyId, eventId, times);
    await recordAudit(
      tx,
      actor,
      'call-sheet.save',
      { id: eventId, agencyId: agency.agencyId },
      { detail: { eventId } },
    );
  });
}

type Times = ReturnType<typeof saveCallSheetInput.parse>['times'];

async function checkTimes(agency: AgencyActor, event: EventDetail, times: Times): Promise<void> {
  const days = new Set(shiftsOf(event, event.timeZone).map(({ day }) => day));
  const fields: Record<string, string> = {};
  for (const [index, { day }] of times.entries()) {
    if (!days.has(day)) fields[`times.${index}.day`] = 'validation.withinEvent';
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID', 'errors.invalid', fields);
  const named = times.flatMap(({ convocatedId }) => convocatedId ?? []);
  if (named.length === 0) return;
  const people = new Set((await listEventPeople(agency, event.id)).map(({ convocatedId }) => convocatedId));
  if (named.some((id) => !people.has(id))) throw new AppError('NOT_FOUND', 'errors.convocated.notFound');
}

/** The caller locks the sheet's row, so of two at once one follows the other. The last of two hours of one day holds. */
async function replaceTimes(tx: Tx, agencyId: string, eventId: string, times: Times): Promise<void> {
  await tx.delete(callTimes).where(eq(callTimes.eventId, eventId));
  const once = new Map(times.map((time) => [`${time.day} ${time.convocatedId}`, time]));
  if (once.size === 0) return;
  await tx.insert(callTimes).values([...once.values()].map((time) => ({ agencyId, eventId, ...time })));
}
