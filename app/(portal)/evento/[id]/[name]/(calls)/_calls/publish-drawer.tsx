'use client';

import { Drawer } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { CityOption } from '@/app/_features/events/form/event-form';
import type { EventNeed } from '../../load-event';
import type { CalledEvent, CallOptions } from './call-form';
import { PublishForm } from './publish-form';

type Props = {
  event: CalledEvent;
  need: EventNeed;
  cities: readonly CityOption[];
  options: CallOptions;
  onClose: () => Promise<void>;
};

export default function PublishDrawer(props: Props) {
  const t = useTranslations('events.publish');
  const { profileName, gender, quantity } = props.need;
  return (
    <Drawer
      opened
      onClose={() => void props.onClose()}
      position="right"
      size="min(960px, 100%)"
      title={t('title', { who: t(gender, { profile: profileName, count: quantity }) })}
    >
      <PublishForm {...props} />
    </Drawer>
  );
}
