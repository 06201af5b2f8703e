'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { StateBadge, useStateOptions } from '@/app/_ui/data/state-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { ListScreen } from '@/app/_ui/data-table/list-screen';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { Link } from '@/app/_ui/link';
import { LeadCell } from '@/app/_ui/list/lead-cell';
import type { Pages } from '@/app/_ui/list/list-query';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import text from '@/app/_ui/theme/text.module.css';
import { USER } from '@/lib/core/states';
import { PERSON_ROLES, type PersonRole } from '@/lib/people/rules';
import { AgencyFilter } from './agency-filter';
import { PERSON_LIST } from './list-query';
import styles from './person-list.module.css';

/** A person as the list shows one: this much goes to the browser. */
export type PersonRow = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: PersonRole | null;
  readonly agency: { readonly id: string; readonly name: string } | null;
  readonly access: string | null;
  readonly stateId: number;
};

type Props = {
  rows: readonly PersonRow[];
  pages: Pages;
  /** Whose people are looked for. */
  agency: { readonly id: string; readonly name: string } | null;
};

/** Everybody who can or could sign in. */
export function PersonList({ rows, pages, agency }: Props) {
  const t = useTranslations('people');
  const states = useStateOptions(USER);
  return (
    <ListScreen
      list={PERSON_LIST}
      label={t('title')}
      columns={useColumns()}
      rows={rows}
      rowName={({ name }) => name}
      rowHref={({ id }) => `/users/${id}`}
      pages={pages}
      search={t('table.search')}
      filters={[
        { name: 'estado', label: t('table.state'), options: states },
        {
          name: 'rol',
          label: t('table.role'),
          options: PERSON_ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) })),
        },
        (url) => <AgencyFilter key={agency?.id} url={url} chosen={agency} />,
      ]}
      empty={<EmptyState title={t('table.emptyTitle')} text={t('table.emptyText')} />}
    />
  );
}

function useColumns(): readonly DataColumn<PersonRow>[] {
  const t = useTranslations('people');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('table.name'),
        sortable: true,
        cell: ({ name, email }) => (
          <LeadCell picture={<PersonAvatar name={name} />} name={name} detail={email} />
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
        long: true,
        cell: ({ agency, role }) =>
          agency ? (
            <Link href={`/agency/${agency.id}`} title={agency.name} className={styles.agency}>
              {agency.name}
            </Link>
          ) : (
            <span className={text.small}>{role === 'ADMINISTRATOR' ? '—' : t('table.none')}</span>
          ),
      },
      {
        id: 'access',
        header: t('table.access'),
        sortable: true,
        order: 'date',
        cell: ({ access }) => access ?? <span className={text.small}>{t('table.never')}</span>,
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
