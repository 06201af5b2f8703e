'use client';

import { Drawer } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { EditCallForm } from './edit-call-form';

export default function EditCallDrawer(props: ComponentProps<typeof EditCallForm>) {
  const t = useTranslations('events.publish');
  return (
    <Drawer
      opened
      onClose={() => void props.onClose()}
      position="right"
      size="min(960px, 100%)"
      title={t('changeTitle', { code: props.call.code })}
    >
      <EditCallForm {...props} />
    </Drawer>
  );
}
