import '@/lib/root/imports';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ImportStart } from '@/app/_features/imports/import-start';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { NotInRole } from '@/app/(portal)/_roles/not-in-role';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { can } from '@/lib/core/abilities';
import { AGENCY } from '@/lib/core/states';

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
      title={t('TALENTS.title')}
      subtitle={t('TALENTS.subtitle')}
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
  return (
    <>
      {header}
      <ImportStart actor={actor} kind="TALENTS" path="/talentos/importar" />
    </>
  );
}
