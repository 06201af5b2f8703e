import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { talentGate } from '@/app/(talent)/_shell/gate';
import { listOwnCertificates } from '@/lib/claims/certificates/queries';
import { listOwnReceipts } from '@/lib/claims/receipts/queries';
import { formatShortDate, formatShortDay } from '@/lib/core/dates';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { formatMoney } from '@/lib/core/money';
import { fileUrl } from '@/lib/core/photo-url';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';

export const metadata: Metadata = { title: 'Certificados y comprobantes' };

/** What payers certify to a talent, by year. */
export default async function CertificatesPage() {
  const { actor } = await talentGate();
  const [certificates, receipts, t] = await Promise.all([
    listOwnCertificates(actor, { limit: LONGEST_PAGE }),
    listOwnReceipts(actor, { limit: LONGEST_PAGE }),
    getTranslations('place.certificates'),
  ]);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <SectionCard title={t('receipts')} description={t('receiptsText')} flush={receipts.length > 0}>
        {receipts.length === 0 ? (
          <p className={text.quiet}>{t('noReceipts')}</p>
        ) : (
          <RowList
            label={t('receipts')}
            items={receipts.map(({ id, payer, event, number, paid, currency, paidOn, voided, fileId }) => ({
              id,
              title: t('ofReceipt', { payer, event }),
              detail: [
                t('paid', { amount: `${formatMoney(paid, currency)} ${currency}` }),
                t('paidOn', { when: formatShortDay(paidOn) }),
                number,
              ],
              trailing: voided ? (
                <SoftBadge tone="red">{t('voided')}</SoftBadge>
              ) : fileId ? (
                <ButtonLink
                  href={fileUrl(fileId)}
                  target="_blank"
                  variant="default"
                  size="xs"
                  aria-label={t('openReceipt', { number })}
                >
                  {t('open')}
                </ButtonLink>
              ) : (
                t('drawing')
              ),
            }))}
          />
        )}
      </SectionCard>
      <SectionCard
        title={t('withholdings')}
        description={t('withholdingsText')}
        flush={certificates.length > 0}
      >
        {certificates.length === 0 ? (
          <p className={text.quiet}>{t('none')}</p>
        ) : (
          <RowList
            label={t('withholdings')}
            items={certificates.map(({ id, payer, year, number, withheld, issuedAt, ended, fileId }) => ({
              id,
              title: t('of', { payer, year }),
              detail: [
                t('withheld', { amount: formatMoney(withheld, 'COP') }),
                number,
                t('issued', { when: formatShortDate(issuedAt, DEFAULT_TIME_ZONE) }),
              ],
              trailing: ended ? (
                <SoftBadge>{t('ended')}</SoftBadge>
              ) : fileId ? (
                <ButtonLink
                  href={fileUrl(fileId)}
                  target="_blank"
                  variant="default"
                  size="xs"
                  aria-label={t('openLabel', { payer, year })}
                >
                  {t('open')}
                </ButtonLink>
              ) : (
                t('drawing')
              ),
            }))}
          />
        )}
      </SectionCard>
    </>
  );
}
