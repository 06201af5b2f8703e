import { useTranslations } from 'next-intl';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import type { CoverageRow } from './coverage-row';

/** Whether people can ride there now, and why not. */
export function CoverageState({ row }: { row: Pick<CoverageRow, 'enabled' | 'configured' | 'isDown'> }) {
  const t = useTranslations('rideOffice.cities');
  if (!row.enabled) return <SoftBadge>{t('off')}</SoftBadge>;
  if (!row.configured) return <SoftBadge tone="yellow">{t('notConfigured')}</SoftBadge>;
  if (row.isDown) return <SoftBadge tone="red">{t('down')}</SoftBadge>;
  return <SoftBadge tone="green">{t('on')}</SoftBadge>;
}
