import { conflict } from '@/lib/core/errors';
import type { Claim } from '../queries';
import type { ClaimSnapshot } from '../snapshot';
import type { ClaimWithholding } from './rules';

/** Throws CONFLICT for a claim of who charges IVA that names no invoice: it invoices, and IVA is added to what it says. */
export function refuseWithoutInvoice({ snapshot }: Pick<Claim, 'snapshot'>, { iva }: ClaimWithholding): void {
  if (iva && !(snapshot as ClaimSnapshot).invoice) throw conflict('errors.claim.invoiceMissing');
}
