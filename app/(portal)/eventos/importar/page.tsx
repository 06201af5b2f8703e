import '@/lib/root/imports';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ImportStart } from '@/app/_features/imports/import-start';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { NotInRole } from '@/app/(portal)/_roles/not-in-role';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { can } from '@/lib/core/abilities';

export const metadata: Metadata = { title: 'Importar eventos pasados y saldos' };

/** Where an agency brings the events that were before Elenco by a file, and finds its latest ones. */
export default async function ImportEventsPage() {
  const { actor, account } = await agencyGate();
  if (!can(actor, 'runEvents')) return <NotInRole account={account} ability="runEvents" back="/eventos" />;
  const [t, tEvents] = await Promise.all([getTranslations('imports'), getTranslations('events.list')]);
  return (
    <>
      <PageHeader
        title={t('EVENTS.title')}
        subtitle={t('EVENTS.subtitle')}
        breadcrumbs={[{ label: tEvents('title'), href: '/eventos' }]}
      />
      <ImportStart actor={actor} kind="EVENTS" path="/eventos/importar" />
    </>
  );
}
