import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { parseInput } from '@/lib/platform/parse-input';
import { react } from '@/lib/platform/reactions/react';
import { transact } from '@/lib/platform/transaction';

import { type VoidQuotationInput, voidQuotationInput } from '../inputs';
import { mayManageQuotations } from '../policy';
import { getQuotation, type Quotation } from '../queries';
import { markVoided } from './mark-voided';
import { voidAdditions } from './void-additions';

/**
 * Voids a quotation that was sent or accepted, with the reason that its client gets by mail. What it had become
 * ends with it (`quotation.voided`), and what was added to it. Throws INVALID, FORBIDDEN, UNAUTHENTICATED, NOT_FOUND also for another agency's,
 * and CONFLICT where it cannot be voided (any more) and for what a later domain refuses.
 */
export async function voidQuotation(actor: Actor, input: VoidQuotationInput): Promise<Quotation> {
  const { agencyId } = mayManageQuotations(actor);
  const { id, reason } = parseInput(voidQuotationInput, input);
  await getQuotation(actor, id);
  return transact(async (tx) => {
    const voided = await markVoided(tx, actor, { id, agencyId, reason });
    if (!voided) throw conflict('errors.quotation.notVoidable');
    if (!voided.quotation.additionOf) await voidAdditions(tx, actor, voided.quotation, reason);
    await react(tx, actor, 'quotation.voided', { quotation: voided.quotation, reason });
    return voided.quotation;
  });
}
