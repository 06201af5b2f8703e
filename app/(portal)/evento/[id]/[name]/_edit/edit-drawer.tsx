'use client';

import { Drawer } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { CityOption, EditedEvent, EventForm } from '@/app/_features/events/form/event-form';
import { EditForm } from './edit-form';

type Props = {
  event: EditedEvent;
  /** What was saved last, while the page has not been read again. */
  saved: EventForm | null;
  cities: readonly CityOption[];
  onSaved: (form: EventForm) => void;
  onClose: () => Promise<void>;
};

export default function EditDrawer({ onClose, ...form }: Props) {
  const t = useTranslations('events.edit');
  return (
    <Drawer opened onClose={() => void onClose()} position="right" size="lg" title={t('title')}>
      <EditForm {...form} onClose={onClose} />
    </Drawer>
  );
}
