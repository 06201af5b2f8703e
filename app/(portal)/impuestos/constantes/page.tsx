import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { lastConstantChanges } from '@/lib/catalogues/constants/queries';
import { listConstants } from '@/lib/catalogues/queries';
import { CONSTANT_IDS, SUPPORT_CONSTANT } from '@/lib/catalogues/rules';
import styles from '../impuestos.module.css';
import { TaxTabs } from '../tax-tabs';
import { ConstantTable } from './constant-table';

export const metadata: Metadata = { title: 'Constantes del negocio' };

/** What every quotation, contract and claim starts from, for the administrator. */
export default async function ConstantsPage() {
  const { actor } = await administratorGate();
  const ids = CONSTANT_IDS.filter((id) => id !== SUPPORT_CONSTANT);
  const [constants, changes, t] = await Promise.all([
    listConstants(ids),
    lastConstantChanges(actor, ids),
    getTranslations('taxes'),
  ]);
  const shown = constants.map((constant) => ({ ...constant, change: changes.get(constant.id) ?? null }));
  return (
    <ClientMessages namespaces={['taxes']}>
      <PageHeader title={t('title')} />
      <div className={styles.page}>
        <TaxTabs current="constants" />
        <ConstantTable constants={shown} />
      </div>
    </ClientMessages>
  );
}
