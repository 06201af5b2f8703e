import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { LinkTabs } from '@/app/_ui/layout/link-tabs';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { listHref, type SearchParams } from '@/app/_ui/list/list-query';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { formatMoney } from '@/lib/core/money';
import { RIDE_SPENDING_PATH } from '@/lib/core/paths';
import { listSpending, type Spending } from '@/lib/rides/oversight/spending';
import { RideTabs } from '../ride-tabs';
import styles from '../transporte.module.css';
import { MonthRange } from './month-range';
import { monthName, monthsUntil } from './months';
import { DIMENSIONS, readSpending, SPENDING_PARAMS } from './spending-query';
import { SpendingTable } from './spending-table';

export const metadata: Metadata = { title: 'Gasto en transporte' };

type Props = { searchParams: Promise<SearchParams> };

/** Rows that are shown; the file has all. */
const SHOWN = 200;
const LABELS = { mes: 'byMonth', agencia: 'byAgency', ciudad: 'byCity' } as const;

/** What rides came to and what the platform earned by them, for the administrator. */
export default async function RideSpendingPage({ searchParams }: Props) {
  const [{ actor }, params] = await Promise.all([administratorGate(), searchParams]);
  const { by, from, to } = readSpending(params);
  const [found, totals, t] = await Promise.all([
    listSpending(actor, [DIMENSIONS[by]], { from, to, limit: SHOWN + 1 }),
    listSpending(actor, [], { from, to }),
    getTranslations('rideOffice'),
  ]);
  const rows = found.slice(0, SHOWN);
  return (
    <ClientMessages namespaces={['rideOffice.spending']}>
      <PageHeader
        title={t('title')}
        subtitle={t('spending.ivaText')}
        actions={rows.length > 0 && <ExportMenu path={RIDE_SPENDING_PATH} />}
      />
      <div className={styles.page}>
        <RideTabs current="spending" />
        <MonthRange months={monthsUntil(new Date())} from={from} to={to} />
        {totals.map((total) => (
          <KeyFigures key={total.currencyCode} figures={figuresOf(total)} />
        ))}
        <LinkTabs
          label={t('spending.by')}
          tabs={Object.keys(DIMENSIONS).map((id) => ({
            id,
            label: t(`spending.${LABELS[id as keyof typeof LABELS]}`),
            href: listHref(RIDE_SPENDING_PATH, params, { [SPENDING_PARAMS.by]: id === 'mes' ? null : id }),
          }))}
          current={by}
        />
        <SectionCard flush>
          <SpendingTable
            of={DIMENSIONS[by]}
            rows={rows.map((row) => ({
              ...{ id: `${nameOf(row)} ${row.currencyCode}`, name: nameOf(row), currency: row.currencyCode },
              ...{ rides: row.rides, fare: row.fare, fee: row.fee, gain: row.platformGain },
              ...{ iva: row.iva, total: row.total },
            }))}
          />
        </SectionCard>
        {found.length > SHOWN && <p>{t('spending.cut')}</p>}
      </div>
    </ClientMessages>
  );

  function figuresOf({ currencyCode, rides, ...amounts }: Spending) {
    const figure = (label: 'fare' | 'fee' | 'gain' | 'total', amount: number) => ({
      label: t(`spending.${label}`),
      value: formatMoney(amount, currencyCode),
    });
    return [
      { ...figure('total', amounts.total), hint: t('spending.ridesHint', { count: rides }) },
      figure('fare', amounts.fare),
      figure('fee', amounts.fee),
      figure('gain', amounts.platformGain),
    ];
  }
}

const nameOf = ({ month, agency, city }: Spending): string =>
  agency?.name ?? city?.name ?? (month ? monthName(month) : '');
