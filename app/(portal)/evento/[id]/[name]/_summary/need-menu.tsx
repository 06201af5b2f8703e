'use client';

import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { REMOVE_PERSONAL } from '@/lib/events/personals/writes';
import type { EventNeed } from '../load-event';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Changes people that the event needs, and takes them away while nobody was called for them. */
export function NeedMenu({ need, onEdit }: { need: EventNeed; onEdit: () => void }) {
  const t = useTranslations('events.needs');
  const tSummary = useTranslations('events.summary');
  const confirm = useConfirm();
  const removing = useAction(REMOVE_PERSONAL);
  const who = `${need.profileName}, ${tSummary(need.gender).toLowerCase()}`;
  const remove = () =>
    confirm({
      title: t('removeTitle'),
      message: t('removeText', { who }),
      confirmLabel: t('remove'),
      tone: 'danger',
      onConfirm: () => removing.confirmed({ id: need.id }, t('removed')),
    });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={30} aria-label={t('more', { who })}>
          <IconDots {...ICON} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={onEdit}>
          {t('edit')}
        </Menu.Item>
        {need.calls === 0 && (
          <Menu.Item color="red" leftSection={<IconTrash {...ICON} />} onClick={() => void remove()}>
            {t('remove')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
