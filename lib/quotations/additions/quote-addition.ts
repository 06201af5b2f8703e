import { eq } from 'drizzle-orm';
import { eventDirectories, events, placeDirectories } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { createQuotation } from '../drafts/create-quotation';
import { dataOf } from '../drafts/draft-data';
import { type QuotationIdInput, quotationIdInput } from '../inputs';
import { mayManageQuotations } from '../policy';
import { getQuotation, type Quotation } from '../queries';
import { mayAdd } from '../rules';

/**
 * Begins an addition to the event of an accepted quotation: a draft without lines for the same client, with the event's
 * dates and place and under the same conditions, which is sent and accepted by itself. Throws FORBIDDEN, UNAUTHENTICATED, NOT_FOUND
 * also for another agency's, and CONFLICT where there is no open event to add to (rule: `mayAdd`).
 */
export async function quoteAddition(actor: Actor, input: QuotationIdInput): Promise<Quotation> {
  mayManageQuotations(actor);
  const { id } = parseInput(quotationIdInput, input);
  const source = await getQuotation(actor, id);
  if (!mayAdd(source)) throw conflict('errors.quotation.noAddition');
  const [event] = await database()
    .select({
      startDate: events.startDate,
      endDate: events.endDate,
      cityId: events.cityId,
      place: placeDirectories.name,
      address: placeDirectories.address,
    })
    .from(events)
    .leftJoin(eventDirectories, eq(eventDirectories.id, events.eventDirectoryId))
    .leftJoin(placeDirectories, eq(placeDirectories.id, eventDirectories.placeDirectoryId))
    .where(eq(events.quotationId, id));
  const own = { observation: null, message: null, agents: 0, agentDays: 0 };
  return createQuotation(actor, { ...dataOf(source, []), ...own, ...event }, source);
}
