import { useTranslations } from 'next-intl';
import { ProofButton } from '@/app/_features/claims/proof-button';
import { RowList, type RowListItem } from '@/app/_ui/data/row-list';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { ClaimPaymentState } from '@/db/values/payouts';
import type { ListedPayment } from '@/lib/claims/payments/queries';
import type { ClaimReview } from '@/lib/claims/review/queries';
import { isPartlyPaid, leftOf } from '@/lib/claims/rules';
import { formatIsoDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { fileUrl } from '@/lib/core/photo-url';
import styles from './claim.module.css';

const TONES: Readonly<Record<ClaimPaymentState, Tone>> = { PAID: 'green', REJECTED: 'red', REVERSED: 'gray' };

/** Each payment of a claim, those that the bank rejected and those taken back too, and what is still to be paid. */
export function PaymentsCard({
  claim,
  payments,
  mayProve,
}: {
  claim: ClaimReview;
  payments: readonly ListedPayment[];
  mayProve: boolean;
}) {
  const t = useTranslations('claims.payments');
  if (payments.length === 0 && !claim.accountProblem) return null;
  const money = (amount: number) => formatMoney(amount, claim.currencyCode);
  const rows = payments.map(
    (payment): RowListItem => ({
      id: payment.id,
      title: money(payment.amount),
      detail: [
        formatIsoDate(payment.paidOn),
        t('to', { bank: payment.bank, digits: payment.accountLastDigits }),
        payment.reference && t('reference', { reference: payment.reference }),
        payment.batchNumber === null ? t('byHand') : t('batch', { number: payment.batchNumber }),
        payment.createdName,
        payment.reason,
      ],
      trailing: (
        <>
          {payment.proofFileId && (
            <a href={fileUrl(payment.proofFileId)} target="_blank" rel="noopener">
              {t('proof')}
            </a>
          )}{' '}
          {mayProve && payment.state === 'PAID' && (
            <ProofButton claimId={claim.id} paymentId={payment.id} hasProof={payment.proofFileId !== null} />
          )}{' '}
          {payment.receiptFileId && (
            <a href={fileUrl(payment.receiptFileId)} target="_blank" rel="noopener">
              {t('receipt')}
            </a>
          )}{' '}
          <SoftBadge tone={TONES[payment.state]}>{t(`states.${payment.state}`)}</SoftBadge>
        </>
      ),
    }),
  );
  return (
    <SectionCard title={t('title')} flush>
      {isPartlyPaid(claim) && (
        <p className={styles.aboveRows}>
          {t('left', { paid: money(claim.paid), left: money(leftOf(claim)) })}
        </p>
      )}
      {claim.accountProblem && (
        <p className={styles.aboveRows}>{t('problem', { reason: claim.accountProblem })}</p>
      )}
      {rows.length > 0 && <RowList label={t('title')} items={rows} whole />}
    </SectionCard>
  );
}
