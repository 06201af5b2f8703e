import { useTranslations } from 'next-intl';
import { LinkTabs } from '@/app/_ui/layout/link-tabs';

const TABS = [
  { id: 'rates', href: '/impuestos' },
  { id: 'values', href: '/impuestos/valores' },
] as const;

/** The rates, and what law and business count with. */
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
