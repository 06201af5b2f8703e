import { findClients } from '@/lib/clients/queries';
import type { Actor } from '@/lib/core/actor';
import { CLIENT } from '@/lib/core/states';
import { parseInput } from '@/lib/platform/parse-input';
import { type QuotationIdInput, quotationIdInput } from '../inputs';
import { findQuotationLines } from '../lines/queries';
import { mayManageQuotations } from '../policy';
import { getQuotation, type Quotation } from '../queries';
import { createQuotation } from './create-quotation';
import { dataOf } from './draft-data';

/**
 * Begins a new draft from any quotation of the agency, priced with the rates of today; without its client when
 * that was removed or is inactive by now. Throws FORBIDDEN, UNAUTHENTICATED, and NOT_FOUND also for another agency's.
 */
export async function duplicateQuotation(actor: Actor, input: QuotationIdInput): Promise<Quotation> {
  mayManageQuotations(actor);
  const { id } = parseInput(quotationIdInput, input);
  const source = await getQuotation(actor, id);
  const lines = await findQuotationLines(actor, [id]);
  const clients = source.clientId ? await findClients(actor, [source.clientId]) : new Map<string, never>();
  const data = dataOf(source, lines.get(id) ?? []);
  const active = [...clients.values()].some(({ stateId }) => stateId === CLIENT.ACTIVE);
  return createQuotation(actor, active ? data : { ...data, clientId: null });
}
