'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { ListScreen } from '@/app/_ui/data-table/list-screen';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { LeadCell } from '@/app/_ui/list/lead-cell';
import type { Pages } from '@/app/_ui/list/list-query';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import { InvitationActions, type InvitationChat } from './invitation-actions';
import type { InvitationRow } from './invitation-row';
import { STATE_NAMES, TALENT_INVITATION_LIST } from './list-query';

const TONES = {
  SENT: 'yellow',
  OPENED: 'blue',
  REGISTERED: 'green',
  EXPIRED: 'red',
  WITHDRAWN: 'gray',
} as const;

type Props = { rows: readonly InvitationRow[]; pages: Pages; chat: InvitationChat };

/** Whom the agency asked to register, and how far each is. */
export function InvitationList({ rows, pages, chat }: Props) {
  const t = useTranslations('talentInvitations');
  return (
    <ListScreen
      list={TALENT_INVITATION_LIST}
      label={t('title')}
      columns={useColumns(chat)}
      rows={rows}
      rowName={({ name }) => name}
      pages={pages}
      search={t('table.search')}
      filters={[
        {
          name: 'estado',
          label: t('table.state'),
          options: Object.entries(STATE_NAMES).map(([value, state]) => ({
            value,
            label: t(`states.${state}`),
          })),
        },
      ]}
      empty={<EmptyState title={t('table.emptyTitle')} text={t('table.emptyText')} />}
    />
  );
}

function useColumns(chat: InvitationChat): readonly DataColumn<InvitationRow>[] {
  const t = useTranslations('talentInvitations');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('table.name'),
        cell: ({ name, reached }) => (
          <LeadCell picture={<PersonAvatar name={name} />} name={name} detail={reached} />
        ),
      },
      { id: 'invitedBy', header: t('table.invitedBy'), cell: ({ invitedBy }) => invitedBy },
      { id: 'sent', header: t('table.sent'), cell: ({ sent }) => sent },
      {
        id: 'state',
        header: t('table.state'),
        phone: 'corner',
        cell: ({ state }) => <SoftBadge tone={TONES[state]}>{t(`states.${state}`)}</SoftBadge>,
      },
      {
        id: 'actions',
        header: t('table.actions'),
        cell: (row) => <InvitationActions invitation={row} chat={chat} />,
      },
    ],
    [t, chat],
  );
}
