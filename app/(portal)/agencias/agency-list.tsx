'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { StateBadge, useStateOptions } from '@/app/_ui/data/state-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { ListScreen } from '@/app/_ui/data-table/list-screen';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { LeadCell } from '@/app/_ui/list/lead-cell';
import type { Pages } from '@/app/_ui/list/list-query';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import text from '@/app/_ui/theme/text.module.css';
import type { regimeOf } from '@/lib/agencies/rules';
import type { AgencyField } from '@/lib/contracts/clauses/clause-values';
import { AGENCY } from '@/lib/core/states';
import styles from './agency-list.module.css';
import { AGENCY_LIST, COMPLETENESS, REGIMES } from './list-query';

/** An agency as the list shows it: this much goes to the browser. */
export type AgencyRow = {
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly owner: string | null;
  readonly city: string | null;
  readonly regime: ReturnType<typeof regimeOf>;
  readonly people: number;
  /** When somebody of it signed in last. */
  readonly access: string | null;
  readonly stateId: number;
  /** What it lacks before its talents can sign. */
  readonly missing: readonly AgencyField[];
};

/** The agencies to look through. */
export function AgencyList({ rows, pages }: { rows: readonly AgencyRow[]; pages: Pages }) {
  const t = useTranslations('agencies');
  const states = useStateOptions(AGENCY);
  return (
    <ListScreen
      list={AGENCY_LIST}
      label={t('title')}
      columns={useColumns()}
      rows={rows}
      rowName={({ name }) => name}
      rowHref={({ id }) => `/agency/${id}`}
      pages={pages}
      search={t('table.search')}
      filters={[
        { name: 'estado', label: t('table.state'), options: states },
        {
          name: 'regimen',
          label: t('table.regime'),
          options: Object.entries(REGIMES).map(([value, regime]) => ({
            value,
            label: t(`regime.${regime}`),
          })),
        },
        {
          name: 'datos',
          label: t('table.contracts'),
          options: Object.entries(COMPLETENESS).map(([value, complete]) => ({
            value,
            label: t(complete ? 'contracts.ready' : 'contracts.incomplete'),
          })),
        },
      ]}
      empty={<EmptyState title={t('table.emptyTitle')} text={t('table.emptyText')} />}
    />
  );
}

function useColumns(): readonly DataColumn<AgencyRow>[] {
  const t = useTranslations('agencies');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('table.name'),
        sortable: true,
        cell: ({ name, logoUrl, city }) => (
          <LeadCell
            picture={<PersonAvatar name={name} src={logoUrl} shape="square" />}
            name={name}
            detail={city}
          />
        ),
      },
      {
        id: 'owner',
        header: t('table.owner'),
        sortable: true,
        long: true,
        cell: ({ owner }) => owner ?? <span className={text.small}>{t('table.noOwner')}</span>,
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
        cell: ({ access }) => access ?? <span className={text.small}>{t('table.never')}</span>,
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
      <span className={text.small}>{t('contracts.missing', { fields })}</span>
    </span>
  );
}
