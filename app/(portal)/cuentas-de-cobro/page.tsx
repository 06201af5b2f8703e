import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MissingNow } from '@/app/_features/claims/missing-now';
import { PayingTabs } from '@/app/_features/payouts/paying-tabs';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { countClaims, listClaims } from '@/lib/claims/review/queries';
import { findMissingNow } from '@/lib/claims/withholding/missing-now';
import { can } from '@/lib/core/abilities';
import { PAYER_ACCOUNTS_PATH, SUPPORT_DOCUMENTS_PATH, WITHHOLDINGS_PATH } from '@/lib/core/paths';
import { countSearch } from '@/lib/identity/limits/count-search';
import { ClaimList } from './claim-list';
import { toClaimRow } from './claim-row';
import styles from './claims.module.css';
import { readClaims, readTab } from './list-query';

export const metadata: Metadata = { title: 'Por pagar' };

type Props = { searchParams: Promise<SearchParams> };

/** The agency's inbox of claims: those that wait first, and those of each state. */
export default async function ClaimsPage({ searchParams }: Props) {
  const [{ actor }, params, t, payouts] = await Promise.all([
    agencyGate(),
    searchParams,
    getTranslations('claims'),
    getTranslations('payouts'),
  ]);
  const tab = readTab(params);
  const { filter, page, cut } = readClaims(params);
  await countSearch(actor, filter.search);
  const [found, total, waiting, missing] = await Promise.all([
    listClaims(actor, { ...filter, ...page }),
    countClaims(actor, filter),
    countClaims(actor, { status: 'SENT' }),
    findMissingNow(actor),
  ]);
  const { rows, pages } = cut(found);
  const [first] = rows;
  return (
    <ClientMessages namespaces={['claims', 'payouts']}>
      <PageHeader
        title={t('title')}
        subtitle={t('count', { count: total })}
        actions={
          <>
            {can(actor, 'reviewClaims') && (
              <ButtonLink variant="default" href={PAYER_ACCOUNTS_PATH}>
                {payouts('toAccounts')}
              </ButtonLink>
            )}
            <ButtonLink variant="default" href={SUPPORT_DOCUMENTS_PATH}>
              {t('support')}
            </ButtonLink>
            <ButtonLink variant="default" href={WITHHOLDINGS_PATH}>
              {t('withholdings')}
            </ButtonLink>
          </>
        }
      />
      <MissingNow rows={missing} />
      <PayingTabs actor={actor} current={tab} params={params} waiting={waiting} />
      <div className={styles.list}>
        <ClaimList
          key={tab}
          rows={rows.map(toClaimRow)}
          pages={pages}
          tab={tab}
          mayReview={can(actor, 'reviewClaims')}
          named={{ evento: first?.eventName ?? '', talento: first?.name ?? '' }}
        />
      </div>
    </ClientMessages>
  );
}
