import { useTranslations } from 'next-intl';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { StateBadge } from '@/app/_ui/data/state-badge';
import type { Standing } from '@/lib/quotations/rules';

/** The state of a quotation, or that it was voided or replaced, for which the catalogue has no state. */
export function QuotationBadge({ standing }: { standing: Standing }) {
  const t = useTranslations('quotations.standing');
  if (typeof standing === 'number') return <StateBadge id={standing} />;
  return <SoftBadge tone={standing === 'VOIDED' ? 'red' : 'gray'}>{t(standing)}</SoftBadge>;
}
