'use client';

import { ActionIcon, Menu } from '@mantine/core';
import { IconBan, IconCircleCheck, IconDoor, IconDots, IconPencil, IconUsersPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import type { ReserveWay } from '@/db/values/reserve-ways';
import { OPEN_CONVOCATORY } from '@/lib/convocatories/open-calls/writes';
import { CHOOSE_RESERVES, CLOSE_CONVOCATORY } from '@/lib/convocatories/writes';
import { useEventTools } from '../../_tools/use-event-tools';

type Props = { id: string; code: string; covered: boolean; reserves: ReserveWay; opened: boolean };

/** Changes an open call or ends it: closed when it has its people, cancelled when it is not wanted any more. */
export function CallMenu({ id, code, covered, reserves, opened }: Props) {
  const t = useTranslations('events.calls');
  const confirm = useConfirm();
  const { editCall } = useEventTools();
  const closing = useAction(CLOSE_CONVOCATORY);
  const choosing = useAction(CHOOSE_RESERVES);
  const opening = useAction(OPEN_CONVOCATORY);
  const open = opened ? 'restrict' : 'open';
  const other = reserves === 'AUTO' ? 'ASK' : 'AUTO';

  const end = (how: 'close' | 'cancel') =>
    confirm({
      title: t(`${how}Title`, { code }),
      message: how === 'close' && !covered ? t('closeUncovered') : t(`${how}Message`),
      confirmLabel: t(how),
      ...(how === 'cancel' ? { tone: 'danger' as const } : {}),
      onConfirm: () => closing.confirmed({ id, cancel: how === 'cancel' }, t(`${how}Done`, { code })),
    });

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={30} aria-label={t('more', { code })}>
          <IconDots size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
          onClick={() => editCall(id)}
        >
          {t('edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconDoor size={16} stroke={1.5} aria-hidden />}
          onClick={() => void opening.press({ id, open: !opened }, t(`${open}Done`, { code }))}
        >
          {t(open)}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconUsersPlus size={16} stroke={1.5} aria-hidden />}
          onClick={() => void choosing.press({ id, reserves: other }, t(`chose${other}`, { code }))}
        >
          {t(`to${other}`)}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCircleCheck size={16} stroke={1.5} aria-hidden />}
          onClick={() => void end('close')}
        >
          {t('close')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconBan size={16} stroke={1.5} aria-hidden />}
          onClick={() => void end('cancel')}
        >
          {t('cancel')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
