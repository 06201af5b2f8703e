import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { LinkTabs } from '@/app/_ui/layout/link-tabs';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { listHref, readList, type SearchParams } from '@/app/_ui/list/list-query';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { countPlatformClaims, listPlatformClaims } from '@/lib/claims/platform/queries';
import { formatShortDate } from '@/lib/core/dates';
import { COLLECTED_PATH, PLATFORM_CLAIMS_PATH, SUPPORT_DOCUMENTS_PATH } from '@/lib/core/paths';
import { countSearch } from '@/lib/identity/limits/count-search';
import styles from '../recaudo.module.css';
import { PLATFORM_CLAIM_LIST, readTab, TAB_PARAM, TABS, tabName } from './list-query';
import { PlatformClaimList } from './platform-claim-list';

export const metadata: Metadata = { title: 'Cuentas de cobro por pagar' };

type Props = { searchParams: Promise<SearchParams> };

/** The administrator's inbox: claims of all agencies that the platform pays. */
export default async function PlatformClaimsPage({ searchParams }: Props) {
  const [{ actor }, params, t, all] = await Promise.all([
    administratorGate(),
    searchParams,
    getTranslations('claims.platformInbox'),
    getTranslations('receivables.recaudo'),
  ]);
  const tab = readTab(params);
  const { filter, page, cut } = readList(PLATFORM_CLAIM_LIST, params);
  await countSearch(actor, filter.search);
  const [found, waiting] = await Promise.all([
    listPlatformClaims(actor, { ...filter, status: tab, ...page }),
    countPlatformClaims(actor, { status: 'APPROVED' }),
  ]);
  const { rows, pages } = cut(found);
  return (
    <ClientMessages namespaces={['claims', 'payouts']}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        breadcrumbs={[{ label: all('title'), href: COLLECTED_PATH }]}
        actions={
          <ButtonLink variant="default" href={SUPPORT_DOCUMENTS_PATH}>
            {t('support')}
          </ButtonLink>
        }
      />
      <LinkTabs
        label={t('tabs')}
        tabs={TABS.map((each) => ({
          id: each,
          label: t(each),
          href: listHref(PLATFORM_CLAIMS_PATH, params, { [TAB_PARAM]: tabName(each) }),
          ...(each === 'APPROVED' ? { count: waiting } : {}),
        }))}
        current={tab}
      />
      <div className={styles.list}>
        <PlatformClaimList
          key={tab}
          rows={rows.map((claim) => ({
            id: claim.id,
            number: claim.number,
            name: claim.name,
            agencyName: claim.agencyName,
            eventName: claim.eventName,
            approved: claim.approvedAt && formatShortDate(claim.approvedAt, claim.timeZone),
            price: claim.price,
            withheld: claim.withheld,
            otherTaxes: claim.otherTaxes,
            currency: claim.currencyCode,
            inBatch: claim.payoutBatchId !== null,
          }))}
          pages={pages}
          mayPay={tab === 'APPROVED'}
        />
      </div>
    </ClientMessages>
  );
}
