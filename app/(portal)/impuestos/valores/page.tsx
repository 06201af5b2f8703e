import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MissingUnits } from '@/app/_features/taxes/missing-units';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { lastConstantChanges } from '@/lib/catalogues/constants/queries';
import { listConstants } from '@/lib/catalogues/queries';
import { CONSTANT_IDS, SUPPORT_CONSTANT } from '@/lib/catalogues/rules';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { listTaxUnits, readBrackets } from '@/lib/taxes/table/queries';
import { missingTaxYears } from '@/lib/taxes/table/rules';
import styles from '../impuestos.module.css';
import { TaxTabs } from '../tax-tabs';
import { BracketTable } from './bracket-table';
import { ConstantTable } from './constant-table';
import { UnitForm } from './unit-form';
import { UnitTable } from './unit-table';

export const metadata: Metadata = { title: 'UVT y constantes' };

const CONSTANTS = CONSTANT_IDS.filter((id) => id !== SUPPORT_CONSTANT);

/** What law and business count with: the UVT of each year, the brackets of article 383 and the business constants. */
export default async function ValuesPage() {
  const { actor } = await administratorGate();
  const [units, { brackets, rule }, constants, changes, t] = await Promise.all([
    listTaxUnits(actor),
    readBrackets(actor),
    listConstants(CONSTANTS),
    lastConstantChanges(actor, CONSTANTS),
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
        <TaxTabs current="values" />
        <MissingUnits years={missing} today={today} />
        <div className={styles.columns}>
          <div className={styles.page}>
            <UnitTable units={units} nextYear={nextYear} />
            <BracketTable brackets={brackets} rule={rule} unit={unit} />
          </div>
          <ConstantTable constants={constants} changes={changes} />
        </div>
      </div>
    </ClientMessages>
  );
}
