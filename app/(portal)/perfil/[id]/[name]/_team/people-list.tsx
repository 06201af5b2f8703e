'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import text from '@/app/_ui/theme/text.module.css';
import { InviteDialog } from './invite-dialog';
import { MemberMenu } from './member-menu';
import type { PersonRow } from './person-row';
import styles from './team.module.css';

type Props = {
  people: readonly PersonRow[];
  ownId: string;
  manages: boolean;
  /** Nobody but the owner, and nobody invited. */
  alone: boolean;
};

const TONES: Readonly<Record<PersonRow['status'], Tone>> = {
  active: 'green',
  suspended: 'red',
  left: 'gray',
};

/** The people of the agency; the owner invites others and does with each what their row's menu says. */
export function PeopleList({ people, ownId, manages, alone }: Props) {
  const t = useTranslations('team.people');
  const [inviting, setInviting] = useState(false);
  const columns = useColumns(ownId, manages);
  const invite = (
    <Button size="xs" onClick={() => setInviting(true)}>
      {t('invite')}
    </Button>
  );
  return (
    <SectionCard title={t('title')} description={t('text')} actions={manages && !alone && invite} flush>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={people}
        rowName={({ name }) => name}
        empty={null}
      />
      {alone && manages && <EmptyState compact title={t('alone')} text={t('aloneText')} action={invite} />}
      {manages && <InviteDialog opened={inviting} onClose={() => setInviting(false)} />}
    </SectionCard>
  );
}

function useColumns(ownId: string, manages: boolean): readonly DataColumn<PersonRow>[] {
  const t = useTranslations('team.people');
  const tRoles = useTranslations('agencies.roles');
  return useMemo(() => {
    const columns: DataColumn<PersonRow>[] = [
      {
        id: 'name',
        header: t('name'),
        cell: ({ id, name, email }) => (
          <span className={styles.person}>
            <PersonAvatar name={name} />
            <span className={styles.words}>
              <span className={text.name}>{id === ownId ? `${name} (${t('you')})` : name}</span>
              <span className={styles.dimmed}>{email}</span>
            </span>
          </span>
        ),
      },
      { id: 'role', header: t('role'), cell: ({ role }) => tRoles(role) },
      { id: 'access', header: t('access'), cell: ({ access }) => access },
      {
        id: 'state',
        header: t('state'),
        cell: ({ status }) => <SoftBadge tone={TONES[status]}>{t(status)}</SoftBadge>,
      },
    ];
    if (manages) {
      columns.push({
        id: 'actions',
        header: t('menu'),
        headerHidden: true,
        width: '56px',
        phone: 'corner',
        cell: (row) => (row.role === 'OWNER' ? null : <MemberMenu person={row} />),
      });
    }
    return columns;
  }, [t, tRoles, ownId, manages]);
}
