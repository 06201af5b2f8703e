'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { StateBadge } from '@/app/_ui/data/state-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import styles from './person-list.module.css';
import type { PersonRow } from './person-row';

/** What the list says of each person. */
export function usePersonColumns(): readonly DataColumn<PersonRow>[] {
  const t = useTranslations('people');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('table.name'),
        sortable: true,
        cell: ({ name, email }) => (
          <span className={styles.person}>
            <PersonAvatar name={name} />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.email}>{email}</span>
            </span>
          </span>
        ),
      },
      {
        id: 'role',
        header: t('table.role'),
        cell: ({ role }) => (role ? t(`roles.${role}`) : '—'),
      },
      {
        id: 'agency',
        header: t('table.agency'),
        sortable: true,
        maxWidth: '240px',
        cell: ({ agency, role }) =>
          agency ? (
            <Link href={`/agency/${agency.id}`} title={agency.name} className={styles.agency}>
              {agency.name}
            </Link>
          ) : (
            <span className={styles.dimmed}>{role === 'ADMINISTRATOR' ? '—' : t('table.none')}</span>
          ),
      },
      {
        id: 'access',
        header: t('table.access'),
        sortable: true,
        order: 'date',
        cell: ({ access }) => access ?? <span className={styles.dimmed}>{t('table.never')}</span>,
      },
      {
        id: 'state',
        header: t('table.state'),
        phone: 'corner',
        cell: ({ stateId }) => <StateBadge id={stateId} />,
      },
    ],
    [t],
  );
}
