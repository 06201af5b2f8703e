import { eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { eventPersonals, quotations } from '@/db/schema';
import type { AgencyActor } from '@/lib/core/actor';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { acceptQuotation } from '../../accept-quotation';
import { createQuotation } from '../../drafts/create-quotation';
import { dataOf } from '../../drafts/draft-data';
import { updateQuotation } from '../../drafts/update-quotation';
import { sendQuotation } from '../../sending/send-quotation';
import { draftInput, lineInput } from '../../testing/draft-input';
import { quoteAddition } from '../quote-addition';

const DAY_MS = 86_400_000;
const BUDGET = 400_000;

/** True of people whom an addition of `sendAddition` asks for. */
export const isAdded = ({ budget }: { readonly budget: number }): boolean => budget === BUDGET;

/** An accepted quotation of a day with two models, with its agency and the event that it made. */
export async function makeFirst(db: Db) {
  const { actor, agency } = await makeAgencyUser(db);
  const client = await makeClient(db, { agency });
  const draft = await createQuotation(actor, { ...draftInput, clientId: client.id });
  const first = await sendQuotation(actor, { id: draft.id });
  const { eventId } = await acceptQuotation(actor, { quotationId: first.id });
  return { actor, first, eventId };
}
export type First = Awaited<ReturnType<typeof makeFirst>>;

/** An addition of two musicians as it was sent, `later` days after the end of the event or on its own dates. */
export async function sendAddition(
  { actor, first }: { readonly actor: AgencyActor; readonly first: { readonly id: string } },
  later = 0,
) {
  const draft = await quoteAddition(actor, { id: first.id });
  const end = +draft.endDate + later * DAY_MS;
  const dates = later > 0 ? { startDate: new Date(end - 3_600_000), endDate: new Date(end) } : {};
  const lines = [{ ...lineInput, profile: 'musico', days: 1, budget: BUDGET }];
  await updateQuotation(actor, { ...dataOf(draft, []), id: draft.id, ...dates, lines });
  return sendQuotation(actor, { id: draft.id });
}

/** All that an event has needed, whether or not it still does. */
export const needsOf = (db: Db, eventId: string) =>
  db.select().from(eventPersonals).where(eq(eventPersonals.eventId, eventId));

export const storedQuotation = async (db: Db, id: string) =>
  (await db.select().from(quotations).where(eq(quotations.id, id)))[0];
