'use client';

import { ActionIcon, Menu } from '@mantine/core';
import { IconCrown, IconDots, IconUserCheck, IconUserEdit, IconUserOff } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { DEACTIVATE_MEMBER, REACTIVATE_MEMBER } from '@/lib/teams/writes';
import { OwnerDialog } from './owner-dialog';
import type { PersonRow } from './person-row';
import { RoleDialog } from './role-dialog';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Everything the owner can do with somebody of the team. */
export function MemberMenu({ person }: { person: PersonRow }) {
  const t = useTranslations('team');
  const tRoles = useTranslations('agencies.roles');
  const confirm = useConfirm();
  const [asking, setAsking] = useState<'role' | 'owner' | null>(null);
  const deactivating = useAction(DEACTIVATE_MEMBER);
  const reactivating = useAction(REACTIVATE_MEMBER);
  const { id: userId, name, role, status } = person;

  const deactivate = () =>
    confirm({
      title: t('deactivate.title', { name }),
      message: t('deactivate.text'),
      confirmLabel: t('deactivate.confirm'),
      tone: 'danger',
      onConfirm: () => deactivating.confirmed({ userId }, t('deactivate.done', { name })),
    });
  const reactivate = () =>
    confirm({
      title: t('reactivate.title', { name }),
      message: t('reactivate.text', { role: tRoles(role) }),
      confirmLabel: t('reactivate.confirm'),
      onConfirm: () => reactivating.confirmed({ userId }, t('reactivate.done', { name })),
    });
  const close = () => setAsking(null);

  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon size="md" aria-label={t('people.actions', { name })}>
            <IconDots size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {status === 'left' ? (
            <Menu.Item leftSection={<IconUserCheck {...ICON} />} onClick={reactivate}>
              {t('actions.reactivate')}
            </Menu.Item>
          ) : (
            <>
              <Menu.Item leftSection={<IconUserEdit {...ICON} />} onClick={() => setAsking('role')}>
                {t('actions.changeRole')}
              </Menu.Item>
              {status === 'active' && (
                <Menu.Item leftSection={<IconCrown {...ICON} />} onClick={() => setAsking('owner')}>
                  {t('actions.makeOwner')}
                </Menu.Item>
              )}
              <Menu.Divider />
              <Menu.Item color="red" leftSection={<IconUserOff {...ICON} />} onClick={deactivate}>
                {t('actions.deactivate')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <RoleDialog person={person} opened={asking === 'role'} onClose={close} />
      <OwnerDialog person={person} opened={asking === 'owner'} onClose={close} />
    </>
  );
}
