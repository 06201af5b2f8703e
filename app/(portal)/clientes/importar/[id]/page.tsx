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

export const metadata: Metadata = { title: 'Importar clientes' };

type Props = { params: Promise<{ id: string }> };

export default pageOrNotFound(PortalNotFound, async function ClientImportPage({ params }: Props) {
  const { id } = await params;
  const { actor, account } = await agencyGate();
  if (!can(actor, 'keepClients'))
    return <NotInRole account={account} ability="keepClients" back="/clientes" />;
  const found = await findImport(actor, 'CLIENTS', id);
  if (!found) notFound();
  return <ImportScreen actor={actor} found={found} path="/clientes/importar" />;
});
