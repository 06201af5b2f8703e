import { useTranslations } from 'next-intl';
import { LinkTabs } from '@/app/_ui/layout/link-tabs';
import { PLATFORM_RIDES_PATH, RIDE_OFFICE_PATH, RIDERS_PATH } from '@/lib/core/paths';

const TABS = [
  { id: 'cities', href: RIDE_OFFICE_PATH },
  { id: 'talents', href: RIDERS_PATH },
  { id: 'rides', href: PLATFORM_RIDES_PATH },
] as const;

/** The parts of what the administrator keeps about rides. */
export function RideTabs({ current }: { current: (typeof TABS)[number]['id'] }) {
  const t = useTranslations('rideOffice.tabs');
  return (
    <LinkTabs
      label={t('label')}
      tabs={TABS.map(({ id, href }) => ({ id, href, label: t(id) }))}
      current={current}
    />
  );
}
