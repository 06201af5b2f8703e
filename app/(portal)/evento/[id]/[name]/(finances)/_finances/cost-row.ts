import { formatShortDay } from '@/lib/core/dates';
import type { ListedCost } from '@/lib/finances/costs/queries';

/** A cost as the page shows one. */
export const costRow = (cost: ListedCost) => ({
  id: cost.id,
  category: cost.category,
  supplier: cost.supplier,
  supplierIdentification: cost.supplierIdentification,
  spentOn: cost.spentOn,
  day: formatShortDay(cost.spentOn),
  amount: cost.amount,
  iva: cost.iva,
  ivaRecoverable: cost.ivaRecoverable,
  note: cost.note,
  proofFileId: cost.proofFileId,
  voidedReason: cost.voidedReason,
  revision: cost.revision,
  isTyped: cost.source === 'TYPED',
});

export type CostRow = ReturnType<typeof costRow>;
