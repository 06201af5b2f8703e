import type { PaymentKind } from '@/db/values/client-payments';

/** Income tax, ReteIVA and ReteICA of a client together come to less: above it, it says why. Percent of what is charged. */
const USUAL_WITHHELD_PERCENT = 30;

type Said = {
  readonly charged: number;
  /** What the client withheld and was forgiven before, by kind. */
  readonly said: readonly { readonly kind: PaymentKind; readonly amount: number }[];
  readonly hasReason: boolean;
};

/** Message key of why a withholding or a credit note is not kept; null for one that is. Money in minor units. */
export function forgoneProblem(
  kind: 'WITHHELD' | 'CREDIT_NOTE',
  amount: number,
  { charged, said, hasReason }: Said,
): string | null {
  const before = (of: PaymentKind) => said.find((one) => one.kind === of)?.amount ?? 0;
  if (amount + before('WITHHELD') + before('CREDIT_NOTE') > charged)
    return 'errors.clientPayment.aboveCharged';
  const isUnusual = (amount + before('WITHHELD')) * 100 > charged * USUAL_WITHHELD_PERCENT;
  return kind === 'WITHHELD' && isUnusual && !hasReason ? 'errors.clientPayment.withheldReason' : null;
}
