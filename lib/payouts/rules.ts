import type { BatchState } from '@/db/values/payouts';

/** What may happen to a batch: `from` the states in which it may, `to` the state after. Nothing else changes its state. */
export const BATCH_MOVES = {
  submit: { from: ['DRAFT'], to: 'SUBMITTED' },
  approve: { from: ['SUBMITTED'], to: 'APPROVED' },
  export: { from: ['APPROVED'], to: 'EXPORTED' },
  /** Back to draft, while nothing of it was paid or rejected. */
  withdraw: { from: ['SUBMITTED', 'APPROVED', 'EXPORTED'], to: 'DRAFT' },
  cancel: { from: ['DRAFT', 'SUBMITTED', 'APPROVED', 'EXPORTED'], to: 'CANCELLED' },
  /** As its last open item is paid or rejected. */
  close: { from: ['EXPORTED'], to: 'CLOSED' },
} as const satisfies Record<string, { readonly from: readonly BatchState[]; readonly to: BatchState }>;
export type BatchMove = keyof typeof BATCH_MOVES;

export const mayMoveBatch = (state: BatchState, move: BatchMove): boolean =>
  (BATCH_MOVES[move].from as readonly BatchState[]).includes(state);

/** Groups what is paid together: by currency, and by bank where asked. In the order of the first of each. */
export function groupsOf<T extends { readonly currencyCode: string; readonly bankId: number }>(
  claims: readonly T[],
  byBank: boolean,
): T[][] {
  const groups = new Map<string, T[]>();
  for (const claim of claims) {
    const key = byBank ? `${claim.currencyCode} ${claim.bankId}` : claim.currencyCode;
    groups.set(key, [...(groups.get(key) ?? []), claim]);
  }
  return [...groups.values()];
}
