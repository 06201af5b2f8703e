import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import '@/lib/root/imports';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { findImport } from '@/app/_features/imports/find-import';
import { ImportScreen } from '@/app/_features/imports/import-screen';
import { NotInRole } from '@/app/(portal)/_roles/not-in-role';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { can } from '@/lib/core/abilities';

export const metadata: Metadata = { title: 'Importar eventos pasados y saldos' };

type Props = { params: Promise<{ id: string }> };

export default pageOrNotFound(PortalNotFound, async function EventImportPage({ params }: Props) {
  const { id } = await params;
  const { actor, account } = await agencyGate();
  if (!can(actor, 'runEvents')) return <NotInRole account={account} ability="runEvents" back="/eventos" />;
  const found = await findImport(actor, 'EVENTS', id);
  if (!found) notFound();
  return <ImportScreen actor={actor} found={found} path="/eventos/importar" />;
});
