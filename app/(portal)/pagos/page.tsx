import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { VIEW_PARAM, VIEWS, viewName } from '@/app/_features/payouts/paying-states';
import { PayingTabs } from '@/app/_features/payouts/paying-tabs';
import { ClientMessages } from '@/app/_ui/client-messages';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { LinkTabs } from '@/app/_ui/layout/link-tabs';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { listHref, readList, type SearchParams } from '@/app/_ui/list/list-query';
import { NotInRole } from '@/app/(portal)/_roles/not-in-role';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { can } from '@/lib/core/abilities';
import { formatShortDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import {
  CLAIMS_PATH,
  PAYER_ACCOUNTS_PATH,
  PAYOUTS_PATH,
  PLATFORM_CLAIMS_PATH,
  WITHHOLDINGS_PATH,
} from '@/lib/core/paths';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { listBatches, sumOpenBatches } from '@/lib/payouts/queries';
import { BatchList } from './batch-list';
import { BATCH_LIST, readView } from './list-query';
import styles from './payouts.module.css';

export const metadata: Metadata = { title: 'Lotes de pago' };

type Props = { searchParams: Promise<SearchParams> };

const OPEN_STATES = ['DRAFT', 'SUBMITTED', 'APPROVED', 'EXPORTED'] as const;

/** The batches by which an agency, in its page of what is to be paid, or the platform pays claims. */
export default async function PayoutsPage({ searchParams }: Props) {
  const [{ actor, account }, params, t, claims] = await Promise.all([
    portalGate(),
    searchParams,
    getTranslations('payouts'),
    getTranslations('claims'),
  ]);
  const isPlatform = actor.kind === 'administrator';
  if (!isPlatform && !can(actor, 'reviewClaims'))
    return <NotInRole account={account} ability="reviewClaims" back={CLAIMS_PATH} />;
  const view = readView(params);
  const { page, cut } = readList(BATCH_LIST, params);
  const [found, open] = await Promise.all([
    listBatches(actor, { view, ...page }),
    view === 'open' ? sumOpenBatches(actor) : [],
  ]);
  const { rows: batches, pages } = cut(found);
  const toClaims = isPlatform ? PLATFORM_CLAIMS_PATH : `${CLAIMS_PATH}?estado=aprobadas`;
  return (
    <ClientMessages namespaces={['payouts']}>
      <PageHeader
        title={isPlatform ? t('title') : claims('title')}
        subtitle={isPlatform ? t('platformSubtitle') : t('subtitle')}
        actions={
          <>
            {isPlatform && (
              <ButtonLink variant="default" href={WITHHOLDINGS_PATH}>
                {claims('withholdings')}
              </ButtonLink>
            )}
            <ButtonLink variant="default" href={PAYER_ACCOUNTS_PATH}>
              {t('toAccounts')}
            </ButtonLink>
            {isPlatform && <ButtonLink href={toClaims}>{t('toApproved')}</ButtonLink>}
          </>
        }
      />
      {isPlatform ? (
        <LinkTabs
          label={t('tabs')}
          tabs={VIEWS.map((each) => ({
            id: each,
            label: t(`views.${each}`),
            href: listHref(PAYOUTS_PATH, params, { [VIEW_PARAM]: viewName(each) }),
          }))}
          current={view}
        />
      ) : (
        <PayingTabs actor={actor} current={view} params={params} />
      )}
      {open.length > 0 && (
        <div className={styles.figures}>
          <KeyFigures
            figures={OPEN_STATES.map((state) => {
              const of = open.filter((sum) => sum.state === state);
              return {
                label: t(`states.${state}`),
                value: String(of.reduce((all, { count }) => all + count, 0)),
                hint: of.map(({ total, currencyCode }) => formatMoney(total, currencyCode)).join(' · '),
              };
            })}
          />
        </div>
      )}
      <div className={styles.list}>
        <BatchList
          rows={batches.map((batch) => ({
            id: batch.id,
            number: batch.number,
            state: batch.state,
            count: batch.count,
            total: batch.total,
            currency: batch.currencyCode,
            made: formatShortDate(batch.createdAt, DEFAULT_TIME_ZONE),
            by: batch.createdName ?? '',
          }))}
          pages={pages}
          view={view}
          toClaims={toClaims}
        />
      </div>
    </ClientMessages>
  );
}
