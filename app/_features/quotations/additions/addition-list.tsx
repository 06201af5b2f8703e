import { useTranslations } from 'next-intl';
import { QuotationBadge } from '@/app/_features/quotations/quotation-badge';
import { MoneyText } from '@/app/_ui/data/money-text';
import { RowList } from '@/app/_ui/data/row-list';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { formatDateRange } from '@/lib/core/dates';
import { quotationPath } from '@/lib/core/paths';
import type { QuotationDetail } from '@/lib/quotations/queries';
import { quotationCode, statusOf } from '@/lib/quotations/rules';

/** What was quoted besides for the event of an accepted quotation; nothing where there is none. */
export function AdditionList({ additions }: { additions: readonly QuotationDetail[] }) {
  const t = useTranslations('quotations.additions');
  if (additions.length === 0) return null;
  return (
    <SectionCard title={t('title')} flush>
      <RowList
        label={t('title')}
        items={additions.map((addition) => ({
          id: addition.id,
          title: quotationCode(addition.code, addition.version) ?? t('draft'),
          href: quotationPath(addition.id, addition.nameEvent),
          detail: [formatDateRange(addition.startDate, addition.endDate, addition.timeZone, { year: true })],
          trailing: (
            <>
              <MoneyText amount={addition.total} currency={addition.currencyCode} />
              <QuotationBadge status={statusOf(addition)} />
            </>
          ),
        }))}
      />
    </SectionCard>
  );
}
