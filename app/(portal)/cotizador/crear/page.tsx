import type { Metadata } from 'next';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { emptyDraft } from '@/app/_features/quotations/draft/draft-form';
import { QuotationEditor } from '@/app/_features/quotations/editor/quotation-editor';
import { loadEditorOptions } from '@/app/_features/quotations/load-editor-options';
import { ClientMessages } from '@/app/_ui/client-messages';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { NotInRole } from '@/app/(portal)/_roles/not-in-role';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { can } from '@/lib/core/abilities';
import { readOwnCurrency, readStartingPoint } from './starting-point';

export const metadata: Metadata = { title: 'Nueva cotización' };

type Props = { searchParams: Promise<SearchParams> };

export default pageOrNotFound(PortalNotFound, async function CreateQuotationPage({ searchParams }: Props) {
  const { actor, account } = await agencyGate();
  if (!can(actor, 'quote')) {
    return <NotInRole account={account} ability="quote" back="/cotizador/listado" />;
  }
  const params = await searchParams;
  const options = await readOrNotFound(() => loadEditorOptions(actor));
  const { constants, agencyGain, agencyCityId } = options;
  const [beginning, ownCurrency] = await readOrNotFound(() =>
    Promise.all([readStartingPoint(actor, params, options), readOwnCurrency(actor, options)]),
  );
  const initial = emptyDraft(crypto.randomUUID(), {
    cityId: agencyCityId,
    gain: agencyGain,
    feeding: constants.feeding,
    transport: constants.transport,
    agentPrice: constants.agentPrice,
  });
  return (
    <ClientMessages namespaces={['quotations', 'offer']}>
      <QuotationEditor
        key={beginning.key}
        initial={{ ...initial, ...ownCurrency, ...beginning.fields }}
        seenRevision={null}
        options={options}
        begun={beginning.fields !== null}
        fresh={beginning.fresh}
        withTemplates={beginning.withTemplates}
      />
    </ClientMessages>
  );
});
