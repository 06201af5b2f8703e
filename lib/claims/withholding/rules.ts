import type { ClaimState } from '@/db/values/claims';
import type { PaymentWithholding } from '@/lib/taxes/withholding/rules';

type Asked = { readonly status: ClaimState; readonly hiresWorkers: boolean | null };

/** Whether a claim to review lacks the statement on which its withholding depends (art. 383 ET, par. 2). */
export const asksStatement = (
  { status, hiresWorkers }: Asked,
  { method, nonResident }: Pick<PaymentWithholding, 'method' | 'nonResident'>,
): boolean =>
  status === 'SENT' &&
  hiresWorkers === null &&
  method !== 'NONE' &&
  method !== 'REGIMEN_SIMPLE' &&
  !nonResident;
