'use client';

import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useUndoable } from '@/app/_features/graphql/use-undoable';
import { KEEP_PERSONAL, REMOVE_PERSONAL } from '@/lib/events/personals/writes';
import type { EventNeed } from '../../load-event';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

type Props = { eventId: string; need: EventNeed; onEdit: () => void };

/** Changes people that the event needs, and takes them away while nobody was called for them. */
export function NeedMenu({ eventId, need, onEdit }: Props) {
  const t = useTranslations('events.needs');
  const tSummary = useTranslations('events.summary');
  const removing = useUndoable(REMOVE_PERSONAL, KEEP_PERSONAL);
  const who = `${need.profileName}, ${tSummary(need.gender).toLowerCase()}`;
  const { id, profileCode, gender, quantity, budget, startDate, endDate } = need;
  const remove = () =>
    removing.press(
      { id },
      { eventId, profile: profileCode, gender, quantity, budget, startDate, endDate },
      t('removed', { who }),
    );
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
