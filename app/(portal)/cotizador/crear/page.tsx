import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { emptyDraft } from '@/app/_features/quotations/draft/draft-form';
import { QuotationEditor } from '@/app/_features/quotations/editor/quotation-editor';
import { loadEditorOptions } from '@/app/_features/quotations/load-editor-options';
import { ClientMessages } from '@/app/_ui/client-messages';
import { readOrNotFound } from '@/app/(portal)/_shell/read-or-not-found';
import { currentActor } from '@/lib/identity/session';
import { canManageQuotations } from '@/lib/quotations/policy';

export const metadata: Metadata = { title: 'Nueva cotización' };

export default async function CreateQuotationPage() {
  const actor = await currentActor();
  if (!canManageQuotations(actor)) redirect('/cotizador/listado');
  const options = await readOrNotFound(() => loadEditorOptions(actor));
  const { constants, agencyGain, agencyCityId } = options;
  const initial = emptyDraft(crypto.randomUUID(), {
    cityId: agencyCityId,
    gain: agencyGain,
    feeding: constants.feeding,
    transport: constants.transport,
    agentPrice: constants.priceAgentService,
  });
  return (
    <ClientMessages namespaces={['quotations']}>
      <QuotationEditor initial={initial} seenAt={null} options={options} />
    </ClientMessages>
  );
}
