import '@/lib/root/imports';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { NotInRole } from '@/app/(portal)/_roles/not-in-role';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { can } from '@/lib/core/abilities';
import { formatShortDate } from '@/lib/core/dates';
import { AGENCY } from '@/lib/core/states';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { listImports } from '@/lib/imports/queries';
import styles from './[id]/import.module.css';
import { UploadImport } from './upload-import';

export const metadata: Metadata = { title: 'Importar talentos' };

const INVITATIONS = '/talentos/invitaciones';

/** Where an agency brings many talents by a file, and finds its latest ones. */
export default async function ImportTalentsPage() {
  const { actor, account } = await agencyGate();
  if (!can(actor, 'callTalents'))
    return <NotInRole account={account} ability="callTalents" back="/dashboard" />;
  const t = await getTranslations('imports');
  const header = (
    <PageHeader
      title={t('title')}
      subtitle={t('subtitle')}
      breadcrumbs={[{ label: t('invitations'), href: INVITATIONS }]}
    />
  );
  if (actor.agencyState !== AGENCY.ACTIVE) {
    return (
      <>
        {header}
        <SectionCard title={t('notYet')}>
          <p>{t('notYetText')}</p>
        </SectionCard>
      </>
    );
  }
  const latest = await listImports(actor, 'TALENTS');
  return (
    <ClientMessages namespaces={['imports']}>
      {header}
      <div className={styles.page}>
        <SectionCard title={t('upload')} description={t('uploadText')}>
          <UploadImport />
        </SectionCard>
        {latest.length > 0 && (
          <SectionCard title={t('latest')} flush>
            <RowList
              label={t('latest')}
              items={latest.map(({ id, fileName, state, createdAt, by, kept }) => ({
                id,
                title: fileName,
                href: `/talentos/importar/${id}`,
                detail: [
                  by,
                  formatShortDate(createdAt, DEFAULT_TIME_ZONE),
                  kept > 0 ? t('kept', { count: kept }) : null,
                ],
                trailing: (
                  <SoftBadge tone={state === 'DONE' ? 'green' : 'gray'}>{t(`states.${state}`)}</SoftBadge>
                ),
              }))}
            />
          </SectionCard>
        )}
      </div>
    </ClientMessages>
  );
}
