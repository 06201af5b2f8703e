import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MissingUnits } from '@/app/_features/taxes/missing-units';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { listTaxUnits, readBrackets } from '@/lib/taxes/table/queries';
import { missingTaxYears } from '@/lib/taxes/table/rules';
import styles from '../impuestos.module.css';
import { TaxTabs } from '../tax-tabs';
import { BracketTable } from './bracket-table';
import { UnitForm } from './unit-form';
import { UnitTable } from './unit-table';

export const metadata: Metadata = { title: 'UVT y artículo 383' };

/** What the law counts in: the UVT of each year and the brackets of article 383, for the administrator. */
export default async function UnitsPage() {
  const { actor } = await administratorGate();
  const [units, { brackets, rule }, t] = await Promise.all([
    listTaxUnits(actor),
    readBrackets(actor),
    getTranslations('taxes'),
  ]);
  const today = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);
  const known = units.map(({ year }) => year);
  const missing = missingTaxYears(today, known);
  const nextYear = missing[0] ?? Math.max(...known, Number(today.slice(0, 4))) + 1;
  const unit = units.find(({ year }) => String(year) === today.slice(0, 4));
  return (
    <ClientMessages namespaces={['taxes', 'quotations']}>
      <PageHeader title={t('title')} actions={<UnitForm nextYear={nextYear} />} />
      <div className={styles.page}>
        <TaxTabs current="units" />
        <MissingUnits years={missing} today={today} />
        <div className={styles.columns}>
          <UnitTable units={units} nextYear={nextYear} />
          <BracketTable brackets={brackets} rule={rule} unit={unit} />
        </div>
      </div>
    </ClientMessages>
  );
}
