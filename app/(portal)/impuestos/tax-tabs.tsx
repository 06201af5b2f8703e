import { useTranslations } from 'next-intl';
import { LinkTabs } from '@/app/_ui/link-tabs';

const TABS = [
  { id: 'rates', href: '/impuestos' },
  { id: 'units', href: '/impuestos/uvt' },
] as const;

/** The rates, and what the law counts them in. */
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
