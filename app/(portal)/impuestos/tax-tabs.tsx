import { useTranslations } from 'next-intl';
import { LinkTabs } from '@/app/_ui/layout/link-tabs';

const TABS = [
  { id: 'rates', href: '/impuestos' },
  { id: 'units', href: '/impuestos/uvt' },
  { id: 'constants', href: '/impuestos/constantes' },
] as const;

/** The rates, what the law counts them in, and what the business counts with. */
export function TaxTabs({ current }: { current: (typeof TABS)[number]['id'] }) {
  const t = useTranslations('taxes.tabs');
  return (
    <LinkTabs
      label={t('label')}
      tabs={TABS.map(({ id, href }) => ({ id, href, label: t(id) }))}
      current={current}
    />
  );
}
