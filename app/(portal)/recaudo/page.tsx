import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { LinkTabs } from '@/app/_ui/layout/link-tabs';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { listHref, readList, type SearchParams } from '@/app/_ui/list/list-query';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { COLLECTED_PATH, PLATFORM_CLAIMS_PATH } from '@/lib/core/paths';
import { listAgencyBalances, listCollected } from '@/lib/finances/third-party/queries';
import { COLLECTED_VIEWS } from '@/lib/finances/third-party/rules';
import { countSearch } from '@/lib/identity/limits/count-search';
import { AgencyBalances } from './agency-balances';
import { CollectedList } from './collected-list';
import { COLLECTED_LIST, readView, VIEW_PARAM, viewName } from './list-query';
import styles from './recaudo.module.css';

export const metadata: Metadata = { title: 'Recaudo de terceros' };

type Props = { searchParams: Promise<SearchParams> };

/** What the platform received for the agency, or for the administrator for all of them, and whose it is. */
export default async function CollectedPage({ searchParams }: Props) {
  const [{ actor }, params, t] = await Promise.all([
    portalGate(),
    searchParams,
    getTranslations('receivables.recaudo'),
  ]);
  const view = readView(params);
  const { filter, page, cut } = readList(COLLECTED_LIST, params);
  await countSearch(actor, filter.search);
  const isAdministrator = actor.kind === 'administrator';
  const [found, balances] = await Promise.all([
    listCollected(actor, { ...filter, ...(view ? { view } : {}), ...page }),
    isAdministrator ? listAgencyBalances(actor, { limit: LONGEST_PAGE }) : [],
  ]);
  const { rows, pages } = cut(found);
  return (
    <ClientMessages namespaces={['receivables']}>
      <PageHeader
        title={t('title')}
        subtitle={isAdministrator ? t('adminText') : t('agencyText')}
        actions={
          <>
            {isAdministrator && (
              <ButtonLink variant="default" href={PLATFORM_CLAIMS_PATH}>
                {t('desk.toClaims')}
              </ButtonLink>
            )}
            {rows.length > 0 && <ExportMenu path={COLLECTED_PATH} />}
          </>
        }
      />
      {balances.length > 0 && (
        <div className={styles.balances}>
          <SectionCard flush title={t('balances')} description={t('balancesText')}>
            <AgencyBalances rows={balances} />
          </SectionCard>
        </div>
      )}
      <LinkTabs
        label={t('tabs')}
        tabs={[null, ...COLLECTED_VIEWS].map((each) => ({
          id: each ?? 'all',
          label: t(`views.${each ?? 'all'}`),
          href: listHref(COLLECTED_PATH, params, { [VIEW_PARAM]: viewName(each) }),
        }))}
        current={view ?? 'all'}
      />
      <div className={styles.list}>
        <CollectedList
          key={view}
          rows={rows.map(({ advance: _, ...row }) => row)}
          pages={pages}
          withAgency={isAdministrator}
        />
      </div>
    </ClientMessages>
  );
}
