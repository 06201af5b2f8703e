'use client';

import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEventTools } from '../../_tools/use-event-tools';
import type { EventNeed } from '../../load-event';

/** Publishes a call: for the one profile there is, or for one of several. */
export function PublishMenu({ needs }: { needs: readonly EventNeed[] }) {
  const t = useTranslations('events');
  const { publish } = useEventTools();
  const icon = <IconPlus size={16} stroke={1.5} aria-hidden />;
  const [only, ...others] = needs;
  if (!only) return null;
  if (others.length === 0) {
    return (
      <Button variant="default" leftSection={icon} onClick={() => publish(only.id)}>
        {t('calls.new')}
      </Button>
    );
  }
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" leftSection={icon}>
          {t('calls.new')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('calls.forWhom')}</Menu.Label>
        {needs.map((need) => (
          <Menu.Item key={need.id} onClick={() => publish(need.id)}>
            {need.profileName}, {t(`summary.${need.gender}`).toLowerCase()} (
            {t('cover.short', { confirmed: need.confirmed, wanted: need.quantity })})
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
