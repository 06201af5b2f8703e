import { useTranslations } from 'next-intl';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { type ShownStatus, STATUS_TONES } from './rate-words';

/** How sure a rate is. */
export function TaxStatusBadge({ status }: { status: ShownStatus }) {
  const t = useTranslations('quotations.rates.statuses');
  return <SoftBadge tone={STATUS_TONES[status]}>{t(status)}</SoftBadge>;
}
