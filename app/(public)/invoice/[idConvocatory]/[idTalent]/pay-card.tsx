import { getTranslations } from 'next-intl/server';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { FieldBlock } from '@/app/_ui/public/form';
import type { OwnPay, OwnPayment } from '@/lib/claims/payments/own-pay';
import { formatIsoDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import styles from './claim.module.css';

type Props = { pay: OwnPay; path: string };

/** What was paid of a claim, where, what remains of it, and each payment with its papers. */
export async function PayCard({ pay, path }: Props) {
  const t = await getTranslations('claim.pay');
  const money = (amount: number) => formatMoney(amount, pay.currency);
  const withheld = pay.withheld > 0 && t('withheldText', { amount: money(pay.withheld) });
  const iva = pay.iva > 0 && t('ivaText', { price: money(pay.price), amount: money(pay.iva) });
  const net = [money(pay.net), [iva, withheld].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
  const paper = (fileId: string | null, words: string) =>
    fileId && (
      <a href={`${path}/pagos/${fileId}`} target="_blank" rel="noopener">
        {words}
      </a>
    );
  const toRow = (payment: OwnPayment) => ({
    id: payment.id,
    title: money(payment.amount),
    detail: [
      formatIsoDate(payment.paidOn),
      t('to', { bank: payment.bank, digits: payment.accountLastDigits }),
      payment.reference && t('reference', { reference: payment.reference }),
      payment.reason,
    ],
    trailing: (
      <span className={styles.papers}>
        {paper(payment.proofFileId, t('proof'))}
        {paper(payment.receiptFileId, t('receipt'))}
        <SoftBadge tone={payment.state === 'PAID' ? 'green' : 'red'}>
          {t(payment.state === 'PAID' ? 'done' : 'rejected')}
        </SoftBadge>
      </span>
    ),
  });
  return (
    <>
      <FieldBlock title={t('title')}>
        <DescriptionList
          items={[
            { label: t('net'), value: net, wide: true },
            { label: t('paid'), value: money(pay.paid) },
            { label: t('left'), value: money(pay.left) },
            ...(pay.left > 0
              ? [
                  {
                    label: t('account'),
                    value: t('accountValue', { bank: pay.bank, digits: pay.lastDigits }),
                    wide: true,
                  },
                ]
              : []),
          ]}
        />
      </FieldBlock>
      {pay.payments.length > 0 && (
        <FieldBlock title={t('payments')}>
          <RowList label={t('payments')} items={pay.payments.map(toRow)} />
        </FieldBlock>
      )}
    </>
  );
}
