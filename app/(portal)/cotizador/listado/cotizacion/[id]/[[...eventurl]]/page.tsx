import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { metadataOrNotFound, pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ClientMessages } from '@/app/_ui/client-messages';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { findCursor } from '@/lib/agencies/activity/queries';
import { can } from '@/lib/core/abilities';
import { notFound } from '@/lib/core/errors';
import { findQuotationLines } from '@/lib/quotations/lines/queries';
import { isEditable, quotationCode } from '@/lib/quotations/rules';
import { listVersions } from '@/lib/quotations/versions/queries';
import { ComparePage } from './compare-page';
import { DraftPage } from './draft-page';
import { QuotationPage } from './quotation-page';
import { COMPARE_PARAM } from './version-paths';

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> };

const read = cache(async (id: string) => {
  const { actor } = await agencyGate();
  // Before all else that is read: what happens from here on is told live.
  const cursor = await findCursor(actor);
  const [lines, versions] = await Promise.all([findQuotationLines(actor, [id]), listVersions(actor, id)]);
  const quotation = versions.find((version) => version.id === id);
  if (!quotation) throw notFound('errors.quotation.notFound');
  return { actor, cursor, quotation, lines: lines.get(id) ?? [], versions };
});

export const generateMetadata = metadataOrNotFound(async function metadata({
  params,
}: Pick<Props, 'params'>): Promise<Metadata> {
  const t = await getTranslations('quotations');
  const { id } = await params;
  const { quotation } = await readOrNotFound(() => read(id));
  return {
    title: [quotationCode(quotation.code, quotation.version), quotation.nameEvent || t('unnamed')]
      .filter(Boolean)
      .join(' · '),
  };
});

/** A draft to go on with, or what was sent, which only shows; or what changed since another version of it. */
export default pageOrNotFound(PortalNotFound, async function QuotationRoute({ params, searchParams }: Props) {
  const { id } = await params;
  const { actor, cursor, quotation, lines, versions } = await readOrNotFound(() => read(id));
  const asked = Number((await searchParams)[COMPARE_PARAM]);
  const from = versions.find(({ version }) => version === asked && version !== quotation.version);
  if (from) {
    return (
      <ClientMessages namespaces={['quotations']}>
        {await ComparePage({ actor, quotation, versions, from })}
      </ClientMessages>
    );
  }
  if (!isEditable(quotation.stateId) || !can(actor, 'quote')) {
    return (
      <ClientMessages namespaces={['quotations']}>
        <QuotationPage
          actor={actor}
          cursor={cursor}
          quotation={quotation}
          lines={lines}
          versions={versions}
        />
      </ClientMessages>
    );
  }
  return (
    <ClientMessages namespaces={['quotations', 'offer']}>
      {await DraftPage({ actor, quotation, lines, versions })}
    </ClientMessages>
  );
});
