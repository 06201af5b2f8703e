'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { StateBadge } from '@/app/_ui/data/state-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import styles from './agency-list.module.css';
import type { AgencyRow } from './agency-row';

/** What the list says of each agency. */
export function useAgencyColumns(): readonly DataColumn<AgencyRow>[] {
  const t = useTranslations('agencies');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('table.name'),
        sortable: true,
        cell: ({ name, logoUrl, city }) => (
          <span className={styles.agency}>
            <PersonAvatar name={name} src={logoUrl} shape="square" />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              {city && <span className={styles.dimmed}>{city}</span>}
            </span>
          </span>
        ),
      },
      {
        id: 'owner',
        header: t('table.owner'),
        sortable: true,
        maxWidth: '180px',
        cell: ({ owner }) => owner ?? <span className={styles.dimmed}>{t('table.noOwner')}</span>,
      },
      { id: 'regime', header: t('table.regime'), cell: ({ regime }) => t(`regime.${regime}`) },
      {
        id: 'people',
        header: t('table.people'),
        sortable: true,
        align: 'end',
        cell: ({ people }) => people,
      },
      {
        id: 'access',
        header: t('table.access'),
        sortable: true,
        order: 'date',
        cell: ({ access }) => access ?? <span className={styles.dimmed}>{t('table.never')}</span>,
      },
      {
        id: 'contracts',
        header: t('table.contracts'),
        cell: ({ missing }) => <Contracts missing={missing} />,
      },
      {
        id: 'state',
        header: t('table.stateHeader'),
        phone: 'corner',
        cell: ({ stateId }) => <StateBadge id={stateId} />,
      },
    ],
    [t],
  );
}

function Contracts({ missing }: Pick<AgencyRow, 'missing'>) {
  const t = useTranslations('agencies');
  const format = useFormatter();
  if (missing.length === 0) return <SoftBadge tone="green">{t('contracts.ready')}</SoftBadge>;
  const fields = format.list(missing.map((field) => t(`missing.${field}`)));
  return (
    <span className={styles.two}>
      <SoftBadge tone="yellow">{t('contracts.incomplete')}</SoftBadge>
      <span className={styles.dimmed}>{t('contracts.missing', { fields })}</span>
    </span>
  );
}
