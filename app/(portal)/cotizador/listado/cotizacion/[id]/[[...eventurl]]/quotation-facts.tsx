import { useTranslations } from 'next-intl';
import { type Description, DescriptionList } from '@/app/_ui/data/description-list';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { formatDateRange, formatDateTime, formatTimeRange } from '@/lib/core/dates';
import { formatPhone } from '@/lib/core/readers/phone';

import type { QuotationDetail } from '@/lib/quotations/queries';
import styles from './quotation-page.module.css';

/** For whom, what, when and where. */
export function QuotationFacts({ quotation }: { quotation: QuotationDetail }) {
  const t = useTranslations('quotations.detail');
  const { startDate, endDate, timeZone, sentAt, validUntil } = quotation;
  const moment = (instant: Date | null) => (instant ? formatDateTime(instant, timeZone) : null);
  const items: Description[] = [
    { label: t('client'), value: quotation.nameClient },
    { label: t('contact'), value: quotation.nameContact },
    { label: t('email'), value: quotation.emailClient },
    {
      label: t('phone'),
      value: quotation.phoneClient && formatPhone(quotation.phoneClient, quotation.dialingCode),
    },
    { label: t('dates'), value: formatDateRange(startDate, endDate, timeZone, { year: true }), wide: true },
    { label: t('time'), value: formatTimeRange(startDate, endDate, timeZone) },
    { label: t('hours'), value: quotation.hours },
    { label: t('city'), value: quotation.cityName },
    { label: t('place'), value: [quotation.place, quotation.address].filter(Boolean).join(', ') },
    ...(sentAt ? [{ label: t('sentAt'), value: moment(sentAt) }] : []),
    ...(validUntil ? [{ label: t('validUntil'), value: moment(validUntil) }] : []),
    ...(quotation.rejectedReason
      ? [{ label: t('rejectedReason'), value: quotation.rejectedReason, wide: true }]
      : []),
  ];
  return (
    <SectionCard title={t('event')}>
      <DescriptionList items={items} />
      {quotation.observation && (
        <p className={styles.notes}>
          <span className={styles.notesLabel}>{t('observation')}</span>
          {quotation.observation}
        </p>
      )}
    </SectionCard>
  );
}
