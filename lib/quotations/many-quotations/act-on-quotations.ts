import { and, eq } from 'drizzle-orm';
import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { eachByItself, type Outcome, onceKnown } from '@/lib/platform/each-by-itself';
import { parseInput } from '@/lib/platform/parse-input';
import { acceptQuotation } from '../accept-quotation';
import { discardQuotation } from '../drafts/discard-quotation';
import { mayManageQuotations } from '../policy';
import { rejectQuotation } from '../reject-quotation';
import { resendQuotation } from '../sending/resend-quotation';
import { sendQuotation } from '../sending/send-quotation';
import { voidQuotation } from '../voiding/void-quotation';
import {
  type QuotationsInput,
  type QuotationsWithReasonInput,
  quotationsInput,
  quotationsWithReasonInput,
  type SendQuotationsInput,
  sendQuotationsInput,
} from './inputs';

/** What came of one quotation; what was done to it is its id. */
export type QuotationOutcome = Outcome<string>;

/**
 * Sends several drafts to their clients, each as `sendQuotation` does. Answers in the order of the ids. Throws INVALID,
 * UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND, before any is sent, when one is not the agency's.
 */
export async function sendQuotations(actor: Actor, input: SendQuotationsInput): Promise<QuotationOutcome[]> {
  const { quotations: asked } = parseInput(sendQuotationsInput, input);
  const drafts = new Map(asked.map((draft) => [draft.id, draft]));
  const { ids } = await ownQuotations(actor, { ids: [...drafts.keys()] });
  return eachByItself(ids, async (id) => (await sendQuotation(actor, { ...drafts.get(id), id })).id);
}

/** Mails several sent ones again, each as `resendQuotation` does. Throws as `sendQuotations`. */
export async function resendQuotations(actor: Actor, input: QuotationsInput): Promise<QuotationOutcome[]> {
  const { ids } = await ownQuotations(actor, parseInput(quotationsInput, input));
  return eachByItself(ids, async (id) => (await resendQuotation(actor, { id })).id);
}

/** Notes of several that their clients said yes, each as `acceptQuotation` does. Throws as `sendQuotations`. */
export async function acceptQuotations(actor: Actor, input: QuotationsInput): Promise<QuotationOutcome[]> {
  const { ids } = await ownQuotations(actor, parseInput(quotationsInput, input));
  return eachByItself(ids, async (id) => (await acceptQuotation(actor, { quotationId: id })).quotationId);
}

/** Notes of several that their clients said no, each as `rejectQuotation` does. Throws as `sendQuotations`. */
export async function rejectQuotations(
  actor: Actor,
  input: QuotationsWithReasonInput,
): Promise<QuotationOutcome[]> {
  const { ids, reason } = await ownQuotations(actor, parseInput(quotationsWithReasonInput, input));
  return eachByItself(ids, async (id) => (await rejectQuotation(actor, { id, reason })).id);
}

/** Voids several for the same reason, each as `voidQuotation` does. Throws as `sendQuotations`. */
export async function voidQuotations(
  actor: Actor,
  input: QuotationsWithReasonInput,
): Promise<QuotationOutcome[]> {
  const { ids, reason } = await ownQuotations(actor, parseInput(quotationsWithReasonInput, input));
  return eachByItself(ids, async (id) => (await voidQuotation(actor, { id, reason })).id);
}

/** Throws several drafts away, each as `discardQuotation` does. Throws as `sendQuotations`. */
export async function discardQuotations(actor: Actor, input: QuotationsInput): Promise<QuotationOutcome[]> {
  const { ids } = await ownQuotations(actor, parseInput(quotationsInput, input));
  return eachByItself(ids, (id) => discardQuotation(actor, { id }));
}

/** The same input, once all its quotations are known to be the agency's. */
function ownQuotations<T extends { readonly ids: readonly string[] }>(actor: Actor, input: T): Promise<T> {
  const { agencyId } = mayManageQuotations(actor);
  const own = and(eq(quotations.agencyId, agencyId), anyOf(quotations.id, input.ids));
  return onceKnown(input, database().$count(quotations, own), 'errors.quotation.notFound');
}
