import { useTranslations } from 'next-intl';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { StateBadge } from '@/app/_ui/data/state-badge';
import type { QuotationStatus } from '@/lib/quotations/rules';

/** The state of a quotation, or that it was voided or replaced, for which the catalogue has no state. */
export function QuotationBadge({ status }: { status: QuotationStatus }) {
  const t = useTranslations('quotations.statuses');
  if (typeof status === 'number') return <StateBadge id={status} />;
  return <SoftBadge tone={status === 'VOIDED' ? 'red' : 'gray'}>{t(status)}</SoftBadge>;
}
