import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { formatIsoDate, formatShortDay } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import type { Receivable } from '@/lib/finances/receivables/queries';
import type { StatementPayment } from '@/lib/finances/statement/queries';
import { ProofField } from './proof-field';
import styles from './statement.module.css';

type Props = {
  debt: Receivable;
  /** Of this event, the newest first. */
  payments: readonly StatementPayment[];
  agency: string;
  proofUrl: string;
};

/** What is owed for one event, what was paid, and where the proof goes. */
export function DebtCard({ debt, payments, agency, proofUrl }: Props) {
  const t = useTranslations('statement');
  const kinds = useTranslations('receivables.kinds');
  const { eventName, currencyCode, charged, settled, balance, dueOn, late, invoiceNumber } = debt;
  const money = (amount: number) => formatMoney(amount, currencyCode);
  const received = payments.filter(({ state }) => state === 'RECEIVED');
  const [last] = payments;
  const waiting = payments.filter(({ state }) => state === 'REPORTED').length;
  return (
    <li className={styles.debt}>
      <h3 className={styles.event}>{eventName}</h3>
      <DescriptionList
        items={[
          { label: t('total'), value: money(charged) },
          { label: t('paid'), value: money(settled) },
          {
            label: balance < 0 ? t('credit') : t('balance'),
            value: <strong>{money(Math.abs(balance))}</strong>,
          },
          ...(balance > 0
            ? [
                {
                  label: t('due'),
                  value: `${formatIsoDate(dueOn)} · ${late > 0 ? t('late', { days: late }) : t('inTime')}`,
                },
              ]
            : []),
        ]}
      />
      {invoiceNumber && <p className={styles.small}>{t('invoice', { number: invoiceNumber })}</p>}
      {debt.thirdParty && <p className={styles.small}>{t('thirdParty', { agency })}</p>}
      {received.length > 0 && (
        <ul className={styles.payments} aria-label={t('payments')}>
          {received.map(({ id, kind, paidOn, settled: amount, reference }) => (
            <li key={id}>
              {[paidOn && formatShortDay(paidOn), kinds(kind), reference, money(amount ?? 0)]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      )}
      {waiting > 0 && <p className={styles.small}>{t('waiting', { count: waiting, agency })}</p>}
      {last?.state === 'REFUSED' && (
        <p className={styles.small}>{t('refused', { agency, reason: last.reason ?? '' })}</p>
      )}
      {balance > 0 && <ProofField key={payments.length} url={proofUrl} event={eventName} />}
    </li>
  );
}
