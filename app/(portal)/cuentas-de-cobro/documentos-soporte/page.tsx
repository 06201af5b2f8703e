import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { countSupport, type ListedSupport, listSupport } from '@/lib/claims/support-documents/queries';
import { DIAN_TIME_ZONE, isUntransmitted, printedNumber } from '@/lib/claims/support-documents/rules';
import { formatShortDate } from '@/lib/core/dates';
import {
  CLAIMS_PATH,
  claimPath,
  PLATFORM_CLAIMS_PATH,
  platformClaimPath,
  SUPPORT_NUMBERS_PATH,
} from '@/lib/core/paths';
import { countSearch } from '@/lib/identity/limits/count-search';
import { SUPPORT_LIST } from './list-query';
import { SupportList, type SupportRow } from './support-list';

export const metadata: Metadata = { title: 'Documentos soporte' };

type Props = { searchParams: Promise<SearchParams> };

/** The support documents of the agency, or for the administrator of the platform, and the notes that took some back. */
export default async function SupportPage({ searchParams }: Props) {
  const [{ actor }, params, t, tClaims] = await Promise.all([
    portalGate(),
    searchParams,
    getTranslations('support'),
    getTranslations('claims'),
  ]);
  const { filter, page, cut } = readList(SUPPORT_LIST, params);
  await countSearch(actor, filter.search);
  const [found, total] = await Promise.all([
    listSupport(actor, { ...filter, ...page }),
    countSupport(actor, filter),
  ]);
  const { rows, pages } = cut(found);
  const isPlatform = actor.kind === 'administrator';
  return (
    <ClientMessages namespaces={['support']}>
      <PageHeader
        title={t('title')}
        subtitle={t('count', { count: total })}
        breadcrumbs={[
          isPlatform
            ? { label: tClaims('platformInbox.title'), href: PLATFORM_CLAIMS_PATH }
            : { label: tClaims('title'), href: CLAIMS_PATH },
        ]}
        actions={
          <>
            {total > 0 && <ExportMenu path={SUPPORT_LIST.path} />}
            <ButtonLink href={SUPPORT_NUMBERS_PATH} variant="default">
              {t('numbering')}
            </ButtonLink>
          </>
        }
      />
      <SupportList
        rows={rows.map((row) => toRow(row, isPlatform))}
        pages={pages}
        emptyText={t(isPlatform ? 'platformEmptyText' : 'emptyText')}
      />
    </ClientMessages>
  );
}

const toRow = (row: ListedSupport, isPlatform: boolean): SupportRow => ({
  id: row.id,
  claim: isPlatform ? platformClaimPath(row.claimId) : claimPath(row.claimId),
  kind: row.kind,
  number: printedNumber(row),
  name: row.name,
  eventName: row.eventName,
  issued: formatShortDate(row.issuedAt, DIAN_TIME_ZONE),
  amount: row.amount,
  currency: row.currencyCode,
  state: row.state,
  withdrawn: row.withdrawnAt !== null,
  untransmitted: isUntransmitted(row),
});
