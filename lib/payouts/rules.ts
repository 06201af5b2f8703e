import type { BatchState } from '@/db/values/payouts';
import { BATCH_LIFE } from '@/lib/core/states/batch';
import { mayAct } from '@/lib/core/states/lifecycle';

export type BatchMove = 'submit' | 'approve' | 'export' | 'withdraw' | 'cancel' | 'close';

export const mayMoveBatch = (state: BatchState, move: BatchMove): boolean =>
  mayAct(BATCH_LIFE, state, `payout-batch.${move}`);

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
