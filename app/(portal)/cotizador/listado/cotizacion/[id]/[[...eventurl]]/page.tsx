import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { draftOf } from '@/app/_features/quotations/draft/draft-of';
import { QuotationEditor } from '@/app/_features/quotations/editor/quotation-editor';
import { loadEditorOptions } from '@/app/_features/quotations/load-editor-options';
import { ClientMessages } from '@/app/_ui/client-messages';
import { readOrNotFound } from '@/app/(portal)/_shell/read-or-not-found';
import { currentActor } from '@/lib/identity/session';
import { findQuotationLines } from '@/lib/quotations/lines/queries';
import { canManageQuotations, maySeeQuotations } from '@/lib/quotations/policy';
import { getQuotation } from '@/lib/quotations/queries';
import { isEditable, quotationCode } from '@/lib/quotations/rules';
import { QuotationPage } from './quotation-page';

type Props = { params: Promise<{ id: string }> };

const read = cache(async (id: string) => {
  const actor = await currentActor();
  maySeeQuotations(actor);
  const quotation = await getQuotation(actor, id);
  const lines = (await findQuotationLines(actor, [id])).get(id) ?? [];
  return { actor, quotation, lines };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('quotations');
  const { id } = await params;
  const { quotation } = await readOrNotFound(() => read(id));
  return {
    title: [quotationCode(quotation.code), quotation.nameEvent || t('unnamed')].filter(Boolean).join(' · '),
  };
}

/** A draft to go on with, or what was sent, which only shows. */
export default async function QuotationRoute({ params }: Props) {
  const { id } = await params;
  const { actor, quotation, lines } = await readOrNotFound(() => read(id));
  if (!isEditable(quotation.stateId) || !canManageQuotations(actor)) {
    return (
      <ClientMessages namespaces={['quotations']}>
        <QuotationPage actor={actor} quotation={quotation} lines={lines} />
      </ClientMessages>
    );
  }
  const options = await readOrNotFound(() => loadEditorOptions(actor));
  return (
    <ClientMessages namespaces={['quotations']}>
      <QuotationEditor
        key={id}
        initial={draftOf(quotation, lines)}
        seenAt={quotation.updatedAt.toISOString()}
        options={options}
      />
    </ClientMessages>
  );
}
