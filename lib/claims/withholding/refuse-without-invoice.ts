import { conflict } from '@/lib/core/errors';
import type { PaymentWithholding } from '@/lib/taxes/withholding/rules';
import type { Claim } from '../queries';
import type { ClaimSnapshot } from '../snapshot';

/** Throws CONFLICT for a claim of who charges IVA that names no invoice: it invoices, and IVA is added to what it says. */
export function refuseWithoutInvoice(
  { snapshot }: Pick<Claim, 'snapshot'>,
  { iva }: PaymentWithholding,
): void {
  if (iva && !(snapshot as ClaimSnapshot).invoice) throw conflict('errors.claim.invoiceMissing');
}
