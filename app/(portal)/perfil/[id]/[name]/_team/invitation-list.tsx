'use client';

import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconMailForward, IconMailX } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import type { AgencyRole } from '@/lib/core/actor';
import { RESEND_INVITATION, REVOKE_INVITATION } from '@/lib/teams/writes';
import styles from './team.module.css';

type InvitationRow = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: AgencyRole;
  readonly invitedBy: string;
  /** Until it runs out; 0 once it has. */
  readonly days: number;
};

/** Who was invited and has not come yet. */
export function InvitationList({ invitations }: { invitations: readonly InvitationRow[] }) {
  const t = useTranslations('team.invitations');
  const tRoles = useTranslations('agencies.roles');
  return (
    <SectionCard title={t('title')} description={t('text')} flush>
      <RowList
        label={t('title')}
        items={invitations.map((invitation) => ({
          id: invitation.id,
          title: invitation.name,
          lead: <PersonAvatar name={invitation.name} />,
          detail: [invitation.email, tRoles(invitation.role), t('by', { name: invitation.invitedBy })],
          trailing: (
            <span className={styles.trailing}>
              <SoftBadge tone={invitation.days === 0 ? 'red' : 'yellow'}>
                {invitation.days === 0 ? t('expired') : t('daysLeft', { days: invitation.days })}
              </SoftBadge>
              <InvitationMenu invitation={invitation} />
            </span>
          ),
        }))}
      />
    </SectionCard>
  );
}

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

function InvitationMenu({ invitation }: { invitation: InvitationRow }) {
  const t = useTranslations('team');
  const confirm = useConfirm();
  const resending = useAction(RESEND_INVITATION);
  const revoking = useAction(REVOKE_INVITATION);
  const { id, name, email } = invitation;
  const resend = () => resending.press({ id }, t('invitations.resent', { email }));
  const revoke = () =>
    confirm({
      title: t('invitations.revokeTitle', { name }),
      message: t('invitations.revokeText'),
      confirmLabel: t('actions.revoke'),
      tone: 'danger',
      onConfirm: () => revoking.confirmed({ id }, t('invitations.revoked')),
    });
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon size="md" aria-label={t('invitations.actions', { name })}>
          <IconDots size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconMailForward {...ICON} />} onClick={resend}>
          {t('actions.resend')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<IconMailX {...ICON} />} onClick={revoke}>
          {t('actions.revoke')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
