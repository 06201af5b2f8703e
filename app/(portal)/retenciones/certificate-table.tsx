'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { MoneyText } from '@/app/_ui/data/money-text';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { LeadCell } from '@/app/_ui/list/lead-cell';
import type { CertifiedTalent } from '@/lib/claims/certificates/queries';
import type { CertificateState } from '@/lib/claims/certificates/rules';
import { CertificateActions } from './certificate-actions';

const TONES: Readonly<Record<CertificateState, Tone>> = {
  NOTHING: 'gray',
  MISSING: 'yellow',
  ISSUED: 'green',
  CHANGED: 'red',
};

type Props = {
  talents: readonly CertifiedTalent[];
  year: number;
  mayIssue: boolean;
  /** They are of several agencies, for which the platform paid. */
  withAgency: boolean;
};

/** Talents from whom something was withheld, with their certificates. */
export function CertificateTable({ talents, year, mayIssue, withAgency }: Props) {
  const t = useTranslations('withholdings');
  const columns = useMemo<readonly DataColumn<CertifiedTalent>[]>(
    () => [
      {
        id: 'talent',
        header: t('talent'),
        cell: ({ name, identification }) => <LeadCell picture={null} name={name} detail={identification} />,
      },
      ...(withAgency
        ? [
            {
              id: 'agency',
              header: t('onBehalfOf'),
              phone: 'line' as const,
              cell: ({ agencyName }: CertifiedTalent) => agencyName,
            },
          ]
        : []),
      ...(['paid', 'withheld'] as const).map((name) => ({
        id: name,
        header: t(name),
        align: 'end' as const,
        phone: 'line' as const,
        cell: (row: CertifiedTalent) => <MoneyText amount={row[name]} currency="COP" />,
      })),
      {
        id: 'state',
        header: t('state'),
        phone: 'corner',
        cell: ({ state }) => <SoftBadge tone={TONES[state]}>{t(`states.${state}`)}</SoftBadge>,
      },
      {
        id: 'number',
        header: t('number'),
        nowrap: true,
        phone: 'line',
        cell: ({ number, isOwn }) => (
          <>
            {number ?? '—'}
            {!isOwn && ` · ${t('byPlatform')}`}
          </>
        ),
      },
      {
        id: 'actions',
        header: t('actions'),
        headerHidden: true,
        cell: (row) => <CertificateActions talent={row} year={year} mayIssue={mayIssue} />,
      },
    ],
    [t, year, mayIssue, withAgency],
  );
  return (
    <DataTable
      label={t('certificatesLabel')}
      columns={columns}
      rows={talents}
      rowName={({ name }) => name}
      empty={null}
    />
  );
}
