'use client';

import { Drawer } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { EditForm } from './edit-form';
import type { CityOption, EditedEvent } from './event-form';

type Props = { event: EditedEvent; cities: readonly CityOption[]; onClose: () => Promise<void> };

export default function EditDrawer({ event, cities, onClose }: Props) {
  const t = useTranslations('events.edit');
  return (
    <Drawer opened onClose={() => void onClose()} position="right" size="lg" title={t('title')}>
      <EditForm event={event} cities={cities} onClose={onClose} />
    </Drawer>
  );
}
